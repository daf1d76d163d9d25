import Foundation
import Trellis

/// Scratch: builds rows over and over, for perf.
@MainActor
func scratch(_ arguments: [String]) {
  let count = Int(arguments[0])!
  let fonts: Fonts = arguments[2] == "i" ? .installed : .arithmetic
  for _ in 0..<Int(arguments[1])! {
    let clock = ContinuousClock()
    var stages: [Stage] = []
    let time = clock.measure {
      let stage = Stage(
        { Rows(count: count, counter: $0, remote: Remote(), isScrolled: arguments[3] == "s") }, fonts: fonts)
      stage.show()
      stages.append(stage)
    }
    let microseconds = time / .microseconds(1)
    print(microseconds / Double(count), "µs a row")
    stages.removeAll()
  }
}
