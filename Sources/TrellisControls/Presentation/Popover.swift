public import Foundation
public import Trellis

/// The part of a view that a popover points to.
public nonisolated enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Source)
  /// A point of the view.
  case point(UnitPoint)

  /// A rectangle of a view.
  public enum Source {
    /// The bounds of the view.
    case bounds
    /// A rectangle in points in the view's coordinate space.
    case rect(CGRect)
  }

  /// Returns the frame of this part in the window, for a view with the given frame in the window.
  func frame(in view: CGRect) -> CGRect {
    switch self {
    case .rect(.bounds): view
    case .rect(.rect(let rect)): rect.offsetBy(dx: view.minX, dy: view.minY)
    case .point(let point):
      CGRect(x: view.minX + view.width * point.x, y: view.minY + view.height * point.y, width: 0, height: 0)
    }
  }
}

extension View {
  /// Presents a popover that points to the view while a binding is true.
  ///
  /// The popover is beside the given edge, by default above the view. If it doesn't fit there, it is at the opposite side. Escape
  /// or a press outside sets the binding to false.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/popover(ispresented:attachmentanchor:arrowedge:content:);
  /// the edge: recorded, CF-72.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PopoverModifier(
        isPresented: isPresented, key: AnyHashable(true), item: (), anchor: attachmentAnchor,
        edge: arrowEdge ?? .top
      ) { content() })
  }

  /// Presents a popover for an item while the item isn't nil; the popover points to the view.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PopoverModifier(
        isPresented: item.isSomething(), key: item.wrappedValue.map { AnyHashable($0.id) },
        item: item.wrappedValue,
        anchor: attachmentAnchor, edge: arrowEdge ?? .top, popover: content))
  }
}

private nonisolated struct PopoverModifier<Item, Popover: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let key: AnyHashable?
  let item: Item?
  let anchor: PopoverAttachmentAnchor
  let edge: Edge
  let popover: (Item) -> Popover

  @MainActor func body(content: Content) -> some View {
    let isPresented = isPresented
    let close: @MainActor () -> Void = { isPresented.wrappedValue = false }
    return content.modifier(
      Presenter(wanted: isPresented.wrappedValue ? key : nil, takesTurns: false, onExit: close) { settings in
        if let item {
          PopoverPanel(target: anchor, edge: edge, close: close, settings: settings, content: popover(item))
        }
      })
  }
}

/// A popover on its layer.
private struct PopoverPanel<Content: View>: View {
  let target: PopoverAttachmentAnchor
  let edge: Edge
  let close: @MainActor () -> Void
  @Binding var settings: PresentationSettings
  let content: Content
  @Environment(\.layerAnchor) private var anchor
  @Environment(\.layoutDirection) private var direction

  @ViewBuilder var body: some View {
    Dim(opacity: 0) { if !settings.isDismissDisabled { close() } }
    AnchoredLayout(
      anchor: target.frame(in: anchor), side: .edge(edge), isRightToLeft: direction == .rightToLeft
    ) {
      box
    }
    .transition(.opacity.animation(.easeOut(duration: 0.12)))
  }

  private var box: some View {
    let shape = RoundedRectangle(cornerRadius: settings.cornerRadius ?? 10)
    return
      content
      .onPreferenceChange(PresentationSettings.self) { settings = $0 }
      .backgroundPreferenceValue(PresentationBackground.self) { background in
        if let background { background } else { Rectangle().fill(.background) }
      }
      .clipShape(shape)
      .popoverBox(shape, fill: .background, lineOpacity: 0.14)
      .presented(dismiss: close)
      .outsidePages()
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isModal)
  }
}
