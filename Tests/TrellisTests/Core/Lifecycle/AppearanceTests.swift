import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

@MainActor
@Suite struct AppearanceTests {
  private func told(_ names: String...) -> ([String], [String]) {
    (names.map { "appear \($0)" }, names.map { "disappear \($0)" })
  }

  @Test func `LC-A1: what is inside comes and goes before what is around it`() {
    let stage = Stage { m, log in
      if m.show {
        VStack {
          VStack {
            TellingLeaf("child1", log)
            TellingLeaf("child2", log)
          }
          .onAppear { log("appear parent") }.onDisappear { log("disappear parent") }
        }
        .onAppear { log("appear grandparent") }.onDisappear { log("disappear grandparent") }
      }
    }
    let (appear, disappear) = told("child2", "child1", "parent", "grandparent")
    #expect(stage.change { $0.show = true } == appear)
    #expect(stage.change { $0.show = false } == disappear)
  }

  @Test
  func `LC-A2: siblings that come together appear from the last; removed one by one they go from the first`()
  {
    let stage = Stage { m, log in
      VStack {
        if m.show { TellingLeaf("s1", log) }
        if m.show { TellingLeaf("s2", log) }
        if m.show { TellingLeaf("s3", log) }
      }
    }
    #expect(stage.change { $0.show = true } == told("s3", "s2", "s1").0)
    #expect(stage.change { $0.show = false } == told("s1", "s2", "s3").1)
  }

  @Test func `stacked modifiers are performed from the innermost`() {
    let stage = Stage { m, log in
      if m.show {
        Text("x").onAppear { log("appear a") }.onAppear { log("appear b") }
          .onDisappear { log("disappear a") }.onDisappear { log("disappear b") }
      }
    }
    #expect(stage.change { $0.show = true } == told("a", "b").0)
    #expect(stage.change { $0.show = false } == told("a", "b").1)
  }

  @Test func `LC-A4: the branch that is taken appears before the other one disappears`() {
    let stage = Stage { m, log in
      if m.show { TellingLeaf("then", log) } else { TellingLeaf("else", log) }
    }
    #expect(stage.journal.take() == ["appear else"])
    #expect(stage.change { $0.show = true } == ["appear then", "disappear else"])
    #expect(stage.change { $0.show = false } == ["appear else", "disappear then"])
  }

  @Test func `a sibling that comes appears before the one that goes`() {
    let stage = Stage { m, log in
      VStack {
        if !m.show { TellingLeaf("old", log) }
        if m.show { TellingLeaf("new", log) }
      }
    }
    #expect(stage.change { $0.show = true } == ["appear new", "disappear old"])
    #expect(stage.change { $0.show = false } == ["appear old", "disappear new"])
  }

  @Test
  func `LC-A6: onAppear on a ForEach is performed when there is a first row, onDisappear when there is none`()
  {
    let stage = Stage { m, log in
      VStack {
        ForEach(0..<m.count, id: \.self) { Text("r\($0)") }
          .onAppear { log("appear foreach") }.onDisappear { log("disappear foreach") }
      }
    }
    #expect(stage.journal.take() == [])
    #expect(stage.change { $0.count = 3 } == ["appear foreach"])
    #expect(stage.change { $0.count = 1 } == [])
    #expect(stage.change { $0.count = 0 } == ["disappear foreach"])
    #expect(stage.change { $0.count = 2 } == ["appear foreach"])
  }

  @Test func `on a group it is performed once`() {
    let stage = Stage { m, log in
      VStack {
        if m.show {
          Group {
            TellingLeaf("a", log)
            TellingLeaf("b", log)
          }
          .onAppear { log("appear group") }.onDisappear { log("disappear group") }
        }
      }
    }
    #expect(stage.change { $0.show = true } == told("b", "a", "group").0)
    #expect(stage.change { $0.show = false } == told("b", "a", "group").1)
  }

  @Test func `LC-E2: what has a new id appears, then the old one disappears, with the closure it had last`() {
    let stage = Stage { m, log in
      Text("x").onAppear { [k = m.k] in log("appear \(k)") }
        .onDisappear { [k = m.k, v = m.v] in log("disappear \(k) \(v)") }.id(m.k)
    }
    #expect(stage.journal.take() == ["appear 0"])
    #expect(stage.change { $0.v = 5 } == [])
    #expect(stage.change { $0.k = 1 } == ["appear 1", "disappear 0 5"])
  }

