import Foundation
import Trellis

/// The line between two columns, which is dragged.
struct ColumnDivider: View {
  /// How wide the column is beside it, in points.
  let width: CGFloat
  /// Whether that is the column at its trailing side.
  var isBeforeColumn = false
  let drag: @MainActor (CGFloat) -> Void
  @State private var start: CGFloat?
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Rectangle().fill(.separator).frame(width: 1).frame(width: 7)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 1, coordinateSpace: .global)
          .onChanged { value in
            let first = start ?? width
            start = first
            let sign: CGFloat = (direction == .rightToLeft) == isBeforeColumn ? 1 : -1
            drag(first + sign * value.translation.width)
          }
          .onEnded { _ in start = nil })
  }
}

/// Shows and hides a column of the window.
struct ColumnToggle {
  let isShown: Bool
  let perform: @MainActor () -> Void
}

extension FocusedValues {
  private struct SidebarKey: FocusedValueKey { typealias Value = ColumnToggle }
  private struct InspectorKey: FocusedValueKey { typealias Value = ColumnToggle }

  /// Shows and hides the sidebar of the window's split view; nil where it has none.
  var sidebarToggle: ColumnToggle? {
    get { self[SidebarKey.self] }
    set { self[SidebarKey.self] = newValue }
  }

  /// Shows and hides the window's inspector; nil where it has none.
  var inspectorToggle: ColumnToggle? {
    get { self[InspectorKey.self] }
    set { self[InspectorKey.self] = newValue }
  }
}
