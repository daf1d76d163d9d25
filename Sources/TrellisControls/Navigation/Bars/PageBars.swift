import Foundation
import Trellis
import TrellisDisplayList

/// The bars at the edges of a page.
struct PageBars: View {
  let contents: BarContents
  let barMetrics: BarMetrics
  let back: BackAction?
  let leadingItem: AnyView?
  let isScrolledUnder: Bool
  @Environment(\.controlTheme) private var theme

  /// Whether the top bar has a background only while content is scrolled under it, as on a phone.
  private var isClear: Bool { theme.metrics.largeTitleBar > 0 && !isScrolledUnder }

  var body: some View {
    ZStack {
      if barMetrics.top > 0 {
        VStack(spacing: 0) {
          TopBar(contents: contents, barMetrics: barMetrics, back: back, leadingItem: leadingItem)
            .modifier(
              BarBackground(
                contents: contents, bar: .navigationBar, isAtTop: true, hasLine: !barMetrics.isLarge,
                isClear: isClear,
                isMaterial: theme.metrics.largeTitleBar > 0)
            )
            .frame(height: barMetrics.top)
          Spacer(minLength: 0)
        }
      }
      if barMetrics.bottom > 0 {
        VStack(spacing: 0) {
          Spacer(minLength: 0)
          BottomBar(items: contents.items(.bottom))
            .modifier(BarBackground(contents: contents, bar: .bottomBar, isAtTop: false, hasLine: true))
            .frame(height: barMetrics.bottom)
        }
      }
    }
    .preference(key: BarMetricsKey.self, value: barMetrics)
    .transaction { $0.animation = nil }
  }
}

extension BarContents {
  /// Returns the items at a placement, in order.
  func items(_ place: ToolbarItemPlacement.Place) -> [BarItem] {
    items.filter { $0.placement.place == place }
  }

  subscript(values: KeyPath<BarContents, [ToolbarPlacement: Visibility]>, bar: ToolbarPlacement)
    -> Visibility
  {
    let all = self[keyPath: values]
    return all[bar] ?? (bar.bar == .top ? all.first { $0.key.bar == .top }?.value : nil)
      ?? .automatic
  }
}

/// A modifier that adds the background of a bar, and a line at the side of the page.
private struct BarBackground: ViewModifier {
  let contents: BarContents
  let bar: ToolbarPlacement
  let isAtTop: Bool
  let hasLine: Bool
  /// Whether the background is drawn only if requested.
  var isClear = false
  /// Whether the default background is a material.
  var isMaterial = false
  @Environment(\.colorScheme) private var scheme

  func body(content: Content) -> some View {
    let appearance = isAtTop ? ControlAppearance.shared.navigationBar : ControlAppearance.Bar()
    let color = isClear ? appearance.edgeBackground : appearance.background
    let visibility = contents[\.backgroundVisibility, bar]
    let style = isAtTop ? contents.edges.top : contents.edges.bottom
    let isHidden = contents.edges.hidden.contains(isAtTop ? .top : .bottom)
    let isUsual = !isHidden && (!isClear || color != nil || appearance.isShownAtEdge)
    let isShown = isUsual ? visibility != .hidden : visibility == .visible
    let usual = isMaterial ? AnyShapeStyle(.bar) : AnyShapeStyle(.background)
    content
      .modifier(
        BarForeground(style: contents.foregrounds[bar] ?? (isAtTop ? contents.foregrounds[.automatic] : nil))
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if isShown, style == .soft, contents.backgrounds[bar] == nil, color == nil {
          SoftEdge(isAtTop: isAtTop)
        } else if isShown {
          ZStack(alignment: isAtTop ? .bottom : .top) {
            Rectangle().fill(contents.backgrounds[bar] ?? color.map { AnyShapeStyle($0) } ?? usual)
            if hasLine && appearance.hasLine || style == .hard {
              Rectangle().fill(.separator).frame(height: 1)
            }
          }
        }
      }
      .environment(\.colorScheme, contents.colorSchemes[bar] ?? scheme)
  }
}

private struct BottomBar: View {
  let items: [BarItem]

  var body: some View {
    HStack(spacing: 16) { ForEach(items) { BarItemView(item: $0) } }
      .frame(maxWidth: .infinity)
      .padding(.horizontal, 16)
      .accessibilityElement(children: .contain)
      .accessibilityRole(.toolbar)
  }
}

/// The bar at the top: back button, title, items.
///
/// On a desktop, principal items are in the middle, and the title is still shown, after the leading items.
private struct TopBar: View {
  let contents: BarContents
  let barMetrics: BarMetrics
  let back: BackAction?
  let leadingItem: AnyView?
  @Environment(\.controlTheme) private var theme

