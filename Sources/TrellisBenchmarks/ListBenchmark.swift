import Foundation
import Trellis
import TrellisGraph

/// A `ForEach` whose elements come, move and go.
@MainActor
struct ListBenchmark {
  let count: Int
  let capturesMuch: Bool
  let samples: Int

  private let changes: [(String, (inout [Int], Int) -> Void)] = [
    ("a row inserted at the front", { $0.insert(-$1, at: 0) }),
    ("a row moved from the front to the end", { numbers, _ in numbers.append(numbers.removeFirst()) }),
    ("a row removed in the middle", { numbers, _ in numbers.remove(at: numbers.count / 2) }),
  ]

  func results() -> [String] {
    changes.map { what, change in
      let (timed, counted) = (Remote<[Int]>(), Remote<[Int]>())
      var numbers = Array(1...count)
      let (shown, counting) = (stage(numbers, timed), stage(numbers, counted, isCounting: true))
      shown.show()
      counting.show()
      let timing = Timing(samples, prepare: { _ in }) { number, _ in
        change(&numbers, number + 1)
        timed.set(numbers)
        shown.show()
      }
      var other = Array(1...count)
      change(&other, 1)
      let closure = capturesMuch ? ", their closure captures something" : ""
      return Result.line(
        "\(Result.text(count)) elements\(closure): \(what)", counting.counting { counted.set(other) }, timing)
    }
  }

  private func stage(_ numbers: [Int], _ remote: Remote<[Int]>, isCounting: Bool = false) -> Stage {
    Stage({ _ in NumberList(numbers, remote, capturesMuch: capturesMuch) }, isCounting: isCounting)
  }
}

/// A `ForEach` that loses all of its elements: the time for each should stay the same.
@MainActor
struct RemovalBenchmark {
  let samples: Int

  func results() -> [String] {
    [10_000, 100_000].map { count in
      let timing = Timing(samples) { _ in
        let remote = Remote<[Int]>()
        let shown = stage(count, remote)
        shown.show()
        return (shown, remote)
      } _: { _, subject in
        subject.1.set([])
        subject.0.show()
      }
      let remote = Remote<[Int]>()
      let counting = stage(count, remote, isCounting: true)
      counting.show()
      let nodes = counting.window.graph.nodeCount
      let counts = counting.counting { remote.set([]) }
      let gone = Result.text(nodes - counting.window.graph.nodeCount)
      return Result.line(
        "\(Result.text(count)) elements: all removed (\(gone) attributes)", counts, timing)
    }
  }

  private func stage(_ count: Int, _ remote: Remote<[Int]>, isCounting: Bool = false) -> Stage {
    Stage(
      { _ in NumberList(Array(1...count), remote, capturesMuch: false) }, isCounting: isCounting)
  }
}
