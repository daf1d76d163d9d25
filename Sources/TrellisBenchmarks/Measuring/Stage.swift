import Foundation
import Trellis
import TrellisCairo
import TrellisDisplayList
import TrellisGraph
import TrellisText

/// The counts of a change.
struct Counts {
  /// The number of rules that ran, by kind.
  var evaluations: [AttributeKind: Int] = [:]
  /// The number of texts that the measurer has prepared.
  var textRequests = 0

  var rules: Int { evaluations.values.reduce(0, +) }
}

/// A measurer that forwards requests to another one, and counts them.
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

/// The font of the texts.
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
  /// The canvas for the pixels, if they are drawn.
  private let canvas: Canvas?
  /// All stages, which are kept alive until the process ends.
  private static var kept: [Stage] = []

  /// Builds a view without showing it.
  ///
  /// If `isDrawn`, showing it includes drawing its pixels.
  init(
    _ view: some View, fonts: Fonts = .arithmetic,
    size: CGSize = CGSize(width: 400, height: 800), isDrawn: Bool = false
  ) {
    measurer = CountingMeasurer(fonts.measurer)
    window = ViewGraph(root: view, size: size, measurer: measurer)
    window.drawsOnlyVisible = true
    canvas = isDrawn ? Canvas(size) : nil
    Stage.kept.append(self)
  }

  var width: CGFloat {
    get { window.size.width }
    set { window.size.width = newValue }
  }

  /// Updates the window, and draws the changes.
  func show() {
    let list = window.update()
    canvas?.show(list)
  }

  /// Updates until no work is left, and all removed nodes are destroyed.
  func settle() {
    while window.needsUpdate { show() }
    while window.collect(limit: 5000) {}
  }

  /// Defers destruction until after the frame, as a window does.
  func deferDestruction() { window.defersDeallocation = true }

  /// Turns the wheel at the centre of the window.
  func scroll(by distance: CGFloat) {
    let middle = CGPoint(x: window.size.width / 2, y: window.size.height / 2)
    window.send(InputEvent(.wheel(WheelEvent(at: middle, by: CGSize(width: 0, height: distance)))))
  }

  /// Counts the rules and the text requests while a change is made and shown.
  ///
  /// After this call, each rule of this stage is counted, which takes time.
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

/// A bitmap to which display lists are drawn, as in a window.
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
