import Testing
import TrellisComparison

private struct Page: EquatableProjection {
  var path: String
  var hits = 0
  var equatableProjection: String { path }
}

private struct Scratch<Value>: EquatableProjection {
  var value: Value
  var equatableProjection: Void { () }
}

/// A value whose `==` always returns false, but isn't called, because the projection is compared instead.
private struct Stubborn: EquatableProjection, Equatable {
  var number: Int
  var equatableProjection: Int { number }
  static func == (first: Stubborn, second: Stubborn) -> Bool { false }
}

private struct Visit {
  var page: Page
  var scratch: Scratch<() -> Int>
  var number: Int
}

private indirect enum Chain {
  case end
  case link(Link)
}

private struct Link: EquatableProjection {
  var chain: Chain
  var equatableProjection: Chain { chain }
}

private final class Box {}

@Suite struct ComparisonPartTests {
  @Test func `a compared part decides, alone and in a larger value`() {
    same(Page(path: "a", hits: 1), Page(path: "a", hits: 2))
    differ(Page(path: "a"), Page(path: "b"), "self")
    let number = Int("1")!
    let visit = Visit(page: Page(path: "a"), scratch: Scratch { number }, number: 1)
    same(visit, Visit(page: Page(path: "a", hits: 9), scratch: Scratch { number + 1 }, number: 1))
    differ(visit, Visit(page: Page(path: "b"), scratch: visit.scratch, number: 1), "page")
    differ(visit, Visit(page: Page(path: "a"), scratch: visit.scratch, number: 2), "number")
    same([visit.page], [Page(path: "a", hits: 9)])
    same(Optional(visit.page), Page(path: "a", hits: 9))
    same(["key": visit.scratch], ["key": Scratch { number + 1 }])
    same(visit.page as Any, Page(path: "a", hits: 9) as Any)
  }

  @Test func `a compared part of type Void ignores the value`() {
    same(Scratch(value: 1), Scratch(value: 2))
    same(Scratch(value: Box()), Scratch(value: Box()))
    same([Scratch(value: 1), Scratch(value: 2)], [Scratch(value: 3), Scratch(value: 4)])
    differ([Scratch(value: 1)], [], "self")
  }

  private struct Noted {
    var number: Int
    var note: Untracked<Box>
  }

  @Test func `a value can be ignored in the comparison of its owner`() {
    same(Noted(number: 1, note: Untracked(Box())), Noted(number: 1, note: Untracked(Box())))
    differ(Noted(number: 1, note: Untracked(Box())), Noted(number: 2, note: Untracked(Box())), "number")
    same((Untracked(1), "a"), (Untracked(2), "a"))
  }

  @Test func `a compared part takes precedence over ==`() {
    same(Stubborn(number: 1), Stubborn(number: 1))
    differ(Stubborn(number: 1), Stubborn(number: 2), "self")
  }

  @Test func `a compared part may contain a type with a compared part`() {
    let chain = Chain.link(Link(chain: .link(Link(chain: .end))))
    same(chain, .link(Link(chain: .link(Link(chain: .end)))))
    differ(chain, .link(Link(chain: .end)))
  }

  @Test func `the outline describes each part's comparison`() {
    let outline = ValueComparison.outline(of: Visit.self)
    #expect(
      outline.description == """
        Visit, field by field
          page: Page, by the part that counts
            part: String, ==
          scratch: Scratch<() -> Int>, left out
          number: Int, by bytes
        """)
    #expect(outline.parts.map(\.outline.method) == [.part, .untracked, .bytes])
    #expect(ValueComparison.outline(of: Chain.self).parts[0].outline.parts[0].outline.parts.isEmpty)
    #expect(ValueComparison.outline(of: [() -> Void].self).parts[0].outline.method == .closure)
    #expect(ValueComparison.outline(of: Box.self).method == .identity)
    #expect(ValueComparison.outline(of: ClosedRange<Int>.self).method == .equatable)
    #expect(ValueComparison.structure(of: ClosedRange<Int>.self).method == .fields)
  }
}
