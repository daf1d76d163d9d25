/// A search for the shortest program that still fails.
///
/// It removes spans of steps, long ones first, replaces the remaining steps by simpler ones, and merges registers, as long as the program
/// fails. When none of these changes shortens the program any more, it removes a step and changes another at the same time. It ends when
/// that fails, too.
package struct Shrinker {
  private let fails: (Program) -> Bool
  /// The number of programs that the shrinker may still try.
  private var budget: Int

  /// Creates a shrinker that tries a limited number of programs.
  package init(budget: Int = 5000, fails: @escaping (Program) -> Bool) {
    self.fails = fails
    self.budget = budget
  }

  /// Returns the shortest program found that fails.
  ///
  /// The given program has to fail.
  package mutating func shrink(_ program: Program) -> Program {
    var best = program
    while budget > 0 {
      let before = best
      removeSpans(from: &best)
      simplifySteps(of: &best)
      mergeRegisters(of: &best)
      if best == before, !removeTwofold(from: &best) { break }
    }
    return best
  }

  private mutating func isGood(_ candidate: Program) -> Bool {
    if budget == 0 { return false }
    budget -= 1
    return fails(candidate)
  }

  private mutating func removeSpans(from program: inout Program) {
    var length = max(1, program.count / 2)
    while length > 0 {
      var start = max(0, program.count - length)
      while true {
        var candidate = program
        candidate.steps.removeSubrange(start..<min(start + length, candidate.count))
        if candidate.count < program.count, isGood(candidate) { program = candidate }
        if start == 0 { break }
        start = max(0, min(start, program.count) - length)
      }
      length /= 2
    }
  }

  /// Replaces a register by another.
  ///
  /// Afterwards, a step that only copies one of the two registers into the other can be removed.
  private mutating func mergeRegisters(of program: inout Program) {
    for register in 1..<24 {
      for other in 0..<register {
        for names in [Renaming(attributes: [register: other]), Renaming(subgraphs: [register: other])] {
          let candidate = program.renamed(names)
          if candidate != program, isGood(candidate) { program = candidate }
        }
      }
    }
  }

  /// Removes a step and changes another, or removes two, to get beyond what single changes achieve.
  private mutating func removeTwofold(from program: inout Program) -> Bool {
    if program.count > 24 { return false }
    for removed in program.steps.indices.reversed() {
      var shorter = program
      shorter.steps.remove(at: removed)
      for index in shorter.steps.indices {
        var candidates = shorter.steps[index].variants.map { variant in
          var candidate = shorter
          candidate.steps[index] = variant
          return candidate
        }
        if index < removed {
          candidates.append(shorter)
          candidates[candidates.count - 1].steps.remove(at: index)
        }
        for candidate in candidates where isGood(candidate) {
          program = candidate
          return true
        }
      }
    }
    return false
  }

  private mutating func simplifySteps(of program: inout Program) {
    for index in program.steps.indices {
      var isSimpler = true
      while isSimpler {
        isSimpler = false
        for step in program.steps[index].simpler {
          var candidate = program
          candidate.steps[index] = step
          if isGood(candidate) {
            program = candidate
            isSimpler = true
            break
          }
        }
      }
    }
  }
}
