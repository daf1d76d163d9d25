import Foundation
import Trellis
import TrellisCairo
import TrellisDisplayList
import TrellisGraph
import TrellisText

/// What was counted while something happened.
struct Counts {
  /// Rules that ran, by what they are.
  var evaluations: [AttributeKind: Int] = [:]
  /// How often the measurer was asked to prepare a text.
  var textRequests = 0

  var rules: Int { evaluations.values.reduce(0, +) }
}

/// Hands on what a measurer is asked, and counts it.
private final class CountingMeasurer: TextMeasurer {
  var count = 0
  private let measurer: any TextMeasurer

  init(_ measurer: any TextMeasurer) {
    self.measurer = measurer
  }

  var layoutCount: Int { measurer.layoutCount }

  func prepare(_ text: TextSource) -> PreparedText {
    count += 1
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

/// A window without a screen.
@MainActor
final class Stage {
  private let window: ViewGraph
  private let measurer: CountingMeasurer
  /// The pixels, where there are any.
  private let canvas: Canvas?
  /// All of them, so that none goes before the process does.
  private static var kept: [Stage] = []

  /// Builds a view, without showing it; where it is drawn, showing it ends with its pixels.
  init(
    _ view: some View, fonts: Fonts = .arithmetic,
    size: CGSize = CGSize(width: 400, height: 800), isDrawn: Bool = false
  ) {
    measurer = CountingMeasurer(fonts.measurer)
    window = ViewGraph(root: view, size: size, measurer: measurer)
    canvas = isDrawn ? Canvas(size) : nil
    Stage.kept.append(self)
  }

  var width: CGFloat {
    get { window.size.width }
    set { window.size.width = newValue }
  }

  /// Brings what is shown up to date, and draws what changed.
  func show() {
    let list = window.update()
    canvas?.show(list)
  }

  /// Goes on until an update leaves nothing to be done, and nothing that was removed is left to be destroyed.
  func settle() {
    while window.needsUpdate { show() }
    while window.reclaim(upTo: 5000) {}
  }

  /// Leaves destruction for after the frame, as a window does.
  func deferDestruction() { window.defersDestruction = true }

  /// Turns the wheel in the window's middle.
  func scroll(by distance: CGFloat) {
    let middle = CGPoint(x: window.size.width / 2, y: window.size.height / 2)
    window.send(InputEvent(.wheel(WheelEvent(at: middle, by: CGSize(width: 0, height: distance)))))
  }

  /// What happens while a change is made and shown.
  ///
  /// From here on each rule is counted, which takes time.
  func counting(_ change: () -> Void) -> Counts {
    var counts = Counts()
    let texts = measurer.count
    let tally = Tally()
    window.graph.addObserver { [tally] event in
      if case .evaluated(let attribute, _, _) = event { tally.evaluations[attribute.kind, default: 0] += 1 }
    }
    change()
    show()
    counts.evaluations = tally.evaluations
    counts.textRequests = measurer.count - texts
    return counts
  }

  private final class Tally: @unchecked Sendable {
    var evaluations: [AttributeKind: Int] = [:]
  }
}

/// What a window does with display lists, on a bitmap.
@MainActor
private final class Canvas {
  private let renderer = Renderer()
  private let bitmap: Bitmap
  private var shown: DisplayList?

  init(_ size: CGSize) {
    guard let bitmap = try? Bitmap(width: Int(size.width), height: Int(size.height)) else {
      preconditionFailure("there is no bitmap of \(size)")
    }
    self.bitmap = bitmap
  }

  func show(_ list: DisplayList) {
    if let shown {
      renderer.draw(
        list, into: bitmap, background: .white, damage: DisplayList.damage(from: shown, to: list))
    } else {
      renderer.draw(list, into: bitmap, background: .white)
    }
    shown = list
  }
}
