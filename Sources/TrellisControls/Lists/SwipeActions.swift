import Foundation
public import Trellis

/// Buttons that a swipe reveals beside a row.
nonisolated struct SwipeGroup {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: AnyView
}

extension View {
  /// Adds buttons to the list row that contains the view; a swipe away from the edge reveals them.
  ///
  /// The first button is at the edge. With `allowsFullSwipe`, a swipe across the whole row performs the first button's action.
  /// Groups at the same edge are side by side, the first in source order at the edge.
  ///
  /// With a mouse, the buttons are in the row's context menu, and scrolling sideways reveals them. A row with trailing buttons
  /// gets no default delete button.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:); with a
  /// mouse: ours (choice).
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let group = SwipeGroup(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
    return rowTraits { $0.swipes.append(group) }
  }
}

/// The actions of the buttons beside a row, in view order.
private enum SwipeTriggers: PreferenceKey {
  struct Trigger: Equatable {
    let perform: @MainActor () -> Void
    static func == (first: Trigger, second: Trigger) -> Bool { false }
  }

  static var defaultValue: [Trigger] { [] }
  static func reduce(value: inout [Trigger], nextValue: () -> [Trigger]) { value += nextValue() }
}

/// Adds swipe actions to a row.
struct RowSwipes: ViewModifier {
  let values: ContainerValues
  let place: RowPosition
  let context: ListContext

  private var groups: [SwipeGroup] {
    var groups = values.row.swipes
    let row = ListRowActions(values: values, id: place.id, context: context)
    if row.canDelete, !groups.contains(where: { $0.edge == .trailing }) {
      let delete = Button("Delete", role: .destructive) { row.delete() }
      groups.append(SwipeGroup(edge: .trailing, allowsFullSwipe: true, content: AnyView(delete)))
    }
    return groups
  }

  func body(content: Content) -> some View {
    let groups = groups
    if groups.isEmpty {
      content
    } else {
      content.modifier(SwipedRow(groups: groups, id: place.id, model: context.model))
    }
  }
}

private struct SwipedRow: ViewModifier {
  /// The latest actions of the buttons, and the distance scrolled by the wheel.
  final class Triggers {
    var all: [HorizontalEdge: [SwipeTriggers.Trigger]] = [:]
    var wheel: CGFloat = 0
  }

  let groups: [SwipeGroup]
  let id: RowID
  let model: ListModel
  /// The offset of the row in points; positive reveals the leading buttons, negative the trailing ones.
  @State private var shift: CGFloat = 0
  @State private var start: CGFloat?
  @State private var width: CGFloat = 0
  @State private var lengths: [HorizontalEdge: CGFloat] = [:]
  @State private var triggers = Triggers()

  func body(content: Content) -> some View {
    let isOpen = shift != 0
    content
      .contentShape(Rectangle())
      .offset(x: shift)
      .allowsHitTesting(!isOpen || start != nil)
      .background(alignment: shift > 0 ? .leading : .trailing) {
        if isOpen { buttons(shift > 0 ? .leading : .trailing) }
      }
      .overlay {
        if isOpen, start == nil {
          // A press on the visible part of the row closes it.
          Color.clear.contentShape(Rectangle()).padding(shift > 0 ? .leading : .trailing, abs(shift))
            .onTapGesture { close() }
        }
      }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      .highPriorityGesture(
        SwipeGesture().onChanged { drag in
          if start == nil { start = shift }
          model.opened = id
          shift = limited((start ?? 0) + drag)
        }.onEnded { _ in end() }
      )
      .onSidewaysScroll { distance in
        triggers.wheel += distance
        guard abs(triggers.wheel) > 20 else { return true }
        let edge: HorizontalEdge = triggers.wheel > 0 ? .trailing : .leading
        triggers.wheel = 0
        if isOpen, (shift > 0) == (edge == .trailing) { close() } else if has(edge) { open(edge) }
        return true
      }
      // A press on another row closes the open one.
      .simultaneousGesture(
        TapGesture().onEnded { model.opened = nil }, isEnabled: model.opened != nil && model.opened != id
      )
      .onChange(of: model.opened) { if model.opened != id, shift != 0 { close() } }
  }

  private func has(_ edge: HorizontalEdge) -> Bool { groups.contains { $0.edge == edge } }

  private func limited(_ shift: CGFloat) -> CGFloat {
    if shift > 0, !has(.leading) || shift < 0, !has(.trailing) { return 0 }
    return min(max(shift, -width), width)
  }

  private func length(_ edge: HorizontalEdge) -> CGFloat { lengths[edge] ?? 74 }

  private func open(_ edge: HorizontalEdge) {
    model.opened = id
    // After a drag, the buttons have been measured, because they are built as soon as the row starts to open.
    withAnimation(.snappy(duration: 0.25)) { shift = edge == .leading ? length(edge) : -length(edge) }
  }

  private func close() {
    withAnimation(.snappy(duration: 0.25)) { shift = 0 }
    if model.opened == id { model.opened = nil }
  }

  private func end() {
    defer { start = nil }
    guard shift != 0 else { return close() }
    let edge: HorizontalEdge = shift > 0 ? .leading : .trailing
    let isFull = groups.first { $0.edge == edge }?.allowsFullSwipe == true
    if isFull, width > 0, abs(shift) > max(0.6 * width, length(edge) + 20) {
      let first = triggers.all[edge]?.first
      close()
      first?.perform()
    } else if abs(shift) > length(edge) / 2 {
      open(edge)
    } else {
      close()
    }
  }

  private func buttons(_ edge: HorizontalEdge) -> some View {
    let mine = groups.indices.filter { groups[$0].edge == edge }
    return HStack(spacing: 0) {
      ForEach(edge == .leading ? mine : mine.reversed(), id: \.self) { index in
        Group(subviews: groups[index].content) { all in
          ForEach(edge == .leading ? Array(all) : all.reversed()) { $0 }
        }
      }
    }
    .buttonStyle(SwipeButtonStyle(close: close))
    .onPreferenceChange(SwipeTriggers.self) {
      triggers.all[edge] = edge == .leading ? $0 : $0.reversed()
    }
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      lengths[edge] = $0
    }
  }
}

/// A horizontal drag.
private struct SwipeGesture: Gesture {
  var body: some Gesture<CGFloat> {
    var drag = DragGesture(minimumDistance: 10)
    drag.axis = .horizontal
    return drag.map { $0.translation.width }
  }
}

/// The style of a button beside a row, as high as the row.
private nonisolated struct SwipeButtonStyle: PrimitiveButtonStyle {
  let close: @MainActor () -> Void

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let perform = { @MainActor in
      close()
      configuration.trigger()
    }
    Button(action: perform) { configuration.label }
      .buttonStyle(SwipeButtonAppearance(isDestructive: configuration.role == .destructive))
      .preference(key: SwipeTriggers.self, value: [SwipeTriggers.Trigger(perform: perform)])
  }
}

private nonisolated struct SwipeButtonAppearance: ButtonStyle {
  let isDestructive: Bool
  @Environment(\.tint) private var tint

  @MainActor func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(.iconOnly)
      .foregroundStyle(.white)
      .padding(.horizontal, 14)
      .frame(minWidth: 60, maxHeight: .infinity)
      .background {
        Rectangle().fill(tint ?? (isDestructive ? AnyShapeStyle(.red) : AnyShapeStyle(.gray)))
        if configuration.isPressed { Color.black.opacity(0.15) }
      }
  }
}
