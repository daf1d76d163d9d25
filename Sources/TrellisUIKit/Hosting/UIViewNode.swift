import Foundation
import Trellis
import TrellisControls
import TrellisLayout

/// The part of the graph of a view in a tree: its appearance, its content and its subviews.
struct UIViewNode: View {
  let view: UIView

  var body: some View {
    let _ = view.source.read()
    UIViewLayout(view: view) {
      UIViewBackground(view: view)
      if view.drawsItself { UIViewDrawing(view: view) }
      ForEach(view.drawnLayers.map(DrawnLayer.init)) { CALayerNode(layer: $0.layer) }
      if let content = view.makeContent() { content.layoutValue(key: IsContent.self, value: true) }
      if !view.subviews.isEmpty || view.wrapsSubviews {
        view.wrapSubviews(AnyView(UIViewSubviews(view: view)))
      }
      UIViewBorder(view: view)
    }
    .modifier(UIViewEffects(view: view))
  }
}

/// The subviews of a view, each placed at its frame.
struct UIViewSubviews: View {
  let view: UIView

  var body: some View {
    let _ = view.source.read()
    UIViewLayout(view: view) {
      ForEach(view.subviews.map(Child.init)) { child in
        UIViewNode(view: child.view).layoutValue(key: PlacedView.self, value: child.view)
      }
    }
  }

  private struct Child: Identifiable {
    let view: UIView
    var id: ObjectIdentifier { ObjectIdentifier(view) }
  }
}

/// The view that a layout places at its frame; nil for a view that fills the layout.
private struct PlacedView: LayoutValueKey {
  static let defaultValue: UIView? = nil
}

/// Whether a part of a view is its content, of which a view with content of SwiftUI has the size.
private struct IsContent: LayoutValueKey {
  static let defaultValue = false
}

/// The arrangement of the parts of a view: subviews at their frames, everything else in the whole bounds.
struct UIViewLayout: Layout {
  let view: UIView

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (isHosted, size) = MainActor.assumeIsolated { (view is UIHostedView, view.bounds.size) }
    if isHosted, let content = subviews.first(where: { $0[IsContent.self] }) {
      return content.sizeThatFits(proposal)
    }
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let placed = subviews.map { $0[PlacedView.self] }
    let frames = MainActor.assumeIsolated {
      view.arrangement.read()
      return placed.map { view in view.map { placement(of: $0) } }
    }
    for (subview, frame) in zip(subviews, frames) {
      let frame = frame ?? CGRect(origin: .zero, size: bounds.size)
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  /// Returns the rectangle of a subview without its transform, in the view's visible rectangle.
  @MainActor private func placement(of subview: UIView) -> CGRect {
    let (size, center, origin) = (subview.bounds.size, subview.center, view.scrolledOrigin)
    let middle = view.isYUp ? view.bounds.height - center.y : center.y
    return CGRect(
      x: center.x - size.width / 2 - origin.x, y: middle - size.height / 2 - origin.y, width: size.width,
      height: size.height)
  }
}

extension UIView {
  /// The origin of the bounds, by which the subviews are moved; zero for a scroll view, which moves them itself.
  var scrolledOrigin: CGPoint { wrapsSubviews ? .zero : bounds.origin }
  /// Whether ``wrapSubviews(_:)`` is called, even without subviews.
  var wrapsSubviews: Bool { self is UIScrollView && !(self is UITextView) }
}

/// The effects on a view with everything inside.
struct UIViewEffects: ViewModifier {
  let view: UIView

  func body(content: Content) -> some View {
    let _ = view.source.read()
    let style = view.interfaceStyle
    content
      .modifier(UIViewClip(view: view))
      .modifier(UIViewShadow(view: view))
      .opacity(view.alpha)
      .hidden(view.isHidden)
      .modifier(CenteredTransform(transform: view.transform))
      .allowsHitTesting(view.isUserInteractionEnabled && !view.isHidden)
      .modifier(UIViewAccessibility(view: view))
      .modifier(UIViewHelp(view: view))
      .transformEnvironment(\.self) { values in
        if let style { values.colorScheme = style == .dark ? .dark : .light }
      }
  }
}

extension UIView {
  /// The appearance that was set for the view; nil for that of the environment.
  fileprivate var interfaceStyle: UIUserInterfaceStyle? {
    overrideUserInterfaceStyle == .unspecified ? nil : overrideUserInterfaceStyle
  }
}

/// The text under the mouse.
private struct UIViewHelp: ViewModifier {
  let view: UIView

  func body(content: Content) -> some View {
    let _ = view.source.read()
    if let text = view.helpText { content.help(text) } else { content }
  }
}

private struct UIViewAccessibility: ViewModifier {
  let view: UIView

  func body(content: Content) -> some View {
    let _ = view.source.read()
    if let properties = AccessibilityProperties(view) {
      content.modifier(properties)
    } else {
      content
    }
  }
}

private struct AccessibilityProperties: ViewModifier {
  let label, value, hint, identifier: String?
  let traits: UIAccessibilityTraits
  let hidesElements, isElement: Bool

  /// Creates the properties of a view; nil if none was set.
  @MainActor init?(_ view: UIView) {
    (label, value, hint) = (view.accessibilityLabel, view.accessibilityValue, view.accessibilityHint)
    (identifier, traits) = (view.accessibilityIdentifier, view.accessibilityTraits)
    (hidesElements, isElement) = (view.accessibilityElementsHidden, view.isAccessibilityElement)
    if !isElement, label == nil, value == nil, hint == nil, identifier == nil, traits == .none, !hidesElements
    {
      return nil
    }
  }

  func body(content: Content) -> some View {
    content
      .accessibilityHidden(hidesElements)
      .modifier(Labelled(isElement: isElement, label: label, value: value, hint: hint, traits: traits))
      .accessibilityIdentifier(identifier ?? "")
  }

  private struct Labelled: ViewModifier {
    let isElement: Bool
    let label, value, hint: String?
    let traits: UIAccessibilityTraits

    func body(content: Content) -> some View {
      if !isElement, label == nil, value == nil, hint == nil, traits == .none {
        content
      } else {
        content.accessibilityElement(children: label == nil ? .combine : .ignore)
          .accessibilityLabel(label ?? "").accessibilityValue(value ?? "").accessibilityHint(hint ?? "")
          .accessibilityAddTraits(traits.swiftUI)
      }
    }
  }
}

extension UIAccessibilityTraits {
  fileprivate var swiftUI: AccessibilityTraits {
    var traits: AccessibilityTraits = []
    if contains(.button) { _ = traits.insert(.isButton) }
    if contains(.link) { _ = traits.insert(.isLink) }
    if contains(.image) { _ = traits.insert(.isImage) }
    if contains(.selected) { _ = traits.insert(.isSelected) }
    if contains(.header) { _ = traits.insert(.isHeader) }
    if contains(.staticText) { _ = traits.insert(.isStaticText) }
    if contains(.searchField) { _ = traits.insert(.isSearchField) }
    if contains(.updatesFrequently) { _ = traits.insert(.updatesFrequently) }
    if contains(.playsSound) { _ = traits.insert(.playsSound) }
    if contains(.keyboardKey) { _ = traits.insert(.isKeyboardKey) }
    if contains(.summaryElement) { _ = traits.insert(.isSummaryElement) }
    if contains(.startsMediaSession) { _ = traits.insert(.startsMediaSession) }
    if contains(.allowsDirectInteraction) { _ = traits.insert(.allowsDirectInteraction) }
    if contains(.causesPageTurn) { _ = traits.insert(.causesPageTurn) }
    return traits
  }
}
