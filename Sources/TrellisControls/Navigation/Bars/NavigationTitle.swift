public import Trellis

extension View {
  /// Calls the page that the view is in so: in its bar, and outside of all stacks in the window's title.
  ///
  /// Of several the innermost counts, and of several side by side the first.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/navigationtitle(_:); which counts: recorded on macOS.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    barContents { $0.title = $0.title ?? title }.titled(title)
  }

  /// Calls the page so, by a title that is written down in the source.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Calls the page so, by a title as it is.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Calls the page so, by a title that a person can change in the bar.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
      .barContents { $0.editableTitle = $0.editableTitle ?? title }
  }

  /// Says more of the page, below its title.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/navigationsubtitle(_:).
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    barContents { $0.subtitle = $0.subtitle ?? subtitle }
  }

  /// Says more of the page, by a text that is written down in the source.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Says more of the page, by a text as it is.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }
}

/// How a page's title stands in its bar.
///
/// Source: documented, developer.apple.com/documentation/swiftui/navigationbaritem.
public nonisolated struct NavigationBarItem: Hashable, Sendable {
  /// How large a page's title is in its bar.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As that of the page below; large on the root of a phone.
    case automatic
    /// In the bar's line.
    case inline
    /// Below the bar's line, large; on a desktop as ``inline``.
    case large
  }

  /// How large the title is.
  public let displayMode: TitleDisplayMode
}

extension View {
  /// Says how large the title of the page is; on a desktop it is always in the bar's line.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/navigationbartitledisplaymode(_:).
  public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  {
    barContents { contents in
      let size: TitleSize =
        switch displayMode {
        case .automatic: .inherited
        case .inline: .inline
        case .large: .large
        }
      contents.titleSize = contents.titleSize ?? size
    }
  }

  /// Calls the page so; SwiftUI calls it deprecated.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Calls the page so; SwiftUI calls it deprecated.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Calls the page so; SwiftUI calls it deprecated.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Calls the page so, and says how large that is; SwiftUI calls it deprecated.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Calls the page so, and says how large that is; SwiftUI calls it deprecated.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode)
  }

  /// Calls the page so, and says how large that is; SwiftUI calls it deprecated.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode)
  }

  /// Whether the page has no bar at its top; SwiftUI calls it deprecated.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/navigationbarhidden(_:).
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    barContents { $0.isHidden = $0.isHidden ?? hidden }
  }

  /// Whether the page has no button that leads back; it can still be dismissed, and on a phone swiped away.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/navigationbarbackbuttonhidden(_:).
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    barContents { $0.hidesBackButton = $0.hidesBackButton ?? hidesBackButton }
  }
}
