import Foundation
import TrellisDisplayList
import TrellisGraph

/// The drawing of an image, with its symbol effects and the transition to another image.
///
/// An image with neither symbol effects nor a transition needs no extra attribute and no object.
@MainActor
struct ImageMotion {
  private let inputs: ViewInputs
  private let item: Attribute<DisplayItem>
  private let fade: ContentFade
  private var run: SymbolEffectRun?
  /// The subject that was drawn last.
  private var last: ResolvedImage.Subject?
  /// The generation of the slot of the image's row; see ``RowSlot``.
  private var generation = 0

  /// Creates the motion of an image from the attribute of its display item.
  init(of item: Attribute<DisplayItem>, _ inputs: ViewInputs) {
    (self.item, self.inputs) = (item, inputs)
    fade = ContentFade(of: item, inputs) { environment in
      let transition = ImageMotion.transition(environment)
      let reducesMotion = environment.value(
        \.accessibilityReduceMotion, named: "accessibilityReduceMotion")
      return transition.symbolAnimation != nil && reducesMotion.wrappedValue
        ? FadedContent.fade : transition.change
    }
  }

  private static func transition(_ environment: EnvironmentScope) -> ContentTransition {
    environment.value(\.contentTransition, named: "contentTransition").wrappedValue
  }

  /// Returns the current drawing.
  ///
  /// The calling rule, that of the attribute, runs in each frame while the drawing changes.
  mutating func shown(
    _ image: ResolvedImage, frame: CGRect, _ style: ResolvedStyle?, _ levels: [ResolvedStyle]
  ) -> DisplayItem {
    let id = item.erased.rawValue
    func drawn(_ posed: PosedFigures?) -> DisplayItem {
      image.item(id: id, frame: frame, resolvedStyle: style, levels: levels, posed: posed)
    }
    if let row = inputs.row {
      // The image of another row isn't replaced by this one.
      if row.generation != generation { (last, generation) = (nil, row.generation) }
      if !image.effects.isEmpty { row.keepState() }
    }
    let isOther = last.map { $0 != image.subject } ?? false
    last = image.subject
    guard case .symbol(let symbol) = image.subject else { return fade.shown(drawn(nil)) }
    var own: Transaction?
    if isOther, inputs.animatingTransaction == nil,
      let effect = ImageMotion.transition(inputs.environment).symbolAnimation,
      !inputs.transaction.disablesAnimations
    {
      own = Transaction(animation: effect)
    }
    if image.effects.isEmpty {
      run = nil
      return fade.shown(drawn(nil), in: own)
    }
    let run = run ?? SymbolEffectRun(inputs)
    self.run = run
    let isPalette = image.painting.colors.count > 1 || image.painting.colors.isEmpty && !levels.isEmpty
    let poses = run.poses(image.effects, of: symbol, isPalette: isPalette)
    // Effects that move a symbol don't start a content transition.
    let shown = fade.shown(drawn(poses.figures), in: own, isAnother: isOther)
    guard let whole = poses.whole else { return shown }
    return whole.applied(to: shown, about: CGPoint(x: frame.midX, y: frame.midY), height: frame.height)
  }
}
