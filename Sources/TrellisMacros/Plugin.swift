import Glibc

/// What the compiler runs to expand the macros of the module SwiftUI.
///
/// It speaks the compiler's protocol itself and reads the little that it needs of the source, so that no package of a
/// Swift parser is compiled before the first view is.
@main
enum Plugin {
  static func main() {
    let channel = Channel()
    do {
      while let request = try channel.receive() { try channel.send(answer(request)) }
    } catch {
      // To the standard error, as all that is printed here.
      print("TrellisMacros can't read what the compiler asks: \(error)")
      exit(1)
    }
  }

  static func answer(_ request: Request) -> Response {
    switch request {
    case .getCapability:
      return .getCapabilityResult(capability: Response.Capability())
    case .expandFreestandingMacro(let macro, let discriminator, let syntax):
      let use = Source(syntax)
      return expansion { () throws(Complaint) in
        switch macro.typeName {
        case "PreviewMacro": try PreviewMacro.declaration(for: use, discriminator: discriminator)
        default: throw Complaint.unknown(macro, at: use)
        }
      }
    case .expandAttachedMacro(let macro, let role, _, let declaration, let context):
      let declaration = Source(declaration)
      let place = context?.first.map(Source.init)
      return expansion { () throws(Complaint) in
        switch (macro.typeName, role) {
        case ("EntryMacro", "accessor"): EntryMacro.accessors(for: declaration, in: place)
        case ("EntryMacro", "peer"): try EntryMacro.key(for: declaration, in: place)
        case ("EntryDefaultValueMacro", "accessor"): try EntryDefaultValueMacro.accessors(for: declaration)
        case ("PreviewableMacro", "peer"): try PreviewableMacro.peers(for: declaration)
        default: throw Complaint.unknown(macro, at: declaration)
        }
      }
    }
  }

  private static func expansion(_ expand: () throws(Complaint) -> String) -> Response {
    do {
      return .expandMacroResult(expandedSource: try expand(), diagnostics: [])
    } catch {
      return .expandMacroResult(expandedSource: nil, diagnostics: [error.diagnostic])
    }
  }
}
