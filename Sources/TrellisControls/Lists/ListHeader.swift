import Foundation
import Trellis
import TrellisDisplayList

/// The header of a section in a list.
struct ListHeader: View {
  let subview: Subview
  let appearance: ListAppearance
  @Environment(\.headerProminence) private var prominence

  private var font: Font {
    if prominence == .increased { return .title3.bold() }
    if appearance.isSidebar { return .system(size: appearance.isPhone ? 20 : 11, weight: .semibold) }
    if appearance.isForm || appearance.isGrouped {
      return .system(size: 13, weight: appearance.isPhone ? .regular : .semibold)
    }
    return appearance.isPhone ? .headline : .subheadline.weight(.semibold)
  }

  private var isPrimary: Bool { prominence == .increased || appearance.isSidebar && appearance.isPhone }

  var body: some View {
    let expansion = subview.containerValues.sectionExpansion
    HStack(spacing: 6) {
      subview
        .font(font)
        .foregroundStyle(isPrimary ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary))
      if let expansion, appearance.isSidebar {
        Spacer(minLength: 6)
        SectionAngle(isExpanded: expansion)
      }
    }
    .padding(.horizontal, (subview.containerValues.row.insets ?? appearance.rowInsets).leading)
    .padding(.vertical, appearance.isGrouped ? 6 : 4)
    .frame(maxWidth: .infinity, minHeight: appearance.headerHeight, alignment: .leading)
    .padding(.horizontal, appearance.margin)
    .background {
      if appearance.pinsHeaders, let background = appearance.background { background.opacity(0.95) }
    }
    .accessibilityElement(children: expansion == nil ? .combine : .contain)
    .accessibilityAddTraits(.isHeader)
  }
}

/// A button that expands and collapses a section.
private struct SectionAngle: View {
  @Binding var isExpanded: Bool

  init(isExpanded: Binding<Bool>) { _isExpanded = isExpanded }

  var body: some View {
    Button {
      withAnimation(.snappy(duration: 0.25)) { isExpanded.toggle() }
    } label: {
      Chevron().stroke(style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
        .frame(width: 4, height: 8)
        .rotationEffect(.degrees(isExpanded ? 90 : 0))
        .frame(width: 16, height: 16)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .foregroundStyle(.secondary)
    .accessibilityRole(.disclosureTriangle)
    .accessibilityValue(isExpanded ? "1" : "0")
  }
}

/// The footer of a section in a list.
struct ListFooter: View {
  let subview: Subview
  let appearance: ListAppearance

  var body: some View {
    subview
      .font(appearance.isPhone ? .footnote : .subheadline)
      .foregroundStyle(.secondary)
      .padding(.horizontal, (subview.containerValues.row.insets ?? appearance.rowInsets).leading)
      .padding(.vertical, 6)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, appearance.margin)
  }
}
