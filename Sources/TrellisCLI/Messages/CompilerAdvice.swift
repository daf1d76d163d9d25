import Foundation

/// Advice about names that the source uses and that don't exist.
struct CompilerAdvice {
  /// The modules that source may import.
  static let modules = Toolkit.imports + ["Foundation", "Observation", "os", "AppKit", "Cocoa"]

  /// Advice about parts of the language that need the Objective-C runtime, by the compiler's words.
  private static let objectiveC = [
    (
      "'#selector' can only be used with the Objective-C runtime",
      "#selector: Linux has no selectors of properties; only #selector(method) is compiled; pass a closure"
    ),
    (
      "'optional' can only be applied to members of an '@objc' protocol",
      "optional: Linux has no optional requirements; give the requirement a default in an extension of the protocol"
    ),
    (
      "Objective-C interoperability is disabled",
      "@objc: Linux has no Objective-C; leave the attribute out, or build with trellis, which ignores it"
    ),
  ]

  /// The largest number of names with advice.
  private static let limit = 10

  /// Returns the lines of advice about what a compiler reported; empty if there is none.
  ///
  /// `names` is called only if a name isn't among the known gaps. Of an expression that took too long to check, the names are listed
  /// that neither a module nor the source declares: one of them is often the reason.
  static func lines(
    for messages: String, _ sources: [(path: String, text: String)] = [],
    names: (PublicNames.Scope) -> PublicNames?
  ) -> [String] {
    var known: PublicNames??
    var missingNames = MissingName.names(in: messages)
    let suspects = SuspectNames(in: messages, sources)
    if !suspects.isEmpty, let own = names(.trellis), let system = names(.system) {
      let all = PublicNames(
        globals: own.globals.union(system.globals), members: own.members.union(system.members))
      known = all
      missingNames += suspects.unknown(to: all).filter { !missingNames.contains($0) }
    }
    let lines = missingNames.compactMap { missing -> String? in
      if let gap = KnownGaps.advice(for: missing) { return "\(missing.name): \(gap)" }
      if known == nil { known = .some(names(.trellis)) }
      return known?.flatMap { nearest(to: missing, $0, suspects) }
    }
    let others = objectiveC.filter { messages.contains($0.0) }.map(\.1)
    guard lines.count > limit else { return others + lines }
    return others + lines.prefix(limit) + ["and \(lines.count - limit) more"]
  }

  private static func nearest(
    to missing: MissingName, _ names: PublicNames, _ suspects: SuspectNames
  ) -> String? {
    let candidates: Set<String>
    switch missing.kind {
    case .global: candidates = names.globals
    case .member: candidates = names.members
    case .module: candidates = Set(modules)
    }
    // The name exists, although not where the source uses it.
    if candidates.contains(missing.name) { return nil }
    let nearest = NameDistance.nearest(to: missing.name, among: candidates)
    guard nearest.isEmpty else {
      return "\(missing.name): the nearest name is \(nearest.joined(separator: " or "))"
    }
    if suspects.contains(missing) {
      return "\(missing.name): no module has this name; it may be why the expression can't be checked"
    }
    guard missing.kind == .module else { return nil }
    return
      "\(missing.name): there is no such module on Linux; these are: \(modules.joined(separator: ", ")), and those of packages"
  }
}
