import Trellis

/// 1,000 rows whose parent's body is evaluated with each frame of an animation.
@MainActor
enum ParentScenarios {
  static let all: [Scenario] = [true, false].map { hasClosure in
    Scenario(
      name: hasClosure ? "parent_closure" : "parent_plain",
      title: "1,000 rows \(hasClosure ? "with" : "without") a closure: their parent's body evaluated"
    ) { record in
      let remote = Remote<Int>()
      let stage = Stage(BusyParent(remote: remote, hasClosure: hasClosure))
      stage.show()
      record.samples(60, of: stage) { remote.set($0 + 1) }
    }
  }
}
