import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

@MainActor
@Suite struct AppearanceTests {
  private func told(_ names: String...) -> ([String], [String]) {
    (names.map { "appear \($0)" }, names.map { "disappear \($0)" })
  }

  @Test func `LC-A1: inner views appear and disappear before outer ones`() {
    let stage = Stage { m, log in
      if m.show {
        VStack {
          VStack {
            LoggingLeaf("child1", log)
            LoggingLeaf("child2", log)
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
  func
    `LC-A2: siblings inserted together appear from the last, and removed separately disappear from the first`()
  {
    let stage = Stage { m, log in
      VStack {
        if m.show { LoggingLeaf("s1", log) }
        if m.show { LoggingLeaf("s2", log) }
        if m.show { LoggingLeaf("s3", log) }
      }
    }
    #expect(stage.change { $0.show = true } == told("s3", "s2", "s1").0)
    #expect(stage.change { $0.show = false } == told("s1", "s2", "s3").1)
  }

  @Test func `stacked onAppear modifiers are performed from the innermost`() {
    let stage = Stage { m, log in
      if m.show {
        Text("x").onAppear { log("appear a") }.onAppear { log("appear b") }
          .onDisappear { log("disappear a") }.onDisappear { log("disappear b") }
      }
    }
    #expect(stage.change { $0.show = true } == told("a", "b").0)
    #expect(stage.change { $0.show = false } == told("a", "b").1)
  }

  @Test func `LC-A4: the new branch appears before the old one disappears`() {
    let stage = Stage { m, log in
      if m.show { LoggingLeaf("then", log) } else { LoggingLeaf("else", log) }
    }
    #expect(stage.journal.take() == ["appear else"])
    #expect(stage.change { $0.show = true } == ["appear then", "disappear else"])
    #expect(stage.change { $0.show = false } == ["appear else", "disappear then"])
  }

  @Test func `an inserted sibling appears before a removed one disappears`() {
    let stage = Stage { m, log in
      VStack {
        if !m.show { LoggingLeaf("old", log) }
        if m.show { LoggingLeaf("new", log) }
      }
    }
    #expect(stage.change { $0.show = true } == ["appear new", "disappear old"])
    #expect(stage.change { $0.show = false } == ["appear old", "disappear new"])
  }

  @Test
  func `LC-A6: onAppear on a ForEach is performed with the first row, onDisappear with the last`() {
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

  @Test func `onAppear on a group is performed once`() {
    let stage = Stage { m, log in
      VStack {
        if m.show {
          Group {
            LoggingLeaf("a", log)
            LoggingLeaf("b", log)
          }
          .onAppear { log("appear group") }.onDisappear { log("disappear group") }
        }
      }
    }
    #expect(stage.change { $0.show = true } == told("b", "a", "group").0)
    #expect(stage.change { $0.show = false } == told("b", "a", "group").1)
  }

  @Test func `LC-E2: a view with a new id appears, then the old one disappears, with its last closure`() {
    let stage = Stage { m, log in
      Text("x").onAppear { [k = m.k] in log("appear \(k)") }
        .onDisappear { [k = m.k, v = m.v] in log("disappear \(k) \(v)") }.id(m.k)
    }
    #expect(stage.journal.take() == ["appear 0"])
    #expect(stage.change { $0.v = 5 } == [])
    #expect(stage.change { $0.k = 1 } == ["appear 1", "disappear 0 5"])
  }

  @Test func `modifiers around an id stay when the id changes`() {
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

  @Test func `views with several changed ids appear from the last, and disappear from the first`() {
    let stage = Stage { m, log in
      VStack {
        LoggingLeaf("a\(m.k)", log).id(m.k)
        HStack { LoggingLeaf("b\(m.k)", log).id(m.k) }
        LoggingLeaf("c\(m.k)", log).id(m.k)
      }
    }
    #expect(stage.journal.take() == told("c0", "b0", "a0").0)
    let lines = stage.change { $0.k = 1 }
    #expect(lines.prefix(3) == told("c1", "b1", "a1").0[...])
    #expect(Set(lines.suffix(3)) == Set(told("a0", "b0", "c0").1))
  }

  @Test func `LC-E3: hidden views appear, disappear and change`() {
    let stage = Stage { m, log in
      VStack {
        LoggingLeaf("hidden", log).onChange(of: m.v) { log("change \($1)") }.hidden()
        if m.show { LoggingLeaf("late", log).hidden() }
      }
    }
    #expect(stage.journal.take() == ["appear hidden"])
    #expect(stage.change { $0.show = true } == ["appear late"])
    #expect(stage.change { $0.v = 1 } == ["change 1"])
    #expect(stage.change { $0.show = false } == ["disappear late"])
  }

  @Test func `LC-E5: views without a size or outside the window appear`() {
    let stage = Stage { _, log in
      VStack {
        LoggingLeaf("zero", log).frame(width: 0, height: 0)
        LoggingLeaf("offscreen", log).offset(x: 5000)
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

  @Test func `OS-idTest: a toggled id appears anew, and at the end all disappear`() throws {
    let journal = StageJournal()
    var host: TestHost? = TestHost(Toggled(journal: journal))
    try host!.tap("toggle")
    _ = host!.displayList
    #expect(journal.lines.joined() == "AFATDT")
    host = nil
    #expect(journal.lines.joined() == "AFATDTDT")
  }

  @Test func `views in conditions or rows of an inserted view appear inside it`() {
    let stage = Stage { m, log in
      if m.show {
        VStack {
          LoggingLeaf("first", log)
          ForEach(0..<2) { row in
            VStack { if m.show { LoggingLeaf("row \(row)", log) } }.onAppear { log("appear around \(row)") }
          }
          .onAppear { log("appear rows") }
          if m.show { LoggingLeaf("last", log) }
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

  @Test func `rows appear from the last, disappear from the first, and remaining ones are silent`() {
    let stage = Stage(prepare: { $0.items = [1, 2, 3, 4] }) { m, log in
      VStack { ForEach(m.items, id: \.self) { LoggingLeaf("\($0)", log) } }
    }
    #expect(stage.journal.take() == told("4", "3", "2", "1").0)
    #expect(
      stage.change { $0.items = [9, 4, 8, 2] } == ["appear 8", "appear 9", "disappear 1", "disappear 3"])
    #expect(stage.change { $0.items.reverse() } == [])
  }

  @Test func `conditions in remaining rows appear in the rows' current order`() {
    let stage = Stage(prepare: { $0.items = [1, 2, 3] }) { m, log in
      VStack {
        ForEach(m.items, id: \.self) { row in
          VStack {
            Text("row \(row)")
            if m.show { LoggingLeaf("\(row)", log) }
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
        LoggingLeaf("first", log).onAppear { m.more = true }
        if m.more { Text("second").onAppear { m.count = 1 } }
        if m.count == 1 { LoggingLeaf("third", log) }
      }
    }
    #expect(stage.journal.take() == ["appear first", "appear third"])
    #expect(stage.host.texts == ["first", "second", "third"])
  }

  @Test func `views rejected by ViewThatFits don't appear`() {
    let stage = Stage { _, log in
      ViewThatFits {
        LoggingLeaf("large", log).frame(width: 5000)
        LoggingLeaf("small", log)
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

  @Test func `a disappearing view reads its last state, and its writes are lost`() {
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

  @Test func `LC-D2: a state's first value is kept, though it is computed each time`() {
    let stage = Stage { m, log in if m.show { Monitored(v: m.v, log) } }
    #expect(stage.change { $0.show = true } == ["made 1", "appear 1"])
    #expect(stage.change { $0.v = 1 } == ["made 2"])
    #expect(stage.change { $0.v = 2 } == ["made 3"])
    #expect(stage.change { $0.v = 3 } == ["made 4"])
    #expect(stage.change { $0.show = false } == ["disappear 1"])
  }

  @Test func `appearing and disappearing leaves nothing behind`() {
    let stage = Stage { m, log in
      VStack {
        if m.show {
          Group { ForEach(0..<10) { LoggingLeaf("\($0)", log).id(m.k) } }.onAppear {}.onChange(of: m.v) {}
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
