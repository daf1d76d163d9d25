import Foundation
import Trellis

/// Stacks in stacks.
@MainActor
struct DeepBenchmark {
  let samples: Int

  func results() -> [String] {
    [25, 50, 100].flatMap { depth in
      let first = Timing(samples, prepare: { _ in }) { _, _ in stage(depth, Remote<String>()).show() }
      let remote = Remote<String>()
      let shown = stage(depth, remote)
      shown.show()
      let change = Timing(samples * 3, prepare: { _ in }) { number, _ in
        remote.set(number.isMultiple(of: 2) ? "Text" : "A longer text")
        shown.show()
      }
      let counted = Remote<String>()
      let counting = stage(depth, counted, isCounting: true)
      let built = counting.counting {}
      let proposals = measures(counting)
      return [
        Result.line(
          "\(depth) stacks, one in the other: built and shown (\(Result.text(proposals)) measure calls)",
          built, first),
        Result.line(
          "\(depth) stacks, one in the other: a text in the innermost",
          counting.counting { counted.set("Text 0") }, change),
      ]
    }
  }

  private func stage(_ depth: Int, _ remote: Remote<String>, isCounting: Bool = false) -> Stage {
    Stage(
      { _ in Nest(depth: depth, remote: remote) }, size: CGSize(width: 2000, height: 2000),
      isCounting: isCounting)
  }

  /// All that is measured from scratch, whatever it is.
  private func measures(_ stage: Stage) -> Int {
    stage.window.traceLayout().count { event in
      if case .proposed(_, _, isRepeated: false) = event.action { true } else { false }
    }
  }
}

/// New labels, and a long paragraph.
@MainActor
struct TextBenchmark {
  let fonts: Fonts
  let samples: Int

  func results() -> [String] { [labels(), paragraph()] }

  private func labels() -> String {
    func stage(_ remote: Remote<Int>, isCounting: Bool = false) -> Stage {
      let stage = Stage({ _ in Labels(remote: remote) }, fonts: fonts, isCounting: isCounting)
      stage.show()
      return stage
    }
    let timed = Remote<Int>()
    let shown = stage(timed)
    // Other words each time, so that nothing is known of them.
    let timing = Timing(samples) { _ in
      timed.set(0)
      shown.show()
    } _: { number, _ in
      timed.set(10_000 * (number + 1))
      shown.show()
    }
    let counted = Remote<Int>()
    let counting = stage(counted, isCounting: true)
    return Result.line(
      "1,000 new labels, \(fonts.rawValue) font", counting.counting { counted.set(5000) }, timing)
  }

  private func paragraph() -> String {
    let words = (0..<10_000).map { "word\($0 * 7919 % 1000)" }.joined(separator: " ")
    func stage(isCounting: Bool = false) -> Stage {
      let stage = Stage({ _ in ScrollView { Text(words) } }, fonts: fonts, isCounting: isCounting)
      stage.show()
      return stage
    }
    let shown = stage()
    let timing = Timing(samples, prepare: { _ in }) { number, _ in
      shown.window.size.width = CGFloat(500 + number)
      shown.show()
    }
    let counting = stage(isCounting: true)
    return Result.line(
      "10,000 words at another width, \(fonts.rawValue) font",
      counting.counting { counting.window.size.width = 500 }, timing)
  }
}
