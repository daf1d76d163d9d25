public import SwiftUI

extension View {
  /// Shows a tip in a popover that points to the view, while the tip is to be shown.
  ///
  /// Closing the popover ends the tip. Source: that a click outside ends it is ours.
  public func popoverTip(
    _ tip: (any Tip)?, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(TipPopover(tip: tip.map(AnyTip.init), anchor: attachmentAnchor, edge: arrowEdge, action: action))
  }
}

private struct TipPopover: ViewModifier {
  let tip: AnyTip?
  let anchor: PopoverAttachmentAnchor
  let edge: Edge?
  let action: @MainActor (Tips.Action) -> Void

  func body(content: Content) -> some View {
    let isShown = tip?.shouldDisplay ?? false
    let binding = Binding {
      isShown
    } set: { isPresented in
      if !isPresented, let tip, tip.shouldDisplay { tip.invalidate(reason: .tipClosed) }
    }
    content.popover(isPresented: binding, attachmentAnchor: anchor, arrowEdge: edge) {
      if let tip {
        TipCard(tip: tip, arrowEdge: nil, action: action)
          .frame(width: 300)
          .tipBackground(.clear)
      }
    }
  }
}
