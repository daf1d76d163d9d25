import Foundation
import Trellis
import TrellisDisplayList

/// The header of a section in a list.
struct ListHeader: View {
  let subview: Subview
  let face: ListAppearance
  @Environment(\.headerProminence) private var prominence

  private var font: Font {
    if prominence == .increased { return .title3.bold() }
    if face.isForm || face.isGrouped { return .system(size: 13, weight: face.isPhone ? .regular : .semibold) }
    if face.kind == .sidebar { return .system(size: face.isPhone ? 20 : 11, weight: .semibold) }
    return face.isPhone ? .headline : .subheadline.weight(.semibold)
  }

  var body: some View {
    let expansion = subview.containerValues.sectionExpansion
    HStack(spacing: 6) {
      subview
        .font(font)
        .foregroundStyle(prominence == .increased ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary))
      if let expansion, face.kind == .sidebar {
        Spacer(minLength: 6)
        SectionAngle(isExpanded: expansion)
      }
    }
    .padding(.horizontal, (subview.containerValues.row.insets ?? face.rowInsets).leading)
    .padding(.vertical, face.isGrouped ? 6 : 4)
    .frame(maxWidth: .infinity, minHeight: face.headerHeight, alignment: .leading)
    .padding(.horizontal, face.margin)
    .background { if face.pinsHeaders, let ground = face.ground { ground.opacity(0.95) } }
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
  let face: ListAppearance

  var body: some View {
    subview
      .font(face.isPhone ? .footnote : .subheadline)
      .foregroundStyle(.secondary)
      .padding(.horizontal, (subview.containerValues.row.insets ?? face.rowInsets).leading)
      .padding(.vertical, 6)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, face.margin)
  }
}
