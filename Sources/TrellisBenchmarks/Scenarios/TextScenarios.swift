import Foundation
import Trellis

/// New labels, and a long paragraph.
@MainActor
enum TextScenarios {
  static let all: [Scenario] = [Fonts.arithmetic, .installed].flatMap { [labels($0), paragraph($0)] }

  private static func labels(_ fonts: Fonts) -> Scenario {
    Scenario(name: "labels_\(fonts)", title: "1,000 new labels, \(fonts) font", rows: 1000) { record in
      let remote = Remote<Range<Int>>()
      let stage = Stage(Labels(remote: remote), fonts: fonts)
      stage.show()
      // Each sample has new texts, so that nothing is cached for them.
      for number in 0...(record.isQuick ? 3 : 9) {
        remote.set(0..<0)
        stage.show()
        stage.settle()
        let add = {
          remote.set(10_000 * number..<10_000 * number + 1000)
          stage.show()
        }
        if number == 0 { add() } else { record.sample(add) }
      }
      remote.set(0..<0)
      stage.show()
      record.count(stage) { remote.set(5000..<6000) }
    }
  }

  private static func paragraph(_ fonts: Fonts) -> Scenario {
    Scenario(name: "words_\(fonts)", title: "10,000 words at another width, \(fonts) font") { record in
      let words = (0..<10_000).map { "word\($0 * 7919 % 1000)" }.joined(separator: " ")
      let stage = Stage(ScrollView { Text(words) }, fonts: fonts)
      stage.show()
      record.samples(of: stage) { stage.width = CGFloat(500 + $0) }
    }
  }
}
