import Foundation
import Trellis
import TrellisDisplayList

/// A picker as buttons side by side, one of which looks pressed.
struct SegmentedPicker: View {
  let options: PickerOptions
  let isPalette: Bool
  @FocusState private var focused: Subview.ID?
  @Environment(\.controlTheme) private var theme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.shades) private var shades
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let radius = theme.metrics.buttonRadius
    SegmentLayout(fillsWidth: theme.styles.spreadsTitles && !isPalette) {
      ForEach(options.all) { option in
        Button {
          option.select?()
        } label: {
          option.subview
        }
        .buttonStyle(SegmentStyle(isSelected: option.isSelected))
        .disabled(option.select == nil)
        .tabStop(option.isSelected || options.selectedIndex == nil)
        .focused($focused, equals: option.id)
        .accessibilityRole(.radioButton)
        .accessibilityValue(option.isSelected ? "1" : "0")
      }
    }
    .frame(height: theme.metrics.controlHeight)
    .background {
      let shape = RoundedRectangle(cornerRadius: radius)
      let color = ControlAppearance.shared.segments.background
      shape.fill(color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.primary.opacity(shades.background())))
      if shades.line > 0 { shape.strokeBorder(.primary.opacity(shades.line)) }
    }
    .opacity(shades.opacity(isEnabled: isEnabled))
    .onKeyPress(.leftArrow) { step(direction == .rightToLeft ? 1 : -1) }
    .onKeyPress(.rightArrow) { step(direction == .rightToLeft ? -1 : 1) }
    .accessibilityElement(children: .contain)
    .accessibilityRole(.radioGroup)
  }

  private func step(_ distance: Int) -> KeyPress.Result {
    guard let place = options.step(by: distance) else { return .ignored }
    focused = options.all[place].id
    return .handled
  }
}

private nonisolated struct SegmentStyle: HoveredButtonStyle {
  let isSelected: Bool
  @Environment(\.controlTheme) private var theme
  @Environment(\.colorScheme) private var scheme
  @Environment(\.shades) private var shades
  @Environment(\.isEnabled) private var isEnabled

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let shape = RoundedRectangle(cornerRadius: max(theme.metrics.buttonRadius - 1.5, 0))
    let appearance = ControlAppearance.shared.segments
    let title = isSelected ? appearance.selectedTitle : appearance.title
    configuration.label
      .lineLimit(1)
      .fontWeight(isSelected ? .medium : .regular)
      .title(title)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if isSelected {
          shape.fill(appearance.selected ?? (scheme == .dark ? Color.white.opacity(0.22) : Color.white))
            .shadow(color: .black.opacity(0.18), radius: 1, y: 0.5)
          if shades.line > 0 { shape.strokeBorder(.primary.opacity(shades.line)) }
        } else {
          shape.fill(.primary.opacity(configuration.ink(shades, isEnabled: isEnabled)))
        }
      }
      .padding(1.5)
      .contentShape(Rectangle())
  }
}

/// A layout of equal segments side by side, each as wide as the widest one, or together as wide as proposed.
///
/// Source: recorded (macOS 26): `n` segments are `n` times the widest label plus 24 points wide, and 1 point more.
private nonisolated struct SegmentLayout: Layout {
  let fillsWidth: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let widest = sizes.map(\.width).max() ?? 0
    let natural = CGFloat(subviews.count) * (widest + 24 - 3) + 1
    let height = proposal.height ?? sizes.map(\.height).max() ?? 0
    guard let width = proposal.width, width.isFinite else { return CGSize(width: natural, height: height) }
    return CGSize(width: fillsWidth ? max(width, 0) : min(natural, max(width, 0)), height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard !subviews.isEmpty else { return }
    let width = bounds.width / CGFloat(subviews.count)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * width, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
