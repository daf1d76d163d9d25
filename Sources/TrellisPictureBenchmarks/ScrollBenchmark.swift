import SwiftUI
import Trellis
import TrellisBenchmarkSupport

/// A list of 100,000 rows that is scrolled: from the event to the pixels.
@MainActor
enum ScrollBenchmark {
  static func run(frames: Int) throws {
    print(
      "| 100,000 rows scrolled… | frames | attributes evaluated, a frame | median, ms | 99 of 100, ms | slowest, ms | goal | memory after 100 frames | after all | goal |"
    )
    print("|---|--:|--:|--:|--:|--:|---|--:|--:|---|")
    try line("by 3 points a frame", frames, pull)
    try line("by flings of a finger", frames, fling)
  }

  /// Turns the wheel by 3 points.
  private static func pull(_ screen: Screen<ModelList>, _ number: Int) {
    screen.send(.wheel(WheelEvent(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: 3))))
  }

  /// Drags a finger by 40 points per frame for six frames, releases it, and starts again every two seconds.
  private static func fling(_ screen: Screen<ModelList>, _ number: Int) {
    let step = number % 120
    guard step <= 7 else { return }
    let phase: PointerEvent.Phase = step == 0 ? .down : step == 7 ? .up : .moved
    let place = CGPoint(x: 200, y: 600 - Double(min(step, 6)) * 40)
    screen.send(.pointer(PointerEvent(phase, at: place, pointer: 1)))
  }

  private static func line(
    _ what: String, _ frames: Int, _ event: (Screen<ModelList>, Int) -> Void
  ) throws {
    let models = (0..<100_000).map(RowModel.init)
    let counted = try Screen(ModelList(models: models), isCounting: true)
    for number in 0..<120 { counted.frame { event(counted, number) } }
    counted.forget()
    for number in 0..<120 { counted.frame { event(counted, number) } }
    let rules = counted.rules / 120
    let timed = try Screen(ModelList(models: models))
    var times: [Double] = []
    var memory: [Int] = []
    for number in 0..<frames {
      times.append(timed.frame { event(timed, number) }.all)
      if number == 99 || number == frames - 1 {
        memory.append(Memory.trimmed.resident)
      }
    }
    let (middle, late) = (times.percentile(50), times.percentile(99))
    let growth = Double(memory[1]) / Double(memory[0])
    let goal = goalText("4 and 8.3", isMet: middle <= 4 && late <= 8.3)
    let isLevel = growth <= 1.05 ? "" : " **missed**"
    print(
      "| \(what) | \(frames) | \(rules) | \(Cell.text(middle)) | \(Cell.text(late)) | \(Cell.text(times.max() ?? 0)) | \(goal) | \(text(memory[0])) | \(text(memory[1])) | within 5 %\(isLevel) |"
    )
  }

  private static func text(_ bytes: Int) -> String { String(format: "%.1f MB", Double(bytes) / 1e6) }
}
