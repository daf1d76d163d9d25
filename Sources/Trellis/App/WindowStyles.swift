/// What is around a scene's windows.
///
/// The desktop draws it: the styles are those that it has. Source: documented, developer.apple.com/documentation/swiftui/windowstyle.
public protocol WindowStyle: Sendable {
  /// Whether there is a frame with a title.
  nonisolated var _hasFrame: Bool { get }
}

extension WindowStyle {
  /// There is.
  public nonisolated var _hasFrame: Bool { true }
}

/// The desktop's frame with a title.
public nonisolated struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// The desktop's frame with a title.
public nonisolated struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// The desktop's frame: here with its title, for without it a person could neither move nor close the window.
public nonisolated struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// Nothing around the content.
public nonisolated struct PlainWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}

  /// Not here.
  public var _hasFrame: Bool { false }
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The desktop's frame with a title.
  public nonisolated static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// The desktop's frame with a title.
  public nonisolated static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// The desktop's frame; here it keeps its title.
  public nonisolated static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// Nothing around the content.
  public nonisolated static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// How a window's tool bar and its title share their place on macOS; desktops on Linux keep them apart, so that it does nothing there.
///
/// Source: documented, developer.apple.com/documentation/swiftui/windowtoolbarstyle.
public protocol WindowToolbarStyle: Sendable {}

/// As the desktop has it.
public nonisolated struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}

/// Beside the title; does nothing on Linux.
public nonisolated struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}

/// Beside the title, in a lower bar; does nothing on Linux.
public nonisolated struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}

/// Below the title; does nothing on Linux.
public nonisolated struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// As the desktop has it.
  public nonisolated static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Beside the title; does nothing on Linux.
  public nonisolated static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  /// Beside the title, or without it; does nothing on Linux.
  public nonisolated static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle()
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// Beside the title, in a lower bar; does nothing on Linux.
  public nonisolated static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }

  /// Beside the title, or without it, in a lower bar; does nothing on Linux.
  public nonisolated static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// Below the title; does nothing on Linux.
  public nonisolated static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}