  private var isPhone: Bool { theme.metrics.largeTitleBar > 0 }
  private var hasCenter: Bool { !contents.items(.center).isEmpty }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      BarLine(centersTitle: isPhone || hasCenter) {
        ChoosingContainer(BarItems(spacing: isPhone ? 14 : 6)) {
          if let leadingItem { leadingItem.modifier(BarItemAppearance()) }
          if let back, contents.hidesBackButton != true { BackButton(back: back) }
          ForEach(contents.items(.leading)) { BarItemView(item: $0) }
          if !isPhone, hasCenter, contents.items(.title).isEmpty {
            BarTitle(contents: contents, center: [], isShown: true)
              .padding(.leading, 4)
          }
        }
        BarTitle(
          contents: contents, center: contents.items(.center) + contents.items(.title),
          isShown: !barMetrics.isLarge)
        TrailingItems(contents: contents, spacing: isPhone ? 14 : 6)
      }
      .padding(.horizontal, isPhone ? 16 : 10)
      .frame(maxHeight: .infinity)
      if barMetrics.isLarge {
        LargeTitle(contents: contents)
          .padding(.horizontal, 16)
          .frame(height: theme.metrics.largeTitleBar, alignment: .leading)
      }
    }
    .barTint(ControlAppearance.shared.navigationBar.tint)
    .accessibilityElement(children: .contain)
    .accessibilityRole(.toolbar)
  }
}

/// The back button; Alt+Left presses it too.
private struct BackButton: View {
  let back: BackAction
  @Environment(\.controlTheme) private var theme

  var body: some View {
    Button(action: back.perform) {
      HStack(spacing: 6) {
        Chevron().rotation(.degrees(180))
          .stroke(
            style: StrokeStyle(
              lineWidth: theme.metrics.pagesSlide ? 2.5 : 1.75, lineCap: .round, lineJoin: .round)
          )
          .frame(width: theme.metrics.pagesSlide ? 9 : 6, height: theme.metrics.pagesSlide ? 17 : 11)
          .accessibilityHidden(true)
        if theme.metrics.pagesSlide { back.title ?? Text("Back") }
      }
    }
    .buttonStyle(BarButtonStyle())
    .lineLimit(1)
    .keyboardShortcut(.leftArrow, modifiers: .option)
    .accessibilityLabel("Back")
  }
}

/// The title in the bar's main line, or the items that replace it.
private struct BarTitle: View {
  let contents: BarContents
  /// The items that replace the title.
  let center: [BarItem]
  let isShown: Bool
  @Environment(\.controlTheme) private var theme

  var body: some View {
    if !center.isEmpty {
      HStack(spacing: 8) { ForEach(center) { BarItemView(item: $0) } }
    } else if isShown, !contents.removed.contains(.title) {
      VStack(alignment: theme.metrics.pagesSlide ? .center : .leading, spacing: 0) {
        TitleText(contents: contents)
          .title(
            ControlAppearance.shared.navigationBar.title,
            font: theme.metrics.pagesSlide ? .headline : .system(size: 15, weight: .semibold)
          )
          .accessibilityAddTraits(.isHeader)
        Subtitle(contents: contents)
      }
      .lineLimit(1)
    } else {
      Color.clear.frame(width: 0, height: 0)
    }
  }
}

private struct LargeTitle: View {
  let contents: BarContents

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TitleText(contents: contents)
        .title(ControlAppearance.shared.navigationBar.largeTitle, font: .largeTitle.bold())
        .accessibilityAddTraits(.isHeader)
      Subtitle(contents: contents)
    }
    .lineLimit(1)
  }
}

private struct Subtitle: View {
  let contents: BarContents

  var body: some View {
    let items = contents.items(.subtitle)
    if !items.isEmpty {
      HStack { ForEach(items) { BarItemView(item: $0) } }
    } else if let subtitle = contents.subtitle {
      subtitle.font(.system(size: 11)).foregroundStyle(.secondary)
    }
  }
}

/// The title, as a text field if it is editable, or as a menu if it has one.
private struct TitleText: View {
  let contents: BarContents

  /// The content of the title's menu; nil is no menu.
  private var menu: AnyView? {
    let items = contents.items(.titleMenu)
    let own = contents.titleMenu ?? (items.isEmpty ? nil : AnyView(ForEach(items) { $0.subview }))
    guard let document = contents.document else { return own }
    return AnyView(
      Group {
        Section { document }
        if let own { Section { own } }
      })
  }

  var body: some View {
    if let title = contents.editableTitle {
      TextField("Title", text: title).textFieldStyle(.plain).fixedSize()
    } else if let menu {
      Menu {
        menu
      } label: {
        contents.title ?? Text("")
      }
      .menuIndicator(.visible)
      .buttonStyle(.plain)
    } else {
      contents.title
    }
  }
}
