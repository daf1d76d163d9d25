import TrellisGraph

/// The code of a program that is edited while it runs, as sources that bodies read.
///
/// It is off except in a program that `trellis run --watch` has started. While it is off, bodies read nothing, and no attribute is
/// made.
@MainActor package enum LiveCode {
  /// Whether the program's code may be replaced; set before the first view is built.
  nonisolated(unsafe) package private(set) static var isOn = false
  /// The number of times that all views were built anew.
  private static var generation = 0
  private static let generations = ChangeSource()
  /// The sources of the bodies that were evaluated, by the names of their types without modules and generic arguments.
  private static var sources: [String: [ChangeSource]] = [:]

  /// Makes all bodies that are built from now on follow replacements of their code.
  package static func start() { isOn = true }

  /// Makes bodies that are built from now on ignore replacements again, for tests.
  package static func stop() { isOn = false }

  /// Evaluates the bodies of types again, whose code was replaced.
  ///
  /// `types` are the types' names, without those of the types around them.
  package static func replaced(_ types: some Sequence<String>) {
    for type in types {
      for source in sources[type] ?? [] { source.change() }
    }
  }

  /// Builds all views anew; states are kept by ``KeptStates``.
  package static func rebuildAll() {
    generation += 1
    generations.change()
  }

  /// Returns the number of times that all views were built anew; the running rule depends on it.
  static func currentGeneration() -> Int {
    guard isOn else { return 0 }
    generations.read()
    return generation
  }

  /// Returns a body that also depends on its type's code.
  static func following<Value, Body>(
    _ record: TypeRecord, _ body: @escaping @MainActor (Value) -> Body
  ) -> @MainActor (Value) -> Body {
    let source = record[CodeKey.self]
    return { value in
      source.read()
      return body(value)
    }
  }

  private enum CodeKey: TypeKey {
    static let slot = TypeSlot()
    static func makeValue(of type: Any.Type) -> ChangeSource {
      let source = ChangeSource()
      // `Outer.Row<Int>` is `Row`.
      let name = TypeNames.short(type).prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? ""
      sources[name, default: []].append(source)
      return source
    }
  }
}
