import Foundation
import Trellis

/// The content of a row, with its editing controls and badge.
struct RowContent: View {
  let subview: Subview
  let place: RowPosition
  let context: ListContext
  let isSelected: Bool

  private var row: ListRowActions {
    ListRowActions(values: subview.containerValues, id: place.id, context: context)
  }

  var body: some View {
    let badge = subview.containerValues.row.badge
    if context.isEditing || badge != nil {
      HStack(spacing: 10) {
        if context.isEditing { EditingMark(row: row, isSelected: isSelected) }
        subview
        if let badge {
          Spacer(minLength: 8)
          RowBadge(text: badge)
        }
        if context.isEditing, row.canMove {
          Spacer(minLength: 8)
          MoveHandle().modifier(RowDrag(row: row, isEnabled: true))
        }
      }
    } else {
      subview
    }
  }
}

/// The badge at the end of a row.
private struct RowBadge: View {
  let text: Text
  @Environment(\.badgeProminence) private var prominence

  var body: some View {
    switch prominence {
    case .increased:
      text.foregroundStyle(.white).padding(.horizontal, 6).background(.red, in: Capsule())
    case .decreased: text.foregroundStyle(.tertiary)
    default: text.foregroundStyle(.secondary)
    }
  }
}

/// The control before a row in edit mode: a delete button, or else a selection mark.
private struct EditingMark: View {
  let row: ListRowActions
  let isSelected: Bool

  var body: some View {
    if row.canDelete {
      Button {
        row.delete()
      } label: {
        Image(systemName: "minus.circle.fill").foregroundStyle(.red).contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Delete")
    } else if row.context.selection?.isMultiple == true, row.context.selection?.tag(of: row.values) != nil {
      Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        .accessibilityHidden(true)
    }
  }
}

/// A handle of three lines for dragging a row.
private struct MoveHandle: View {
  var body: some View {
    VStack(spacing: 4) {
      ForEach(0..<3) { _ in Capsule().frame(width: 18, height: 1.5) }
    }
    .foregroundStyle(.tertiary)
    .frame(width: 26, height: 26)
    .contentShape(Rectangle())
    .accessibilityLabel("Reorder")
  }
}
