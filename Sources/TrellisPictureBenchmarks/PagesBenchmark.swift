import Foundation
import SwiftUI
import Trellis
import TrellisGraph
import TrellisText
import TrellisBenchmarkSupport

/// Pushed and popped pages, and sheets: the costs of a frame while one moves, and the memory that many leave behind.
@MainActor
enum PagesBenchmark {
  static func run() throws {
    print("| what | attributes a frame | first frame, ms | a frame, middle, ms | slowest, ms | goal |")
    print("|---|--:|--:|--:|--:|---|")
    for (name, theme) in [("desktop", ControlTheme.desktop), ("phone", .phone)] {
      try moving("a page of 200 views pushed, \(name)", theme) { $0.path.append(200) }
    }
    try moving("a sheet of 200 views, desktop", .desktop) { $0.isPresented = true }
  }

  private static func moving(_ what: String, _ theme: ControlTheme, _ open: (Pages) -> Void) throws {
    func frames(isCounting: Bool) throws -> (first: Double, others: [Double], rules: Int) {
      let pages = Pages()
      let screen = try Screen(Root(pages: pages).environment(\.controlTheme, theme), isCounting: isCounting)
      for _ in 0..<5 { screen.frame() }
      let first = screen.frame { open(pages) }.all
      screen.forget()
      let others = (0..<20).map { _ in screen.frame().all }
      return (first, others, screen.rules / 20)
    }
    let rules = try frames(isCounting: true).rules
    let runs = try (0..<5).map { _ in try frames(isCounting: false) }
    let times = runs.flatMap(\.others).sorted()
    let firsts = runs.map(\.first).sorted()
    print(
      "| \(what) | \(rules) | \(Cell.text(firsts[2])) | \(Cell.text(times[times.count / 2])) | \(Cell.text(times.last!)) | \(Cell.goal(times[times.count / 2], atMost: 8.3)) |"
    )
  }

  /// Measures the memory that many pages leave behind, in a process of its own.
  static func memory() throws {
    print(
      "| after 10,000… | attributes, before | after | edges, before | after | live bytes, before | after |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    try left("pushes and pops") {
      $0.path.append(3)
    } close: {
      $0.path.removeAll()
    }
    try left("sheets") {
      $0.isPresented = true
    } close: {
      $0.isPresented = false
    }
  }

  private static func left(
    _ what: String, open: @escaping (Pages) -> Void, close: @escaping (Pages) -> Void
  ) throws {
    let pages = Pages()
    let window = ViewGraph(
      root: Root(pages: pages), size: CGSize(width: 400, height: 800), measurer: ArithmeticTextMeasurer())
    var time = Duration.zero
    func pass() {
      // These times are long enough for all motion to end.
      for step in [1, 20, 80] as [Int] {
        time += .seconds(1) / 60 * step
        _ = window.update(at: time)
      }
      while window.collect(limit: 1000) {}
      // Deferred work is performed, as in the loop of a window.
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
    }
    func turn() {
      open(pages)
      pass()
      close(pages)
      pass()
    }
    for _ in 0..<100 { turn() }
    let before = (window.graph.nodeCount, window.graph.edgeCount, Memory.trimmed.live)
    for _ in 0..<10_000 { turn() }
    let after = (window.graph.nodeCount, window.graph.edgeCount, Memory.trimmed.live)
    print("| \(what) | \(before.0) | \(after.0) | \(before.1) | \(after.1) | \(before.2) | \(after.2) |")
  }
}

@Observable private final class Pages {
  var path: [Int] = []
  var isPresented = false
}

private struct Root: View {
  @Bindable var pages: Pages

  var body: some View {
    NavigationStack(path: $pages.path) {
      Text("root").navigationTitle("Root")
        .navigationDestination(for: Int.self) { Lines(count: $0).navigationTitle("Page") }
    }
    .sheet(isPresented: $pages.isPresented) { Lines(count: 200) }
  }
}

private struct Lines: View {
  let count: Int

  var body: some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("line \($0)").frame(height: 4) } }
  }
}
