import Testing

@testable import TrellisViewChecks

/// Programs as values: text form, seeds and shrinking.
@Suite struct ViewProgramTests {
  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `a random program is read back from its text`(seed: UInt64) throws {
    let program = ViewProgram(seed: seed, stepCount: 20)
    #expect(try #require(ViewProgram(program.description)) == program)
  }

  @Test func `a seed always gives the same program`() {
    #expect(ViewProgram(seed: 7, stepCount: 30) == ViewProgram(seed: 7, stepCount: 30))
    #expect(ViewProgram(seed: 7, stepCount: 30) != ViewProgram(seed: 8, stepCount: 30))
  }

  @Test func `random programs contain every kind of view and of step`() {
    var (kinds, steps): (Set<NodeKind>, Set<String>) = ([], [])
    for seed in 1...2_000 as ClosedRange<UInt64> {
      let program = ViewProgram(seed: seed, stepCount: 20)
      kinds.formUnion(program.tree.all.map(\.kind))
      steps.formUnion(program.steps.map { String($0.description.prefix { $0 != " " }) })
    }
    #expect(kinds == Set(NodeKind.allCases))
    #expect(steps == ["write", "advance", "resize", "scheme", "tap", "drag", "scroll", "key", "secondary"])
  }

  @Test(arguments: [
    "", "observed desktop", "sideways desktop\ntext#0", "observed desktop\ntext",
    "observed desktop\ntext#0\njump 3", "observed banana\ntext#0", "observed desktop\ntext#0(text#1)",
    "observed desktop\nifElse#0(text#1)", "observed desktop\nvStack#0(text#1, text#1)",
    "observed desktop\ntext#0\ntap 1 x 2", "observed desktop\ntext#0\nscheme purple",
    "observed desktop\ntext#0\nwrite none 0=\"",
  ])
  func `a text that isn't a program is rejected`(text: String) {
    #expect(ViewProgram(text) == nil)
  }

  @Test func `a failing program shrinks to the node and the step that make it fail`() throws {
    let program = try #require(
      ViewProgram(
        """
        values phone
        vStack#0(text#1, group#2(color#3, ifOnly#4(text#5)), text#6)
        advance 16
        write linear 1=3 4=true 6=2
        resize 200 300
        """))
    let smallest = program.shrunk { program in
      program.tree.all.contains { $0.kind == .ifOnly }
        && program.steps.contains {
          if case .write(_, let writes) = $0 { writes.contains { $0.cell == 4 } } else { false }
        }
    }
    #expect(smallest.description == "values phone\nifOnly#4(text#5)\nwrite linear 4=true")
  }
}
