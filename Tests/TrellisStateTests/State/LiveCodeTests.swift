import Foundation
import SwiftUI
import Testing
import Trellis
import TrellisGraph
@testable import TrellisTesting

/// Code that is edited while it runs, as sources of the graph.
@MainActor
@Suite struct LiveCodeTests {
  /// The number of a literal that no other test uses.
  private static var last = 1_000_000

  private static func next() -> Int {
    last += 1
    return last
  }

  /// Runs a test in a program whose code may be replaced.
  private func live(_ test: @MainActor () throws -> Void) rethrows {
    LiveCode.start()
    defer { LiveCode.stop() }
    try test()
  }

  private struct Pair: View {
    let first: Int
    let second: Int

    var body: some View {
      VStack {
        First(id: first)
        Second(id: second)
      }
    }
  }

  private struct First: View {
    let id: Int
    var body: some View { Text(_editedText(id, "one")) }
  }

  private struct Second: View {
    let id: Int
    var body: some View {
      Color.red.frame(width: _editedInteger(id, 40), height: 10).accessibilityIdentifier("b")
    }
  }

  @Test func `an edited literal evaluates only the bodies that read it`() throws {
    try live {
      let (first, second) = (LiveCodeTests.next(), LiveCodeTests.next())
      let host = TestHost(Pair(first: first, second: second))
      #expect(host.texts == ["one"])
      let log = host.evaluations { #expect(EditedLiterals.set([first: .text("two")]) == []) }
      #expect(host.texts == ["two"])
      #expect(log.bodies(of: First.self) == 1 && log.bodies == 1)
      let other = host.evaluations { #expect(EditedLiterals.set([second: .integer(60)]) == []) }
      #expect(other.bodies(of: Second.self) == 1 && other.bodies == 1)
      let width = try host.frame(ofIdentifier: "b").width
      #expect(width == 60)
    }
  }

  @Test func `an edited literal keeps the type that it was compiled with`() {
    live {
      let id = LiveCodeTests.next()
      #expect((_editedInteger(id, 5) as Double) == 5)
      #expect(EditedLiterals.set([id: .integer(7)]) == [])
      #expect((_editedInteger(id, 5) as Double) == 7)
      #expect((_editedInteger(id, 5) as UInt8) == 7)
      #expect((_editedInteger(id, 5) as CGFloat) == 7)
      #expect(EditedLiterals.set([id: .integer(300)]) == [])
      #expect((_editedInteger(id, 5) as UInt8) == 5)
      #expect(EditedLiterals.set([id: .truth(false)]) == [])
      #expect(_editedTruth(id, true) == false)
      #expect(EditedLiterals.set([id: .number(2.5)]) == [])
      #expect((_editedNumber(id, 1.5) as Float) == 2.5)
    }
  }

  @Test func `a literal whose type has no other values refuses edits, and then no literal changes`() {
    live {
      let (fixed, free) = (LiveCodeTests.next(), LiveCodeTests.next())
      _ = _editedText(fixed, "a") as StaticString
      _ = _editedText(free, "b") as String
      #expect(EditedLiterals.set([fixed: .text("c"), free: .text("d")]) == [fixed])
      #expect((_editedText(free, "b") as String) == "b")
    }
  }

  @Test func `in a program that isn't watched, a literal is what was compiled`() {
    let id = LiveCodeTests.next()
    _ = EditedLiterals.set([id: .text("new")])
    #expect((_editedText(id, "old") as String) == "old")
  }

  @Test func `replaced code evaluates the bodies of its types alone`() {
    live {
      let host = TestHost(Pair(first: LiveCodeTests.next(), second: LiveCodeTests.next()))
      let log = host.evaluations { LiveCode.replaced(["Second"]) }
      #expect(log.bodies(of: Second.self) == 1 && log.bodies == 1)
    }
  }

  @Test func `in a program that isn't watched, bodies have no source for their code`() {
    let host = TestHost(Pair(first: LiveCodeTests.next(), second: LiveCodeTests.next()))
    #expect(host.evaluations { LiveCode.replaced(["Second"]) }.bodies == 0)
    #expect(!host.viewGraph.graph.snapshot().nodes.contains { $0.name.contains("ChangeSource") })
  }
}
