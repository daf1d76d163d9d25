import Foundation
import Trellis

extension View {
  /// Shows views in a box below the view, on a layer, while a binding is true; Escape or a press outside closes it.
  func popoverLayer<Inner: View>(isOpen: Binding<Bool>, @ViewBuilder content: () -> Inner) -> some View {
    layer(isOpen.wrappedValue ? ControlPopover(isOpen: isOpen, content: content()) : nil, .dialog) {
      isOpen.wrappedValue = false
    }
  }
}

/// The popover of a control on its layer.
private struct ControlPopover<Inner: View>: View {
  let isOpen: Binding<Bool>
  let content: Inner
  @Environment(\.layerAnchor) private var anchor
  @Environment(\.layoutDirection) private var direction
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear.contentShape(Rectangle())
        .gesture(DragGesture(minimumDistance: 0).onChanged { _ in isOpen.wrappedValue = false })
        .accessibilityHidden(true)
      AnchoredLayout(anchor: anchor, side: .below(), isRightToLeft: direction == .rightToLeft) {
        content
          .environment(\.labelsVisibility, .automatic)
          .padding(12)
          .popoverBox(
            RoundedRectangle(cornerRadius: 10), fill: Color(white: scheme == .dark ? 0.17 : 0.98),
            lineOpacity: 0.12)
      }
    }
    .keyboardShortcut(nil)
  }
}
