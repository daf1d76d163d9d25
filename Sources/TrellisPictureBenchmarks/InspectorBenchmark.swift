import Foundation
import SwiftUI
import Trellis
import TrellisCairo
import TrellisDisplayList
import TrellisGraph
import TrellisInspector
import TrellisText
import TrellisWindow
import TrellisBenchmarkSupport

/// The costs of inspection for the app's main thread, which makes the frames.
@MainActor
enum InspectorBenchmark {
  enum Way: CaseIterable {
    case plain, inspected, withPage
  }

  /// The pause between frames, in microseconds, in the tables that have one.
  ///
  /// No app makes frames without a pause, and after a pause, memory caches no longer have the data of the last frame.
  private static let rest: UInt32 = 10_000

  static func run(samples: Int) throws {
    try table(samples, ways: [.plain, .inspected], rest: 0)
    print()
    try table(samples, ways: Way.allCases, rest: rest)
    print()
    print("| 1,000 eager rows come up | not inspected, ms | inspected | and a page open |")
    print("|---|--:|--:|--:|")
    let models = (0..<1000).map(RowModel.init)
    var times: [Way: [Double]] = [:]
    for _ in 0..<max(samples / 10, 3) {
      for way in Way.allCases {
        let time = try milliseconds {
          let screen = try WatchedScreen(ModelList(models: models, isLazy: false), way)
          screen.frame()
          screen.end()
        }
        times[way, default: []].append(time)
      }
    }
    print("| from nothing to the second frame | \(row(times.mapValues { $0.percentile(50) })) |")
  }

  private static func table(_ samples: Int, ways: [Way], rest: UInt32) throws {
    let isPaged = ways.contains(.withPage)
    let when = rest == 0 ? "a frame right after the other" : "\(rest / 1000) ms of rest between frames"
    print(
      "| one row's text changes, \(when) | evaluated | not inspected, ms | inspected |"
        + (isPaged ? " and a page open | sent, bytes |" : "") + " goal |")
    print("|---|--:|--:|--:|" + (isPaged ? "--:|--:|" : "") + "---|")
    for count in [20, 300, 1000] {
      let models = (0..<count).map(RowModel.init)
      try line("\(count) eager rows, an object each", samples, ways, rest) {
        (ModelList(models: models, isLazy: false), { models[10].title = "Row \($0)" })
      }
      let remote = RowsRemote()
      try line("\(count) eager rows, one array", samples, ways, rest) {
        (
          ItemList(remote: remote, isLazy: false, items: RowItem.make(0..<count)),
          { remote.items?.wrappedValue[10].title = "Row \($0)" }
        )
      }
    }
  }

  private static func row(_ times: [Way: Double]) -> String {
    let plain = times[.plain] ?? 0
    let others = [Way.inspected, .withPage].compactMap { way in
      times[way].map { "\(Cell.text($0)), \(Cell.text($0 / plain)) ×" }
    }
    return ([Cell.text(plain)] + others).joined(separator: " | ")
  }

  /// Measures the ways alternately, so that other load on the machine affects all alike.
  private static func line<Content: View>(
    _ what: String, _ samples: Int, _ ways: [Way], _ rest: UInt32, _ make: () -> (Content, (Int) -> Void)
  ) throws {
    var times: [Way: [Double]] = [:]
    var (rules, bytes) = (0, 0)
    for round in 0..<3 {
      for way in ways {
        let (root, change) = make()
        let screen = try WatchedScreen(root, way)
        for number in 0..<3 { screen.frame { change(number) } }
        (rules, bytes) = (screen.countRules { change(7) }, screen.byteCount)
        times[way, default: []] += (0..<samples / 3).map { number in
          if rest > 0 { usleep(rest) }
          return screen.frame { change(100 + round * samples + number) }
        }
        if way == .withPage { bytes = (screen.byteCount - bytes) / (samples / 3) }
        screen.end()
      }
    }
    let middle = times.mapValues { $0.percentile(50) }
    // The goal is for an inspected app without a page.
    let ratio = (middle[.inspected] ?? 0) / (middle[.plain] ?? 1)
    let sent = ways.contains(.withPage) ? " \(bytes) |" : ""
    print("| \(what) | \(rules) | \(row(middle)) |\(sent) \(Cell.goal(ratio, atMost: 2)) |")
  }
}

/// A window without a screen, inspected or not.
///
/// Its page, if any, receives all messages.
@MainActor
private final class WatchedScreen {
  private let window: ViewGraph
  private let inspector: Inspector?
  private let page: PageStandIn?
  private let renderer = Renderer()
  private let bitmap: Bitmap
  private var shown: DisplayList
  private var time = Duration.zero

  init(_ root: some View, _ way: InspectorBenchmark.Way) throws {
    bitmap = try Bitmap(width: 400, height: 800)
    window = ViewGraph(
      root: root, size: CGSize(width: 400, height: 800), measurer: PangoTextMeasurer(),
      recordsIdentities: way != .plain)
    let hub = way == .plain ? nil : try InspectorHub()
    inspector = hub.map { [window] in Inspector(window, name: "benchmark", in: $0) }
    shown = window.update(at: .zero)
    renderer.draw(shown, into: bitmap, background: .white)
    inspector?.frame(shown, at: .zero, updating: .zero, drawing: .zero)
    page = way == .withPage ? try inspector.map { try PageStandIn(address: $0.address) } : nil
    if page != nil {
      while inspector?.pageCount != 1 { serve() }
      settle()
    }
  }

  var byteCount: Int { page?.byteCount ?? 0 }

  /// Runs a closure, and draws the result as a window does.
  ///
  /// Returns the thread's CPU time until the page has received everything.
  @discardableResult
  func frame(_ body: () -> Void = {}) -> Double {
    time += .seconds(1) / 60
    return milliseconds {
      body()
      let list = window.update(at: time)
      let damage = DisplayList.damage(from: shown, to: list)
      renderer.draw(list, into: bitmap, background: .white, damage: damage)
      shown = list
      inspector?.frame(
        list, at: time, updating: .zero, drawing: .zero, damage: damage,
        pixels: WindowPixels(bitmap, scale: 1))
      settle()
    }
  }

  /// Returns the number of attributes that are evaluated for a closure's changes.
  func countRules(_ body: () -> Void) -> Int {
    var count = 0
    let observer = window.graph.addObserver { event in if case .evaluated = event { count += 1 } }
    frame(body)
    observer.cancel()
    return count
  }

  /// Waits until the page has received everything.
  ///
  /// Waiting takes no CPU time of the thread.
  private func settle() {
    while page != nil, inspector?.isWaitingForPages == true { serve() }
  }

  private func serve() {
    MainLoop.wait(milliseconds: 100)
    MainLoop.serve()
  }

  func end() {
    page?.end()
    while page != nil, inspector?.pageCount != 0 { serve() }
    inspector?.stop()
  }
}
