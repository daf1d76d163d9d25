import CAllocations
import Foundation
import SwiftUI
import Trellis
import TrellisGraph
import TrellisText

/// What stays in memory of animations that were interrupted and of transitions that were cut short: nothing should.
///
/// It is measured in a process of its own, in which nothing else asks for memory.
@MainActor
enum MotionMemoryBenchmark {
  static func run() {
    print("| after… | attributes, before | after | live bytes, before | after | resident, before | after |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    line("10,000 animations, each interrupted by the next", Interrupted.self, turns: 10_000)
    line("1,000 transitions of 20 views, cut short", CutShort.self, turns: 1000)
    line("1,000 rows that came by a transition and went, ten times", ManyRows.self, turns: 20, frames: 40)
  }

  /// A line of the table: so many turns of the switch, with so many frames between them.
  private static func line<Content: Switched>(
    _ what: String, _ type: Content.Type, turns: Int, frames: Int = 3
  ) {
    let stage = Stage(type)
    // What is made once, when something first moves, is there from here on.
    for _ in 0..<min(turns, 100) { stage.turn(frames: frames) }
    stage.rest()
    let before = Memory()
    let nodes = stage.nodeCount
    for _ in 0..<turns { stage.turn(frames: frames) }
    stage.rest()
    let after = Memory()
    print(
      "| \(what) | \(nodes) | \(stage.nodeCount) | \(before.live) | \(after.live) | \(before.residentText) | \(after.residentText) |"
    )
  }
}

/// What the program has in memory.
private struct Memory {
  let live: UInt64
  let resident: UInt64

  init() {
    allocations_trim()
    (live, resident) = (allocations_live_bytes(), allocations_resident_bytes())
  }

  var residentText: String { String(format: "%.1f MB", Double(resident) / 1e6) }
}

/// Views that go by a switch.
private protocol Switched: View {
  init(remote: SwitchRemote)
}

/// Turns the switch from outside.
@MainActor
private final class SwitchRemote {
  fileprivate var isOn: Binding<Bool>?
}

/// Twenty views that are always on their way.
private struct Interrupted: Switched {
  let remote: SwitchRemote
  @State private var isOn = false

  init(remote: SwitchRemote) { self.remote = remote }

  var body: some View {
    remote.isOn = $isOn
    return VStack(alignment: isOn ? .trailing : .leading, spacing: isOn ? 8 : 2) {
      ForEach(0..<20) { number in
        RoundedRectangle(cornerRadius: isOn ? 6 : 0).fill(isOn ? Color.blue : Color.orange)
          .frame(width: isOn ? 60 : 20, height: 10).opacity(isOn ? 1 : 0.5)
          .rotationEffect(.degrees(isOn ? Double(number) : 0))
      }
      Text(verbatim: isOn ? "one" : "another").contentTransition(.numericText())
    }
    .frame(maxWidth: .infinity)
  }
}

/// Twenty views that come and go before they have come or gone.
private struct CutShort: Switched {
  let remote: SwitchRemote
  @State private var isOn = false

  init(remote: SwitchRemote) { self.remote = remote }

  var body: some View {
    remote.isOn = $isOn
    return VStack(spacing: 1) {
      ForEach(isOn ? 0..<20 : 10..<11, id: \.self) { number in
        Text(verbatim: "row \(number)")
          .transition(number.isMultiple(of: 2) ? .slide : .scale.combined(with: .opacity))
      }
      if isOn { Color.red.transition(.move(edge: .bottom)) } else { Color.blue.id(isOn) }
    }
  }
}

/// A thousand rows that come and go, each by a transition of its own.
private struct ManyRows: Switched {
  let remote: SwitchRemote
  @State private var isOn = false

  init(remote: SwitchRemote) { self.remote = remote }

  var body: some View {
    remote.isOn = $isOn
    return VStack(spacing: 0) {
      ForEach(0..<(isOn ? 1000 : 0), id: \.self) { number in
        Color.orange.frame(height: 0.4).transition(number.isMultiple(of: 2) ? .slide : .scale)
      }
    }
  }
}

/// A window without a screen, whose switch is turned.
@MainActor
private final class Stage {
  private let remote = SwitchRemote()
  private let window: ViewGraph
  private var time = Duration.zero
  private var turns = 0

  init<Content: Switched>(_ type: Content.Type) {
    window = ViewGraph(
      root: Content(remote: remote), size: CGSize(width: 300, height: 400), measurer: ArithmeticTextMeasurer()
    )
    _ = window.update(at: .zero)
  }

  var nodeCount: Int { window.graph.nodeCount }

  /// Turns the switch, by one animation of several, and lets some frames pass.
  func turn(frames: Int) {
    let animations: [Animation] = [
      .spring(duration: 0.5, bounce: 0.3), .easeInOut(duration: 0.4), .linear(duration: 0.3), .snappy,
    ]
    withAnimation(animations[turns % 4]) {
      remote.isOn?.wrappedValue.toggle()
    } completion: {
    }
    turns += 1
    for _ in 0..<frames { frame() }
  }

  /// Lets all come to rest, with the switch off.
  func rest() {
    if remote.isOn?.wrappedValue == true {
      withAnimation(.linear(duration: 0.1)) { remote.isOn?.wrappedValue = false }
    }
    for _ in 0..<300 { frame() }
    while window.reclaim(upTo: 1000) {}
  }

  private func frame() {
    time += .seconds(1) / 60
    _ = window.update(at: time)
  }
}
