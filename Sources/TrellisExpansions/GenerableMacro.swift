/// `@Generable` of the module FoundationModels: adds the conformance, which has no requirements.
enum GenerableMacro {
  /// Returns the extension of a type with a name as written in source.
  static func conformance(of type: String) -> String {
    "extension \(type): FoundationModels.Generable {}"
  }
}
