import Foundation
import Trellis

/// Tabs as pages side by side; a swipe leads from one to the next.
struct TabPages: View {
  let tabs: [TabPane]
  let selected: Int
  let dots: PageTabViewStyle.IndexDisplayMode
  let select: @MainActor (Int) -> Void

  /// The distance that the pages are dragged, in points; nil without a drag.
  @State private var drag: CGFloat?
  /// The previous page, during a transition.
  @State private var before: Int?
  @State private var width: CGFloat = 0
  @State private var visited: Set<Subview.ID> = []
  @Environment(\.indexHasBackground) private var hasBackground
  @Environment(\.layoutDirection) private var direction

  private var sign: CGFloat { direction == .rightToLeft ? -1 : 1 }

  var body: some View {
    ZStack {
      ForEach(Array(tabs.enumerated()), id: \.element.id) { index, tab in
        if isSeen(index) || visited.contains(tab.id) {
          tab.subview
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .offset(x: (CGFloat(index - selected) * width + (drag ?? 0)) * sign)
            .page(index == selected ? .front : isSeen(index) ? .behind : .covered, fits: true)
        }
      }
    }
    .contentShape(Rectangle())
    .clipped()
    .simultaneousGesture(swipe)
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    .animation(.snappy(duration: 0.35), value: selected)
    .overlay(alignment: .bottom) { if showsDots { indexDots } }
    .onChange(of: selected, initial: true) { old, new in
      if tabs.indices.contains(new) { visited.insert(tabs[new].id) }
      if old != new {
        withAnimation(.snappy(duration: 0.35)) {
          before = old
        } completion: {
          before = nil
        }
      }
    }
    .focusable(interactions: .automatic)
    .onKeyPress(.leftArrow) { step(direction == .rightToLeft ? 1 : -1) }
    .onKeyPress(.rightArrow) { step(direction == .rightToLeft ? -1 : 1) }
  }

  /// Returns whether a page is visible, or about to be.
  private func isSeen(_ index: Int) -> Bool {
    if index == selected || index == before { return true }
    guard let drag, drag != 0 else { return false }
    return index == selected + (drag < 0 ? 1 : -1)
  }

  private var swipe: some Gesture {
    DragGesture(minimumDistance: 12)
      .onChanged { value in
        let distance = value.translation.width * sign
        if drag == nil, abs(value.translation.width) <= abs(value.translation.height) { return }
        let isAtEnd = distance > 0 && selected == 0 || distance < 0 && selected == tabs.count - 1
        drag = isAtEnd ? distance / 3 : distance
      }
      .onEnded { value in
        guard drag != nil else { return }
        let distance = value.predictedEndTranslation.width * sign
        let next = selected + (distance < -width / 2 ? 1 : distance > width / 2 ? -1 : 0)
        let settled = tabs.indices.contains(next) ? next : selected
        withAnimation(.snappy(duration: 0.35)) {
          before = settled == selected ? selected + ((drag ?? 0) < 0 ? 1 : -1) : selected
          drag = nil
          if settled != selected { select(settled) }
        } completion: {
          before = nil
        }
      }
  }

  private func step(_ distance: Int) -> KeyPress.Result {
    guard tabs.indices.contains(selected + distance) else { return .ignored }
    select(selected + distance)
    return .handled
  }

  private var showsDots: Bool { dots == .always || dots == .automatic && tabs.count > 1 }

  private var indexDots: some View {
    let colors = ControlAppearance.shared.dots
    return HStack(spacing: 8) {
      ForEach(Array(tabs.enumerated()), id: \.element.id) { index, _ in
        let color = index == selected ? colors.selected : colors.others
        Circle()
          .fill(
            color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.primary.opacity(index == selected ? 0.8 : 0.25))
          )
          .frame(width: 8, height: 8)
          .contentShape(Rectangle())
          .onTapGesture { select(index) }
      }
    }
    .padding(8)
    .background { if hasBackground { Capsule().fill(.primary.opacity(0.12)) } }
    .padding(.bottom, 8)
    .accessibilityElement()
    .accessibilityLabel("Page \(selected + 1) of \(tabs.count)")
  }
}
