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
    PopoverLayout(anchor: target.frame(in: anchor), edge: edge, isRightToLeft: direction == .rightToLeft) {
      box
    }
    .transition(.opacity.animation(.easeOut(duration: 0.12)))
  }

  private var box: some View {
    let shape = RoundedRectangle(cornerRadius: settings.cornerRadius ?? 10)
    return
      content
      .onPreferenceChange(PresentationSettings.self) { settings = $0 }
      .backgroundPreferenceValue(PresentationGround.self) { ground in
        if let ground { ground } else { Rectangle().fill(.background) }
      }
      .clipShape(shape)
      .overlay { shape.strokeBorder(.primary.opacity(0.14)).allowsHitTesting(false) }
      .background { shape.fill(.background).shadow(color: .black.opacity(0.22), radius: 10, y: 5) }
      .contentShape(shape)
      .onTapGesture {}
      .presented(dismiss: close)
      .outsidePages()
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isModal)
  }
}

/// A layout that places a popover beside an edge of its target, within the window.
nonisolated struct PopoverLayout: Layout {
  let anchor: CGRect
  let edge: Edge
  let isRightToLeft: Bool
  private static let margin: CGFloat = 6
  private static let gap: CGFloat = 6

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let room = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    for subview in subviews {
      let ideal = subview.sizeThatFits(.unspecified)
      let size = CGSize(
        width: min(ideal.width, max(room.width, 0)), height: min(ideal.height, max(room.height, 0)))
      subview.place(at: origin(of: size, in: room), proposal: ProposedViewSize(size))
    }
  }

  /// Returns the origin of a popover of a size.
  func origin(of size: CGSize, in room: CGRect) -> CGPoint {
    var point = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
    let above = anchor.minY - Self.gap - size.height
    let below = anchor.maxY + Self.gap
    let left = anchor.minX - Self.gap - size.width
    let right = anchor.maxX + Self.gap
    switch edge {
    case .top: point.y = above >= room.minY || below + size.height > room.maxY ? above : below
    case .bottom: point.y = below + size.height <= room.maxY || above < room.minY ? below : above
    case .leading, .trailing:
      let isLeft = (edge == .leading) != isRightToLeft
      let fits = isLeft ? left >= room.minX : right + size.width <= room.maxX
      let otherFits = isLeft ? right + size.width <= room.maxX : left >= room.minX
      point.x = (fits || !otherFits) == isLeft ? left : right
    }
    point.x = max(min(point.x, room.maxX - size.width), room.minX)
    point.y = max(min(point.y, room.maxY - size.height), room.minY)
    return point
  }
}
