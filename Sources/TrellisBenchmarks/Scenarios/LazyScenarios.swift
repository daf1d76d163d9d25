import Foundation
import Trellis
import TrellisBenchmarkSupport

/// 100,000 lazy rows of an array in `@State`, of which only the visible ones are built; with installed fonts, and drawn.
@MainActor
enum LazyScenarios {
  static let all: [Scenario] = [
    Scenario(name: "lazy_first", title: "\(title): built and shown") { record in
      // A warm-up, which loads the fonts and the types.
      stage(20).show()
      let items = (0..<count).map(Item.init)
      var shown: Stage?
      record.sample {
        shown = Stage(ItemList(items, Remote()), fonts: .installed, isDrawn: true)
        shown?.show()
      }
      consume(shown)
      record.count(stage(count))
    },
    Scenario(name: "lazy_page", title: "\(title): a page scrolled") { record in
      let stage = stage(count)
      stage.show()
      record.samples(40, of: stage) { _ in stage.scroll(by: 800) }
    },
    Scenario(name: "lazy_step", title: "\(title): 3 points scrolled") { record in
      let stage = stage(count)
      stage.show()
      record.samples(100, of: stage) { _ in stage.scroll(by: 3) }
    },
    Scenario(name: "lazy_element", title: "\(title): one element of the array is set") { record in
      let remote = Remote<(inout [Item]) -> Void>()
      let stage = stage(count, remote)
      stage.show()
      record.samples(of: stage) { number in
        remote.set { $0[5].value = Item.amount(5, number) }
      }
    },
  ]

  private static let count = 100_000
  private static var title: String { "\(Number.text(count)) lazy rows" }

  private static func stage(
    _ count: Int, _ remote: Remote<(inout [Item]) -> Void> = Remote()
  ) -> Stage {
    Stage(ItemList((0..<count).map(Item.init), remote), fonts: .installed, isDrawn: true)
  }
}
