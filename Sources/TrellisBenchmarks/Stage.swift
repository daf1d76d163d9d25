import Foundation
import Trellis
import TrellisCairo
import TrellisGraph
import TrellisText

/// What was counted while something happened.
struct Counts {
  /// Rules that ran, by what they are.
  var evaluations: [AttributeKind: Int] = [:]
  /// How often a text was prepared to be measured.
  var textRequests = 0
  /// Proposals that rows answered, where they count.
  var rowMeasures = 0

  var allEvaluations: Int { evaluations.values.reduce(0, +) }
}

/// Counts what layouts and the measurer are asked.
final class Counter: TextMeasurer {
  var counts = Counts()
  private let measurer: any TextMeasurer

  init(_ measurer: any TextMeasurer) {
    self.measurer = measurer
  }

  var layoutCount: Int { measurer.layoutCount }

  func prepare(_ text: TextSource) -> PreparedText {
    counts.textRequests += 1
    return measurer.prepare(text)
  }
}

/// What text is set in.
enum Fonts: String {
  /// A font whose widths are arithmetic.
  case arithmetic
  /// The fonts of this machine, set by Pango.
  case installed

  var measurer: any TextMeasurer {
    switch self {
    case .arithmetic: ArithmeticTextMeasurer()
    case .installed: PangoTextMeasurer()
    }
  }
}

/// A window without a screen, whose updates are counted.
@MainActor
final class Stage {
  let window: ViewGraph
  private let counter: Counter

  /// Builds a view, and shows it first where `isShown`.
  init(
    _ view: (Counter) -> some View, fonts: Fonts = .arithmetic,
    size: CGSize = CGSize(width: 400, height: 800), isCounting: Bool = false
  ) {
    counter = Counter(fonts.measurer)
    window = ViewGraph(root: view(counter), size: size, measurer: isCounting ? counter : fonts.measurer)
    guard isCounting else { return }
    window.graph.addObserver { [counter] event in
      if case .evaluated(let attribute, _, _) = event {
        counter.counts.evaluations[attribute.kind, default: 0] += 1
      }
    }
  }

  func show() { _ = window.update() }

  /// What happens while a change is made and shown.
  func counting(_ change: () -> Void) -> Counts {
    counter.counts = Counts()
    change()
    show()
    return counter.counts
  }
}
