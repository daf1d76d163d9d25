import Trellis

/// A `ForEach` of 10,000 elements, one of which is inserted, moved or removed.
@MainActor
enum ElementScenarios {
  static let all: [Scenario] = [false, true].flatMap { capturesMuch in
    changes.map { scenario($0, capturesMuch: capturesMuch) }
  }

  private struct Change {
    let name: String
    let title: String
    let apply: (inout [Int], Int) -> Void
  }

  private static let changes = [
    Change(name: "insert", title: "a row inserted at the front") { $0.insert(-$1 - 1, at: 0) },
    Change(name: "move", title: "a row moved from the front to the end") { numbers, _ in
      numbers.append(numbers.removeFirst())
    },
    Change(name: "remove", title: "a row removed in the middle") { numbers, _ in
      numbers.remove(at: numbers.count / 2)
    },
  ]

  private static func scenario(_ change: Change, capturesMuch: Bool) -> Scenario {
    let count = 10_000
    let closure = capturesMuch ? ", their closure captures something" : ""
    return Scenario(
      name: "\(change.name)_\(count)\(capturesMuch ? "_capturing" : "")",
      title: "\(Number.text(count)) elements\(closure): \(change.title)"
    ) { record in
      var numbers = Array(1...count)
      let remote = Remote<[Int]>()
      let stage = Stage(NumberList(numbers, remote, capturesMuch: capturesMuch))
      stage.show()
      record.samples(of: stage) { number in
        change.apply(&numbers, number)
        remote.set(numbers)
      }
    }
  }
}

/// A `ForEach` that loses all of its elements.
@MainActor
enum RemovalScenarios {
  static let all: [Scenario] = [10_000, 100_000].map { count in
    Scenario(
      name: "clear_\(count)", title: "\(Number.text(count)) elements: all removed", rows: count
    ) { record in
      warmUp()
      let remote = Remote<[Int]>()
      let stage = Stage(NumberList(Array(1...count), remote, capturesMuch: false))
      stage.deferDestruction()
      stage.show()
      let untilShown = Sample {
        remote.set([])
        stage.show()
      }
      let afterwards = Sample { stage.settle() }
      record.note(.microseconds, untilShown.microseconds)
      record.note(.microsecondsInAll, untilShown.microseconds + afterwards.microseconds)
      record.note(.allocations, Double(untilShown.allocations + afterwards.allocations))
      // The counts don't depend on the number of elements.
      remote.set(Array(1...1000))
      stage.show()
      record.count(stage) { remote.set([]) }
    }
  }

  private static func warmUp() {
    let remote = Remote<[Int]>()
    let stage = Stage(NumberList(Array(1...20), remote, capturesMuch: false))
    stage.show()
    remote.set([])
    stage.show()
  }
}
