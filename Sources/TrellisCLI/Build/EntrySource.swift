import Foundation
import TrellisAssetNames
import TrellisExpansions

/// The one file that is compiled with the user's own where a view or a preview is shown by itself: it puts that in a window group, and
/// starts it instead of the `@main` type that the source may have.
enum EntrySource {
  /// What makes the compiler call the start of the source's own `@main` type something else than `main`.
  static let compilerArguments = [
    "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "trellis_unused_main",
  ]

  /// The file's text that starts at a point of a module; nil where the source starts by itself.
  static func text(for start: StartingPoint, in module: String) -> String? {
    switch start {
    case .program: nil
    case .view(let view): text(showing: "\(view.name)()", of: view.plainName, as: "the view")
    case .provider(let type): text(showing: "\(type.name).previews", of: type.plainName, as: "the previews")
    case .preview(let preview): text(for: preview, in: module)
    }
  }

  /// A view, or what a type of previews gives, in a window group.
  ///
  /// What the compiler says about it (an argument is missing, the view is private) it says of a file that is called as what was
  /// asked for, with a note about the declaration: nothing of this text is shown under a name of the user's.
  private static func text(showing expression: String, of name: String, as kind: String) -> String {
    """
    import SwiftUI

    private struct TrellisApp: SwiftUI.App {
      var body: some SwiftUI.Scene {
        SwiftUI.WindowGroup(\(SwiftName.literal(name))) { trellisView() }
      }
    }

    @_cdecl("main") @MainActor
    public func trellisMain(_: Int32, _: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32 {
      TrellisApp.main()
      return 0
    }

    @MainActor private func trellisView() -> some SwiftUI.View {
    #sourceLocation(file: "<\(kind) \(name)>", line: 1)


    \(expression)


    #sourceLocation()
    }

    """
  }

  /// A `#Preview`, which the program finds by its symbol.
  private static func text(for preview: PreviewDeclaration, in module: String) -> String {
    let fileID = "\(module)/\((preview.file as NSString).lastPathComponent)"
    let symbol = PreviewSymbol.name(fileID: fileID, offset: preview.offset)
    return """
      import SwiftUI

      @_cdecl("main") @MainActor
      public func trellisMain(_: Int32, _: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32 {
        SwiftUI._PreviewProgram.main(\(SwiftName.literal(symbol)), title: \(SwiftName.literal(preview.name)))
        return 0
      }

      """
  }
}
