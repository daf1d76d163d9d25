import Foundation
import Trellis

/// A draggable line between two columns.
struct ColumnDivider: View {
  /// The width of the adjacent column, in points.
  let width: CGFloat
  /// Whether the adjacent column is at the trailing side of the line.
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

/// A command that shows or hides a column of the window.
struct ColumnToggle {
  let isShown: Bool
  let perform: @MainActor () -> Void
}

extension FocusedValues {
  private struct SidebarKey: FocusedValueKey { typealias Value = ColumnToggle }
  private struct InspectorKey: FocusedValueKey { typealias Value = ColumnToggle }

  /// The command for the sidebar of the window's split view; nil if there is none.
  var sidebarToggle: ColumnToggle? {
    get { self[SidebarKey.self] }
    set { self[SidebarKey.self] = newValue }
  }

  /// The command for the window's inspector; nil if there is none.
  var inspectorToggle: ColumnToggle? {
    get { self[InspectorKey.self] }
    set { self[InspectorKey.self] = newValue }
  }
}
