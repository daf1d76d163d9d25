import Foundation
import Trellis

extension View {
  /// Shows views in a box below the view, on a layer, while a binding is true; Escape or a press outside closes it.
  func popoverLayer<Inner: View>(isOpen: Binding<Bool>, @ViewBuilder content: () -> Inner) -> some View {
    layer(isOpen.wrappedValue ? PopoverPanel(isOpen: isOpen, content: content()) : nil, .dialog) {
      isOpen.wrappedValue = false
    }
  }
}

private struct PopoverPanel<Inner: View>: View {
  let isOpen: Binding<Bool>
  let content: Inner
  @Environment(\.layerAnchor) private var anchor
  @Environment(\.layoutDirection) private var direction
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 10)
    ZStack(alignment: .topLeading) {
      Color.clear.contentShape(Rectangle())
        .gesture(DragGesture(minimumDistance: 0).onChanged { _ in isOpen.wrappedValue = false })
        .accessibilityHidden(true)
      MenuLayout(anchor: anchor, isSubmenu: false, minimumWidth: 0, isRightToLeft: direction == .rightToLeft)
      {
        content
          .environment(\.labelsVisibility, .automatic)
          .padding(12)
          .background {
            shape.fill(scheme == .dark ? Color(white: 0.17) : Color(white: 0.98))
              .shadow(color: .black.opacity(0.22), radius: 10, y: 5)
          }
          .overlay { shape.strokeBorder(.primary.opacity(0.12)).allowsHitTesting(false) }
          .contentShape(shape)
          .onTapGesture {}
      }
    }
    .keyboardShortcut(nil)
  }
}
