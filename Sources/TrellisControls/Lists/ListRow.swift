import Foundation
import Trellis
import TrellisDisplayList

/// A row of a list, or the header or footer of a section.
nonisolated struct ListRow: ListedRow {
  let subview: Subview
  let place: RowPosition
  @Environment(\.listContext) private var context

  init(_ subview: Subview, at place: RowPosition) {
    (self.subview, self.place) = (subview, place)
  }

  static func hasNoLineAbove(_ values: ContainerValues) -> Bool {
    values.row.lineAbove == .hidden
  }

  @MainActor var body: some View {
    if let context {
      let appearance = context.appearance
      Group {
        switch place.part {
        case .header:
          ListHeader(subview: subview, appearance: appearance)
        case .footer:
          ListFooter(subview: subview, appearance: appearance)
        case .row:
          ListRowBody(subview: subview, place: place, context: context)
        }
      }
      .padding(.top, place.beginsSection && !place.beginsList ? appearance.sectionGap : 0)
    } else {
      subview
    }
  }
}

/// A row of a list, with its gestures, menu and accessibility.
private struct ListRowBody: View {
  let subview: Subview
  let place: RowPosition
  let context: ListContext
  @State private var isActive = false
  @State private var activations = ListModel.Activations()

  private var model: ListModel { context.model }
  private var appearance: ListAppearance { context.appearance }

  var body: some View {
    let tag = context.selection?.tag(of: subview.containerValues)
    let isSelected = tag.map { context.selection!.contains($0) } ?? false
    let row = ListRowActions(values: subview.containerValues, id: place.id, context: context)
    RowAppearance(subview: subview, place: place, context: context, isSelected: isSelected)
      .onPreferenceChange(RowActivations.self) {
        self.activations.all = $0
        if !$0.isEmpty { model.note(self.activations, of: place.id) }
        if isActive == $0.isEmpty { isActive = !$0.isEmpty }
      }
      .modifier(RowPress(row: row, isPressed: tag != nil || isActive))
      .modifier(RowEditing(values: subview.containerValues, place: place, context: context))
      .padding(.horizontal, appearance.margin)
      .accessibilityElement(children: .contain)
      .accessibilityRole(.row)
      .accessibilityAddTraits(isSelected ? .isSelected : [])
      .modifier(SpokenPress(row: row, isPressed: tag != nil || isActive))
  }
}

/// Adds a press as the accessibility action of a row that can be pressed.
private struct SpokenPress: ViewModifier {
  let row: ListRowActions
  let isPressed: Bool

  func body(content: Content) -> some View {
    if isPressed { content.accessibilityAction { row.press([]) } } else { content }
  }
}

/// The appearance of a row: its content, background and separator.
struct RowAppearance: View {
  let subview: Subview
  let place: RowPosition
  let context: ListContext
  let isSelected: Bool
  @Environment(\.isFocused) private var isFocused
  @Environment(\.shades) private var shades

  private var appearance: ListAppearance { context.appearance }

  private var insets: EdgeInsets {
    let traits = subview.containerValues.row
    var insets = traits.insets ?? appearance.rowInsets
    insets.leading +=
      CGFloat(traits.depth) * appearance.indent + (appearance.isPhone ? 0 : traits.missingTriangle)
    return insets
  }

