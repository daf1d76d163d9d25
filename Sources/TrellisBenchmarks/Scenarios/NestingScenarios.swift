import Foundation
import Trellis
import TrellisBenchmarkSupport

/// Nested stacks.
@MainActor
enum NestingScenarios {
  static let all: [Scenario] = [25, 50, 100].flatMap { depth in [building(depth), changing(depth)] }

  private static func title(_ depth: Int) -> String { "\(depth) stacks, one in the other" }

  private static func stage(_ depth: Int, _ remote: Remote<String> = Remote()) -> Stage {
    Stage(Nest(depth: depth, remote: remote), size: CGSize(width: 2000, height: 2000))
  }

  private static func building(_ depth: Int) -> Scenario {
    Scenario(name: "build_nested_\(depth)", title: "\(title(depth)): built and shown") { record in
      stage(4).show()
      var shown: [Stage] = []
      for _ in 0..<(record.isQuick ? 3 : 9) {
        record.sample {
          let stage = stage(depth)
          stage.show()
          shown.append(stage)
        }
      }
      consume(shown)
      record.count(stage(depth))
    }
  }

  private static func changing(_ depth: Int) -> Scenario {
    Scenario(name: "text_nested_\(depth)", title: "\(title(depth)): a text in the innermost") { record in
      let remote = Remote<String>()
      let stage = stage(depth, remote)
      stage.show()
      record.samples(of: stage) { remote.set($0.isMultiple(of: 2) ? "Text" : "A longer text") }
    }
  }
}
