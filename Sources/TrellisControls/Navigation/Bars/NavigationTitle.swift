public import Trellis

extension View {
  /// Sets the title of the page that contains the view, or of the window if the view isn't in a stack.
  ///
  /// The page's bar shows the title. The innermost of nested titles wins, and the first of titles side by side.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/navigationtitle(_:); precedence: recorded on macOS.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    barContents { $0.title = $0.title ?? title }.titled(title)
  }

  /// Sets a localized title of the page.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets an unlocalized title of the page.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets a title of the page that the user can edit in the bar.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
      .barContents { $0.editableTitle = $0.editableTitle ?? title }
  }

  /// Sets the subtitle of the page, below its title.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    barContents { $0.subtitle = $0.subtitle ?? subtitle }
  }

  /// Sets a localized subtitle of the page.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets an unlocalized subtitle of the page.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }
}

/// The configuration of a page's title in its bar.
public nonisolated struct NavigationBarItem: Hashable, Sendable {
  /// The size of a page's title in its bar.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// Large for the root page on a phone, else inline.
    case automatic
    /// In the bar's main line.
    case inline
    /// Large, below the bar's main line; on a desktop the same as ``inline``.
    case large
  }

  /// The size of the title.
  public let displayMode: TitleDisplayMode
}

extension View {
  /// Sets the size of the page's title; on a desktop, the title is always in the bar's main line.
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

  /// Sets the title of the page; deprecated in SwiftUI.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets a localized title of the page; deprecated in SwiftUI.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets an unlocalized title of the page; deprecated in SwiftUI.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the page and its size; deprecated in SwiftUI.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets a localized title of the page and its size; deprecated in SwiftUI.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets an unlocalized title of the page and its size; deprecated in SwiftUI.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets whether the bar at the top of the page is hidden; deprecated in SwiftUI.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    barContents { $0.isHidden = $0.isHidden ?? hidden }
  }

  /// Sets whether the back button is hidden; the page can still be dismissed, and swiped away on a phone.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    barContents { $0.hidesBackButton = $0.hidesBackButton ?? hidesBackButton }
  }
}
