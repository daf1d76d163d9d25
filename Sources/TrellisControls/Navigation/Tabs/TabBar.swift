import Foundation
import Trellis
import TrellisDisplayList

/// The labels of tabs side by side.
///
/// On a phone, they are at the bottom, each title below its symbol. On a desktop, they are at the top and look like segments.
struct TabBar: View {
  let tabs: [TabPane]
  let selected: Int
  let select: @MainActor (Int) -> Void
  @FocusState private var focused: Int?
  @Environment(\.tabBarAppearance) private var ownAppearance
  @Environment(\.controlTheme) private var theme
  @Environment(\.layoutDirection) private var direction

  private var isPhone: Bool { theme.metrics.pagesSlide }

  var body: some View {
    let appearance = ownAppearance ?? ControlAppearance.shared.tabBar
    HStack(spacing: isPhone ? 0 : 2) {
      ForEach(Array(tabs.enumerated()).filter { $0.element.isInBar }, id: \.element.id) { index, tab in
        ModifiedTabItem(
          tab: tab,
          item: Button {
            select(index)
          } label: {
            TabItemLabel(item: tab.subview.containerValues.tabItem)
          }
        )
        .buttonStyle(
          TabButtonStyle(
            isSelected: index == selected, unselected: appearance.unselected,
            badge: tab.subview.containerValues.tabBadge ?? tab.subview.containerValues.row.badge)
        )
        .disabled(!tab.isEnabled)
        .tabStop(index == selected)
        .focused($focused, equals: index)
        .accessibilityRole(.tab)
        .accessibilityValue(index == selected ? "1" : "0")
      }
    }
    .padding(.horizontal, isPhone ? 0 : 6)
    .frame(maxWidth: .infinity)
    .frame(height: theme.metrics.tabBar)
    .background {
      ZStack(alignment: isPhone ? .top : .bottom) {
        Rectangle().fill(appearance.background.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.background))
        if appearance.hasLine { Rectangle().fill(.separator).frame(height: 1) }
      }
    }
    .barTint(appearance.tint)
    .onKeyPress(.leftArrow) { step(direction == .rightToLeft ? 1 : -1) }
    .onKeyPress(.rightArrow) { step(direction == .rightToLeft ? -1 : 1) }
    .accessibilityElement(children: .contain)
    .accessibilityRole(.tabGroup)
  }

  private func step(_ distance: Int) -> KeyPress.Result {
    var index = selected + distance
    while tabs.indices.contains(index), !tabs[index].isEnabled { index += distance }
    guard tabs.indices.contains(index) else { return .handled }
    select(index)
    focused = index
    return .handled
  }
}

private nonisolated struct TabButtonStyle: ButtonStyle {
  let isSelected: Bool
  /// The colour unless the tab is selected; nil for the theme's.
  let unselected: Color?
  let badge: Text?
  @Environment(\.controlTheme) private var theme
  @Environment(\.isEnabled) private var isEnabled

  @MainActor func makeBody(configuration: Configuration) -> some View {
    let isPhone = theme.metrics.pagesSlide
    configuration.label
      .labelStyle(TabLabelStyle(isStacked: isPhone))
      .lineLimit(1)
      .font(.system(size: isPhone ? 10 : 13, weight: isPhone ? .medium : isSelected ? .semibold : .regular))
      .foregroundStyle(style(isPhone: isPhone))
      .opacity(isEnabled ? 1 : 1 / 3)
      .overlay(alignment: .topTrailing) {
        if let badge { TabBadge(text: badge).offset(x: isPhone ? 12 : 20, y: isPhone ? -2 : -6) }
      }
      .padding(.horizontal, isPhone ? 4 : 10)
      .frame(maxWidth: isPhone ? .infinity : nil, maxHeight: isPhone ? .infinity : nil)
      .frame(height: isPhone ? nil : 28)
      .background(
        .primary.opacity(isPhone ? 0 : isSelected ? 0.1 : configuration.isPressed ? 0.06 : 0),
        in: RoundedRectangle(cornerRadius: 6)
      )
      .contentShape(Rectangle())
  }

  private func style(isPhone: Bool) -> AnyShapeStyle {
    if isPhone, isSelected { return AnyShapeStyle(.tint) }
    if !isSelected, let unselected { return AnyShapeStyle(unselected) }
    return isPhone ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary)
  }
}

/// The label of a tab in the bar: a single view, or an image and a text arranged as in a label.
private struct TabItemLabel: View {
  let item: AnyView?
  @Environment(\.controlTheme) private var theme

  var body: some View {
    Group(subviews: item) { views in
      if views.count < 2 {
        views
      } else if theme.metrics.pagesSlide {
        VStack(spacing: 2) { views }
      } else {
        HStack(spacing: 6) { views }
      }
    }
  }
}

/// The style of a label in a tab bar; on a phone, the symbol is above the title.
private nonisolated struct TabLabelStyle: LabelStyle {
  let isStacked: Bool

  @MainActor func makeBody(configuration: Configuration) -> some View {
    if isStacked {
      VStack(spacing: 2) {
        configuration.icon.font(.system(size: 20)).frame(height: 24).accessibilityHidden(true)
        configuration.title
      }
      .accessibilityElement(children: .combine)
    } else {
      Label(configuration).labelStyle(.titleAndIcon)
    }
  }
}

/// The badge at the corner of a tab.
private struct TabBadge: View {
  let text: Text

  var body: some View {
    text.font(.system(size: 11, weight: .medium)).foregroundStyle(.white)
      .padding(.horizontal, 5)
      .frame(minWidth: 17, minHeight: 17)
      .background(.red, in: Capsule())
      .fixedSize()
  }
}