  @Test func `modifiers around an id stay when it changes`() {
    let stage = Stage { m, log in
      Text("x").id(m.k).onAppear { log("appear") }.onDisappear { log("disappear") }
        .onChange(of: m.v) { log("change \($0) \($1)") }
    }
    #expect(stage.journal.take() == ["appear"])
    #expect(
      stage.change {
        $0.k = 1
        $0.v = 1
      } == ["change 0 1"])
  }

  @Test func `several ids that change at once appear from the last, and go from the first`() {
    let stage = Stage { m, log in
      VStack {
        TellingLeaf("a\(m.k)", log).id(m.k)
        HStack { TellingLeaf("b\(m.k)", log).id(m.k) }
        TellingLeaf("c\(m.k)", log).id(m.k)
      }
    }
    #expect(stage.journal.take() == told("c0", "b0", "a0").0)
    let lines = stage.change { $0.k = 1 }
    #expect(lines.prefix(3) == told("c1", "b1", "a1").0[...])
    #expect(Set(lines.suffix(3)) == Set(told("a0", "b0", "c0").1))
  }

  @Test func `LC-E3: what is hidden appears, disappears and changes`() {
    let stage = Stage { m, log in
      VStack {
        TellingLeaf("hidden", log).onChange(of: m.v) { log("change \($1)") }.hidden()
        if m.show { TellingLeaf("late", log).hidden() }
      }
    }
    #expect(stage.journal.take() == ["appear hidden"])
    #expect(stage.change { $0.show = true } == ["appear late"])
    #expect(stage.change { $0.v = 1 } == ["change 1"])
    #expect(stage.change { $0.show = false } == ["disappear late"])
  }

  @Test func `LC-E5: what has no size or lies outside the window appears`() {
    let stage = Stage { _, log in
      VStack {
        TellingLeaf("zero", log).frame(width: 0, height: 0)
        TellingLeaf("offscreen", log).offset(x: 5000)
      }
      .frame(width: 50, height: 50)
    }
    #expect(stage.journal.take() == told("offscreen", "zero").0)
  }

  private struct Toggled: View {
    let journal: StageJournal
    @State private var isOn = false

    var body: some View {
      VStack {
        Color.red
          .onAppear { journal("A\(isOn ? "T" : "F")") }
          .onDisappear { journal("D\(isOn ? "T" : "F")") }
          .id(isOn)
        Button("toggle") { isOn.toggle() }
      }
    }
  }

  @Test func `OS-idTest: a toggled id, and what is there at the end disappears`() throws {
    let journal = StageJournal()
    var host: TestHost? = TestHost(Toggled(journal: journal))
    try host!.tap("toggle")
    _ = host!.displayList
    #expect(journal.lines.joined() == "AFATDT")
    host = nil
    #expect(journal.lines.joined() == "AFATDTDT")
  }

  @Test func `what comes in a condition or in rows of what comes is inside it`() {
    let stage = Stage { m, log in
      if m.show {
        VStack {
          TellingLeaf("first", log)
          ForEach(0..<2) { row in
            VStack { if m.show { TellingLeaf("row \(row)", log) } }.onAppear { log("appear around \(row)") }
          }
          .onAppear { log("appear rows") }
          if m.show { TellingLeaf("last", log) }
        }
        .onAppear { log("appear all") }.onDisappear { log("disappear all") }
      }
    }
    #expect(
      stage.change { $0.show = true }
        == told("last", "row 1", "around 1", "row 0", "around 0", "rows", "first", "all").0)
    #expect(
      stage.change { $0.show = false } == told("last", "row 1", "row 0", "first", "all").1)
  }

  @Test func `rows come from the last, go from the first, and those that stay are silent`() {
    let stage = Stage(prepare: { $0.items = [1, 2, 3, 4] }) { m, log in
      VStack { ForEach(m.items, id: \.self) { TellingLeaf("\($0)", log) } }
    }
    #expect(stage.journal.take() == told("4", "3", "2", "1").0)
    #expect(
      stage.change { $0.items = [9, 4, 8, 2] } == ["appear 8", "appear 9", "disappear 1", "disappear 3"])
    #expect(stage.change { $0.items.reverse() } == [])
  }

  @Test func `conditions within rows that stay come in the order of the rows now`() {
    let stage = Stage(prepare: { $0.items = [1, 2, 3] }) { m, log in
      VStack {
        ForEach(m.items, id: \.self) { row in
          VStack {
            Text("row \(row)")
            if m.show { TellingLeaf("\(row)", log) }
          }
        }
      }
    }
    _ = stage.change { $0.items = [3, 1, 2] }
    #expect(stage.change { $0.show = true } == told("2", "1", "3").0)
  }

  @Test func `a chain of appearances settles before anything is shown`() {
    let stage = Stage { m, log in
      VStack {
        TellingLeaf("first", log).onAppear { m.more = true }
        if m.more { Text("second").onAppear { m.count = 1 } }
        if m.count == 1 { TellingLeaf("third", log) }
      }
    }
    #expect(stage.journal.take() == ["appear first", "appear third"])
    #expect(stage.host.texts == ["first", "second", "third"])
  }

  @Test func `what a ViewThatFits leaves out doesn't appear`() {
    let stage = Stage { _, log in
      ViewThatFits {
        TellingLeaf("large", log).frame(width: 5000)
        TellingLeaf("small", log)
      }
    }
    #expect(stage.journal.take() == ["appear small"])
  }

  private struct Remembering: View {
    let journal: StageJournal
    @State private var n = 0

    var body: some View {
      Text("n")
        .onAppear {
          journal("appear \(n)")
          n = 7
        }
        .onDisappear {
          journal("disappear \(n)")
          n = 99
        }
    }
  }

  @Test func `what disappears reads its state as it was, and what it writes is lost`() {
    let stage = Stage { m, log in if m.show { Remembering(journal: log) } }
    #expect(stage.change { $0.show = true } == ["appear 0"])
    #expect(stage.change { $0.show = false } == ["disappear 7"])
    #expect(stage.change { $0.show = true } == ["appear 0"])
  }

  /// An object with a serial number.
  @MainActor private final class Monitor {
    static var count = 0
    let number: Int

    init() {
      Monitor.count += 1
      number = Monitor.count
    }
  }

  private struct Monitored: View {
    let v: Int
    let log: StageJournal
    @State private var monitor = Monitor()

    init(v: Int, _ log: StageJournal) {
      (self.v, self.log) = (v, log)
      log("made \(Monitor.count)")
    }

    var body: some View {
      Text("v \(v)").onAppear { log("appear \(monitor.number)") }.onDisappear {
        log("disappear \(monitor.number)")
      }
    }
  }

  @Test func `LC-D2: the first value of a state stays, though it is computed each time`() {
    let stage = Stage { m, log in if m.show { Monitored(v: m.v, log) } }
    #expect(stage.change { $0.show = true } == ["made 1", "appear 1"])
    #expect(stage.change { $0.v = 1 } == ["made 2"])
    #expect(stage.change { $0.v = 2 } == ["made 3"])
    #expect(stage.change { $0.v = 3 } == ["made 4"])
    #expect(stage.change { $0.show = false } == ["disappear 1"])
  }

  @Test func `coming and going leaves nothing behind`() {
    let stage = Stage { m, log in
      VStack {
        if m.show {
          Group { ForEach(0..<10) { TellingLeaf("\($0)", log).id(m.k) } }.onAppear {}.onChange(of: m.v) {}
        }
      }
    }
    // Attributes of the environment's values stay after their first use.
    _ = stage.change { $0.show = true }
    _ = stage.change { $0.show = false }
    let (nodes, edges) = (stage.host.nodeCount, stage.host.edgeCount)
    for _ in 0..<3 {
      _ = stage.change { $0.show = true }
      #expect(stage.change { $0.k += 1 }.count == 20)
      _ = stage.change { $0.show = false }
    }
    #expect((stage.host.nodeCount, stage.host.edgeCount) == (nodes, edges))
  }
}
