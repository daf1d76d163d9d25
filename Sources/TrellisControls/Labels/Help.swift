import Foundation
public import Trellis

private struct HelpModifier: ViewModifier {
  let text: Text
  /// The point at which the pointer entered the view, in points in its space; nil while the pointer is outside.
  @State private var pointer: CGPoint?

  nonisolated init(text: Text) { self.text = text }

  func body(content: Content) -> some View {
    content
      .accessibilityHint(text)
      .onContinuousHover { phase in
        switch phase {
        case .active(let place): if pointer == nil { pointer = place }
        case .ended: pointer = nil
        }
      }
      .layer(pointer.map { Tooltip(text: text, pointer: $0) }, .note) {}
  }
}

/// A text beside the pointer, one second after the pointer entered the view.
private struct Tooltip: View {
  let text: Text
  let pointer: CGPoint
  @State private var isShown = false
  @Environment(\.layerAnchor) private var anchor
  @Environment(\.colorScheme) private var scheme
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 4)
    AnchoredLayout(
      anchor: CGRect(x: anchor.minX + pointer.x, y: anchor.minY + pointer.y, width: 0, height: 18),
      side: .below(), isRightToLeft: direction == .rightToLeft
    ) {
      text.font(.system(size: 11))
        .frame(maxWidth: 260)
        .fixedSize()
        .padding(.horizontal, 6)
        .padding(.vertical, 3)
        .background(scheme == .dark ? Color(white: 0.25) : Color(white: 0.96), in: shape)
        .overlay { shape.strokeBorder(.primary.opacity(0.15)) }
        .background {
          shape.fill(scheme == .dark ? Color(white: 0.25) : Color(white: 0.96)).shadow(
            color: .black.opacity(0.2), radius: 3, y: 1)
        }
    }
    .opacity(isShown ? 1 : 0)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
    .onAppear { withAnimation(.linear(duration: 0.1).delay(1)) { isShown = true } }
  }
}

extension View {
  /// Adds a description of the view: a tooltip one second after the pointer enters the view, and an accessibility hint.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/help(_:); the outer of two is used: recorded (macOS 27).
  public nonisolated func help(_ text: Text) -> some View { modifier(HelpModifier(text: text)) }

  /// Adds a localized description of the view.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Adds an unlocalized description of the view.
  @_disfavoredOverload
  public nonisolated func help(_ text: some StringProtocol) -> some View { help(Text(text)) }
}
