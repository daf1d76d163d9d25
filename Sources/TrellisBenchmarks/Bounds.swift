import Foundation
import Trellis

/// An extreme workload that no program should have, but that some do.
///
/// Each has goals for its time and memory.
@MainActor
struct Bound {
  let name: String
  let title: String
  /// The goals: seconds until it is drawn, and megabytes of peak memory of the process.
  let seconds: Double
  let megabytes: Double
  let show: @MainActor () -> Void

  static let all = [
    Bound(name: "texts_100000", title: "100,000 texts in a stack", seconds: 3, megabytes: 300) {
      draw(VStack { ForEach(0..<100_000, id: \.self) { Text(verbatim: "Text \($0)") } })
    },
    Bound(name: "grid_300", title: "a grid of 300 by 300 texts", seconds: 1.5, megabytes: 600) {
      draw(
        Grid {
          ForEach(0..<300, id: \.self) { row in
            GridRow { ForEach(0..<300, id: \.self) { Text(verbatim: "\(row * $0)") } }
          }
        })
    },
    Bound(name: "text_10mb", title: "a text of 10 MB", seconds: 1.5, megabytes: 200) { draw(longText) },
    Bound(name: "text_10mb_line", title: "a text of 10 MB on one line", seconds: 0.1, megabytes: 200) {
      draw(longText.lineLimit(1))
    },
    Bound(name: "paddings_5000", title: "5,000 paddings, one in the other", seconds: 1.5, megabytes: 300) {
      draw((0..<5000).reduce(AnyView(Text(verbatim: "x"))) { view, _ in AnyView(view.padding(0.01)) })
    },
    Bound(name: "canvas_100000", title: "100,000 texts in a canvas", seconds: 2, megabytes: 600) {
      draw(
        Canvas { context, size in
          for number in 0..<100_000 {
            let point = CGPoint(x: number % 400, y: number / 400 % 800)
            context.draw(Text(verbatim: "\(number)"), at: point)
          }
        })
    },
  ]

  private static var longText: Text {
    Text(verbatim: String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 10_000_000 / 45))
  }

  private static func draw(_ view: some View) {
    Stage(view, fonts: .installed, isDrawn: true).show()
  }

  /// Shows the workload, and prints its costs beside the goals.
  func run() {
    let start = ContinuousClock.now
    show()
    let took = ContinuousClock.now - start
    let seconds = Double(took.components.seconds) + Double(took.components.attoseconds) * 1e-18
    print(
      "\(name): \(title): \(String(format: "%.2f", seconds)) s (goal \(self.seconds)), "
        + "\(String(format: "%.0f", Bound.peakMegabytes)) MB (goal \(megabytes))")
  }

  /// The peak resident memory of the process, in megabytes.
  private static var peakMegabytes: Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return (Double(line.split(separator: " ").dropLast().last ?? "") ?? 0) / 1024
  }
}
