/// Makes programs that fail shorter.
///
/// It takes spans of steps away, long ones first, and then puts simpler steps in the place of what is left, as long as the
/// program fails in the same check; at last it numbers the registers anew.
package struct Shrinker {
  /// What a program does wrong, if anything.
  let failure: (Program) -> Failure?
  /// How many programs it may still try.
  private var budget: Int

  package init(budget: Int = 4000, failure: @escaping (Program) -> Failure?) {
    self.failure = failure
    self.budget = budget
  }

  /// The shortest program that was found to fail as a given one does; that one, where it doesn't fail.
  package mutating func shrink(_ program: Program) -> Program {
    guard let original = failure(program) else { return program }
    var best = program
    best.steps.removeSubrange(min(best.count, original.step + 1)...)
    if !fails(best, like: original) { best = program }
    while budget > 0 {
      let before = best
      removeSpans(from: &best, like: original)
      simplifySteps(of: &best, like: original)
      if best == before { break }
    }
    return best
  }

  private mutating func fails(_ program: Program, like original: Failure) -> Bool {
    if budget == 0 { return false }
    budget -= 1
    return failure(program)?.check == original.check
  }

  private mutating func removeSpans(from program: inout Program, like original: Failure) {
    var length = max(1, program.count / 2)
    while length > 0 {
      var start = max(0, program.count - length)
      while true {
        var candidate = program
        candidate.steps.removeSubrange(start..<min(start + length, candidate.count))
        if candidate.count < program.count, fails(candidate, like: original) { program = candidate }
        if start == 0 { break }
        start = max(0, min(start, program.count) - length)
      }
      length /= 2
    }
  }

  private mutating func simplifySteps(of program: inout Program, like original: Failure) {
    for index in program.steps.indices {
      var isSimpler = true
      while isSimpler {
        isSimpler = false
        for step in program.steps[index].simpler {
          var candidate = program
          candidate.steps[index] = step
          if fails(candidate, like: original) {
            program = candidate
            isSimpler = true
            break
          }
        }
      }
    }
  }
}

extension Harness {
  /// Looks for a difference between the engine and the oracle, and describes it with the shortest program that shows it.
  ///
  /// Nil where there is none.
  public func report(of program: Program) -> String? {
    report(of: program) { failure(of: $0) }
  }

  package func report(of program: Program, failure: @escaping (Program) -> Failure?) -> String? {
    guard let original = failure(program) else { return nil }
    var shrinker = Shrinker(failure: failure)
    let short = shrinker.shrink(program)
    return "\(failure(short) ?? original)\nin\n\(short)"
  }
}
