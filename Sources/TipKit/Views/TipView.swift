public import SwiftUI

/// A tip in a list or a stack; without size while the tip isn't to be shown.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let arrowEdge: Edge?
  private let action: @MainActor (Tips.Action) -> Void

  /// Creates a view of a tip; the edge is where an arrow points to, and the closure gets the buttons that are pressed.
  public init(
    _ tip: Content, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, action)
  }

  /// Creates a view of a tip, or an empty one for nil.
  public init(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    (self.tip, self.arrowEdge, self.action) = (tip, arrowEdge, action)
  }

  /// The tip, if it is to be shown.
  public var body: some View {
    if let tip, tip.shouldDisplay {
      TipCard(tip: tip, arrowEdge: arrowEdge, action: action)
    }
  }
}

extension TipView where Content == AnyTip {
  /// Creates a view of a tip of any type, or an empty one for nil.
  @_disfavoredOverload
  public init(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) {
    self.init(tip.map(AnyTip.init), arrowEdge: arrowEdge, action: action)
  }
}

/// A tip on its background, in the style of the environment.
struct TipCard<Content: Tip>: View {
  let tip: Content
  let arrowEdge: Edge?
  let action: @MainActor (Tips.Action) -> Void
  @Environment(\.tipStyle) private var style
  @Environment(\.tipLook) private var look

  var body: some View {
    let tip = tip
    let actions = tip.actions.map { action in
      Tips.Action(id: action.id, disabled: action.disabled) {
        MainActor.assumeIsolated {
          action.handler()
          self.action(action)
        }
      } _: {
        action.label()
      }
    }
    TipLayout(edge: arrowEdge) {
      (style ?? AnyTipStyle(MiniTipViewStyle())).body(
        TipViewStyleConfiguration(
          tip: tip, title: tip.title, message: tip.message, image: tip.image, actions: actions)
      )
      .background(
        look.background ?? AnyShapeStyle(.quaternary), in: RoundedRectangle(cornerRadius: look.radius))
    } arrow: {
      TipArrow(edge: $0).fill(look.background ?? AnyShapeStyle(.quaternary))
    }
    .onAppear { TipStore.shared.didAppear(tip) }
    .onDisappear { TipStore.shared.didDisappear(tip) }
    .task {
      guard let seconds = TipStore.shared.remainingTime(of: tip) else { return }
      try? await Task.sleep(for: .seconds(seconds))
      if !Task.isCancelled { TipStore.shared.endIfLimitIsReached(tip) }
    }
  }
}