  var body: some View {
    let traits = subview.containerValues.row
    // Selected rows are grey on a phone. On a desktop, they are grey in a list without the focus and in an inactive window.
    let isEmphasized = isSelected && isFocused && shades.showsTint && !appearance.isPhone
    RowContent(subview: subview, place: place, context: context, isSelected: isSelected)
      .modifier(RowEmphasis(isEmphasized: isEmphasized, tint: traits.tint, icons: appearance.icons))
      .padding(insets)
      .frame(maxWidth: .infinity, minHeight: appearance.rowHeight, alignment: .leading)
      .modifier(RowSwipes(values: subview.containerValues, place: place, context: context))
      .background {
        RowBackground(
          traits: traits, place: place, appearance: appearance, model: context.model, isSelected: isSelected,
          isEmphasized: isEmphasized)
      }
      .overlay(alignment: .bottom) {
        if hasLine(traits) {
          Rectangle().fill(
            traits.lineTintBelow.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.separator)
          )
          .frame(height: 1)
          .padding(.leading, insets.leading)
          .allowsHitTesting(false)
          .accessibilityHidden(true)
        }
      }
      .clipShape(GroupShape(radius: appearance.groupRadius, place: place, isWhole: appearance.rowSpacing > 0))
      .overlay { RowMark(id: place.id, model: context.model) }
      .contentShape(Rectangle())
  }

  private func hasLine(_ traits: RowTraits) -> Bool {
    if traits.lineBelow == .hidden || place.hasNoLineBelow { return false }
    if place.endsRows {
      return appearance.isGrouped
        ? false : traits.sectionLineBelow == .visible || traits.lineBelow == .visible
    }
    return appearance.hasLines || traits.lineBelow == .visible
  }
}

/// Sets the colours of a row's content for an emphasized selection.
private struct RowEmphasis: ViewModifier {
  let isEmphasized: Bool
  let tint: AnyShapeStyle?
  let icons: LabelIcons

  func body(content: Content) -> some View {
    content
      .environment(\.isInListRow, true)
      .environment(\.labelIcons, icons)
      .environment(\.backgroundProminence, isEmphasized ? .increased : .standard)
      .foregroundStyle(ifAny: isEmphasized ? AnyShapeStyle(.white) : nil)
      .modifier(RowTint(tint: isEmphasized ? AnyShapeStyle(.white) : tint))
  }
}

private struct RowTint: ViewModifier {
  let tint: AnyShapeStyle?
  @Environment(\.tint) private var around

  func body(content: Content) -> some View { content.environment(\.tint, tint ?? around) }
}

/// The background of a row.
private struct RowBackground: View {
  let traits: RowTraits
  let place: RowPosition
  let appearance: ListAppearance
  let model: ListModel
  let isSelected: Bool
  let isEmphasized: Bool
  @Environment(\.tint) private var tint

  var body: some View {
    ZStack {
      if case .some(.some(let background)) = traits.background {
        background
      } else if appearance.isGrouped {
        Color.groupedRow
      } else if appearance.alternates, isOdd {
        Color.primary.opacity(0.04)
      }
      if isSelected {
        RoundedRectangle(cornerRadius: appearance.rowRadius)
          .fill(
            isEmphasized
              ? tint ?? AnyShapeStyle(Color.accentColor) : AnyShapeStyle(.primary.opacity(0.12)))
      }
    }
    .accessibilityHidden(true)
  }

  private var isOdd: Bool { model.directory.index(of: place.id).map { $0 % 2 == 1 } ?? false }
}

/// The line at the drop position of a dragged row, or the ring around the current row for keys.
private struct RowMark: View {
  let id: RowID
  let model: ListModel
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    if let mark = model.mark, mark.row == id {
      VStack(spacing: 0) {
        if mark.isBelow { Spacer(minLength: 0) }
        Rectangle().fill(.tint).frame(height: 2)
        if !mark.isBelow { Spacer(minLength: 0) }
      }
      .allowsHitTesting(false)
      .accessibilityHidden(true)
    } else if model.currentRow == id, isFocused {
      RoundedRectangle(cornerRadius: 5).strokeBorder(.tint.opacity(0.5), lineWidth: 3)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
  }
}

/// The outline of a row in a group.
nonisolated struct GroupShape: Shape {
  let radius: CGFloat
  let place: RowPosition
  let isWhole: Bool

  func path(in rect: CGRect) -> Path {
    let top = isWhole || place.beginsRows ? radius : 0
    let bottom = isWhole || place.endsRows ? radius : 0
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top
    ).path(in: rect)
  }
}
