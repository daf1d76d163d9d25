import Foundation
import SwiftUI
import Trellis
import TrellisGraph
import TrellisText
import TrellisBenchmarkSupport

/// The memory left by animations that were interrupted, and by transitions that were cut short: there should be none.
///
/// It is measured in a process of its own, in which no other code allocates memory.
@MainActor
enum MotionMemoryBenchmark {
  static func run() {
    print("| after… | attributes, before | after | live bytes, before | after | resident, before | after |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    line("10,000 animations, each interrupted by the next", Interrupted.self, turns: 10_000)
    line("1,000 transitions of 20 views, cut short", CutShort.self, turns: 1000)
    line("1,000 rows that came by a transition and went, ten times", ManyRows.self, turns: 20, frames: 40)
  }

  /// Prints a row of the table, for a number of changes with a number of frames after each.
  private static func line<Content: Switched>(
    _ what: String, _ type: Content.Type, turns: Int, frames: Int = 3
  ) {
    let stage = Stage(type)
    // A warm-up: some objects are made once, with the first motion, and exist from then on.
    for _ in 0..<min(turns, 100) { stage.turn(frames: frames) }
    stage.rest()
    let before = Memory.trimmed
    let nodes = stage.nodeCount
    for _ in 0..<turns { stage.turn(frames: frames) }
    stage.rest()
    let after = Memory.trimmed
    print(
      "| \(what) | \(nodes) | \(stage.nodeCount) | \(before.live) | \(after.live) | \(megabytes(before.resident)) | \(megabytes(after.resident)) |"
    )
  }

  private static func megabytes(_ bytes: Int) -> String { String(format: "%.1f MB", Double(bytes) / 1e6) }
}

/// Views that depend on a Boolean.
private protocol Switched: View {
  init(remote: SwitchRemote)
}

/// Changes the Boolean from outside.
@MainActor
private final class SwitchRemote {
  fileprivate var isOn: Binding<Bool>?
}

/// Twenty views whose animations are always interrupted.
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

/// Twenty views that are inserted and removed before their transitions have ended.
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

/// A thousand rows that are inserted and removed, each with a transition of its own.
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

/// A window without a screen whose Boolean is changed.
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

  /// Changes the Boolean with one of several animations, and advances by some frames.
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

  /// Advances until everything is at rest, with the Boolean false.
  func rest() {
    if remote.isOn?.wrappedValue == true {
      withAnimation(.linear(duration: 0.1)) { remote.isOn?.wrappedValue = false }
    }
    for _ in 0..<300 { frame() }
    while window.collect(limit: 1000) {}
  }

  private func frame() {
    time += .seconds(1) / 60
    _ = window.update(at: time)
  }
}
