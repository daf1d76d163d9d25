/// `@ModelActor` of the module SwiftData: gives an actor a context.
enum ModelActorMacro {
  static func members(for declaration: Source) -> String {
    let words = declaration.tokens.prefix { declaration.text($0) != "{" }.map(declaration.text)
    let access = words.contains("public") ? "public " : words.contains("package") ? "package " : ""
    return """
      \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
      \(access)nonisolated let modelContainer: SwiftData.ModelContainer
      \(access)init(modelContainer: SwiftData.ModelContainer) {
      let modelContext = SwiftData.ModelContext(modelContainer)
      self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
      self.modelContainer = modelContainer
      }
      """
  }

  static func conformance(of type: Source?, missing: Source?) -> String {
    guard let type, let missing, !missing.tokens.isEmpty else { return "" }
    return "extension \(type.text(type.extent)): SwiftData.ModelActor {}"
  }
}
