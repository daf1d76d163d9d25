import SwiftUI
import Trellis
import TrellisCairo
import TrellisDisplayList
import TrellisGraph
import TrellisBenchmarkSupport

/// A key typed into the middle of a long text in a `TextEditor`: from the event to the pixels, as in a window.
@MainActor
enum EditorBenchmark {
  static func run(samples: Int) throws {
    print(
      "| a key typed into | attributes evaluated | texts typeset | event and views, ms | damage, ms | drawing, ms | together, ms | slowest, ms | goal |"
    )
    print("|---|--:|--:|--:|--:|--:|--:|--:|---|")
    let line = "The quick brown fox jumps over the lazy dog, and then it does so again and again.\n"
    try self.line("1 KB of lines", text(line, 1000), samples, goal: 4)
    try self.line("1 MB of lines", text(line, 1_000_000), samples, goal: 4)
    try self.line(
      "1 MB of lines, not ASCII", text("Größe und Maß, שלום עולם, これは行です。\n", 1_000_000), samples, goal: 4)
    try self.line("10 MB of lines", text(line, 10_000_000), samples, goal: nil)
    try self.line(
      "1 MB in one paragraph", text(line.replacing("\n", with: " "), 1_000_000), samples, goal: nil)
    try self.line("1 MB without a blank", text("abcdefghijklmnopqrstuvwxyz", 1_000_000), samples, goal: 40)
  }

  private static func text(_ part: String, _ bytes: Int) -> String {
    String(repeating: part, count: bytes / part.utf8.count)
  }

  private static func line(_ what: String, _ text: String, _ samples: Int, goal: Double?) throws {
    let counted = try Desk(text, isCounting: true)
    counted.type()
    counted.forget()
    counted.type()
    let timed = try Desk(text, isCounting: false)
    for _ in 0..<3 { timed.type() }
    let times = (0..<samples).map { _ in timed.type() }
    func middle(_ part: (FrameTimes) -> Double) -> Double { times.map(part).sorted()[samples / 2] }
    let all = middle(\.all)
    let figures = [middle(\.views), middle(\.damage), middle(\.drawing), all, times.map(\.all).max() ?? 0]
    print(
      "| \(what) | \(counted.rules) | \(counted.typeset) | \(figures.map(Cell.text).joined(separator: " | ")) | \(goal.map { Cell.goal(all, atMost: $0) } ?? "") |"
    )
  }
}

private struct Page: View {
  @State var text: String

  var body: some View { TextEditor(text: $text) }
}

/// A window without a screen that receives typed text.
@MainActor
private final class Desk {
  private(set) var rules = 0
  /// The number of texts that were typeset since ``forget()``.
  var typeset: Int { measurer.layoutCount - typesetBefore }
  private var typesetBefore = 0
  private let measurer = PangoTextMeasurer()
  private let window: ViewGraph
  private let renderer = Renderer()
  private let bitmap: Bitmap
  private var shown: DisplayList
  private var time = Duration.zero

  init(_ text: String, isCounting: Bool) throws {
    let size = CGSize(width: 800, height: 600)
    bitmap = try Bitmap(width: Int(size.width), height: Int(size.height))
    window = ViewGraph(root: Page(text: text), size: size, measurer: measurer)
    window.takesKeys = true
    shown = window.update(at: time)
    let place = CGPoint(x: 400, y: 300)
    for action: InputEvent.Action in [
      .wheel(WheelEvent(at: place, by: CGSize(width: 0, height: Double(text.utf8.count) / 12))),
      .pointer(PointerEvent(.down, at: place)), .pointer(PointerEvent(.up, at: place)),
    ] {
      window.send(InputEvent(action, time: time))
      shown = window.update(at: time)
    }
    renderer.draw(shown, into: bitmap, background: .white)
    guard isCounting else { return }
    window.graph.addObserver { [weak self] event in
      MainActor.assumeIsolated {
        guard let self, case .evaluated = event else { return }
        self.rules += 1
      }
    }
  }

  /// Resets the counts.
  func forget() { (rules, typesetBefore) = (0, measurer.layoutCount) }

  /// Types a character, and draws the result.
  @discardableResult
  func type() -> FrameTimes {
    time += .milliseconds(50)
    var list = shown
    var damage: [CGRect] = []
    var times = FrameTimes()
    times.views = milliseconds {
      window.send(InputEvent(.key(KeyPress("x", characters: "x")), time: time))
      window.send(InputEvent(.text("x"), time: time))
      list = window.update(at: time)
    }
    times.damage = milliseconds { damage = DisplayList.damage(from: shown, to: list) }
    times.drawing = milliseconds {
      _ = renderer.draw(list, into: bitmap, background: .white, damage: damage)
    }
    shown = list
    return times
  }
}
