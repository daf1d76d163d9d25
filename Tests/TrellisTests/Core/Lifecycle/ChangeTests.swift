import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

@MainActor
@Suite struct ChangeTests {
  @Test
  func `LC-C1, LC-C5: onChange receives the old and the new value, once for all writes of an update`() {
    let stage = Stage { m, log in Text("x").onChange(of: m.v) { old, new in log("\(old) \(new)") } }
    #expect(stage.journal.take() == [])
    #expect(stage.change { $0.v = 1 } == ["0 1"])
    #expect(
      stage.change {
        $0.v = 2
        $0.v = 3
      } == ["1 3"])
  }

  @Test func `LC-C2: onChange without parameters works, and the old form receives the new value`() {
    let stage = Stage { m, log in
      Text("x").onChange(of: m.v) { log("none, \(m.v)") }.onChange(of: m.v, perform: { log("new \($0)") })
    }
    #expect(stage.change { $0.v = 1 } == ["none, 1", "new 1"])
  }

  @Test func `LC-C3: initial passes the value twice, where the view appears`() {
    let stage = Stage(prepare: { $0.v = 5 }) { m, log in
      VStack {
        Text("x").onAppear { log("appear") }.onChange(of: m.v, initial: true) { log("\($0) \($1)") }
        Text("y").onChange(of: m.v, initial: true) { log("y") }.onAppear { log("appear y") }
        Text("z").onChange(of: m.v) { log("z") }
      }
    }
    #expect(stage.journal.take() == ["y", "appear y", "appear", "5 5"])
    #expect(stage.change { $0.v = 6 } == ["z", "y", "5 6"])
  }

  @Test func `LC-C6, LC-C7: a value that is set back, or set to an equal one, is no change`() {
    let stage = Stage { m, log in Text("x").onChange(of: m.v) { log("change") } }
    #expect(
      stage.change {
        $0.v = 1
        $0.v = 0
      } == [])
    #expect(stage.change { $0.v = 0 } == [])
  }

  @Test
  func
    `LC-C8, LC-C11: bodies run first, then inner views' actions before outer ones, the last sibling first`()
  {
    let stage = Stage { m, log in
      let _ = log("body \(m.v)")
      VStack {
        Text("a").onChange(of: m.v) { log("a") }
        VStack { Text("b").onChange(of: m.v) { log("b") } }
      }
      .onChange(of: m.v) { log("parent") }
    }
    #expect(stage.change { $0.v = 1 } == ["body 1", "b", "a", "parent"])
  }

  @Test func `LC-C9: writes in onChange are visible in the same turn`() {
    let stage = Stage { m, log in
      let _ = log("body v=\(m.v) w=\(m.w)")
      Text("w \(m.w)")
        .onChange(of: m.v) { _, new in
          log("change v")
          m.w = new * 10
        }
        .onChange(of: m.w) { log("change w") }
    }
    #expect(
      stage.change { $0.v = 1 } == ["body v=1 w=0", "change v", "body v=1 w=10", "change w"])
    #expect(stage.host.texts == ["w 10"])
  }

  @Test func `LC-C10: a new identity has no old value`() {
    let stage = Stage { m, log in
      Text("x").onAppear { log("appear \(m.k)") }.onDisappear { log("disappear") }
        .onChange(of: m.v) { log("\($0) \($1)") }.id(m.k)
    }
    #expect(
      stage.change {
        $0.k = 1
        $0.v = 1
      } == ["appear 1", "disappear"])
    #expect(stage.change { $0.v = 2 } == ["1 2"])
  }

  @Test func `LC-C12: changes of existing views come before appearances, and new views see none`() {
    let stage = Stage { m, log in
      VStack {
        Text("a").onChange(of: m.show) { log("change") }
        if m.show { Text("b").onAppear { log("appear") }.onChange(of: m.show) { log("change of the new") } }
      }
    }
    #expect(stage.change { $0.show = true } == ["change", "appear"])
  }

  @Test func `LC-C13: a removed view doesn't see the change that removes it`() {
    let stage = Stage { m, log in
      VStack {
        if !m.show { Text("b").onDisappear { log("disappear") }.onChange(of: m.show) { log("change") } }
      }
    }
    #expect(stage.change { $0.show = true } == ["disappear"])
  }

  @Test func `onChange on several views is performed once`() {
    let stage = Stage(prepare: { $0.count = 3 }) { m, log in
      VStack {
        ForEach(0..<m.count, id: \.self) { Text("\($0)") }.onChange(of: m.v) { log("rows") }
        Group {
          Text("a")
          Text("b")
        }
        .onChange(of: m.v) { log("group") }
      }
    }
    #expect(stage.change { $0.v = 1 } == ["group", "rows"])
  }

  @Test func `a change evaluates its readers, and a modifier with an unchanged value isn't evaluated`() {
    let stage = Stage { m, log in
      VStack {
        Text("w \(m.w)")
        LoggingLeaf("x", log)
      }
    }
    let log = stage.host.evaluations { stage.model.w = 1 }
    #expect(log.count(of: "effect") == 0)
  }

  private struct Endless: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("count")
          .onChange(of: count) { count += 1 }
        Button("start") { count += 1 }
      }
    }
  }

  private struct PingPong: View {
    @State private var ping = 0
    @State private var pong = 0

    var body: some View {
      VStack {
        Text("ping").onChange(of: ping) { pong += 1 }
        Text("pong").onChange(of: pong) { ping += 1 }
        Button("start") { ping += 1 }
      }
    }
  }

  @Test func `an onChange loop is stopped, and reported once with the view's path`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        for _ in 0..<2 {
          let host = TestHost(Endless())
          try host.tap("start")
          #expect(host.texts == ["count", "start"])
          try host.tap("start")
          #expect(host.texts == ["count", "start"])
        }
        let host = TestHost(PingPong())
        try host.tap("start")
        #expect(!host.texts.isEmpty && !host.needsUpdate)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let loops = message.split(separator: "\n").filter {
      $0.contains("onChange(of: Int) action tried to update multiple times per frame.")
    }
    #expect(loops.count == 2)
    #expect(loops.first?.hasPrefix("Endless/VStack[0]: ") == true)
    #expect(loops.last?.hasPrefix("PingPong/VStack[") == true)
  }

  private struct Steps: View {
    @State private var step = 0

    var body: some View {
      Button("step \(step)") { step = 1 }.onChange(of: step) { if step < 10 { step += 1 } }
    }
  }

  @Test func `a chain of changes that ends isn't a loop`() throws {
    let host = TestHost(Steps())
    try host.tap("step 0")
    #expect(host.texts == ["step 10"])
  }
}
