extension Harness {
  /// Returns a description of a difference between the engine and the oracle, with the shortest program that shows it.
  ///
  /// The result is nil if there is no difference. The program is Swift source for a test of this package. Beside each step is a
  /// comment with the oracle's events.
  public func report(of program: Program) -> String? {
    guard let original = failure(of: program) else { return nil }
    let short = shrink(program, failing: original) { failure(of: $0) }
    return "\(failure(of: short) ?? original)\nin\n\(annotated(short))"
  }

  /// Returns the shortest program found that fails in the same check as a given one.
  package func shrink(
    _ program: Program, failing original: Failure, by failure: @escaping (Program) -> Failure?
  ) -> Program {
    var shrinker = Shrinker { failure($0)?.check == original.check }
    return shrinker.shrink(program)
  }

  /// Returns the source of a program.
  ///
  /// Comments have the attributes and the events of each step.
  package func annotated(_ program: Program) -> String {
    var oracle = Oracle()
    oracle.mayAskInVain = asksInVain
    let lines = program.steps.map { step in
      let before = oracle.attributes.count
      step.perform(on: &oracle)
      let made = (before..<oracle.attributes.count).map { "makes n\($0)" }
      let notes = made + oracle.takeLog().map(\.description)
      return "  \(step)," + (notes.isEmpty ? "" : "  // \(notes.joined(separator: ", "))") + "\n"
    }
    return "Program([\n\(lines.joined())])"
  }
}
