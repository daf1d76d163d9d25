/// The style of a scene's windows: the frame around them.
///
/// The desktop draws the frame, so only its own styles are available.
public protocol WindowStyle: Sendable {
  /// Whether the window has a frame with a title.
  nonisolated var _hasFrame: Bool { get }
}

extension WindowStyle {
  /// The default: the window has a frame with a title.
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

/// The desktop's frame with its title: without a title bar, users could neither move nor close the window here.
public nonisolated struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}
}

/// A window without a frame.
public nonisolated struct PlainWindowStyle: WindowStyle {
  /// Creates the style.
  public init() {}

  /// The window has no frame.
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
  /// A window without a frame.
  public nonisolated static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// The arrangement of a window's toolbar and title on macOS; without effect on Linux, where desktops keep them apart.
public protocol WindowToolbarStyle: Sendable {}

/// The desktop's arrangement.
public nonisolated struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}

/// A toolbar beside the title; does nothing on Linux.
public nonisolated struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}

/// A toolbar beside the title, in a lower bar; does nothing on Linux.
public nonisolated struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}

/// A toolbar below the title; does nothing on Linux.
public nonisolated struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The desktop's arrangement.
  public nonisolated static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A toolbar beside the title; does nothing on Linux.
  public nonisolated static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  /// Returns a style with the toolbar beside the title, or without the title; does nothing on Linux.
  public nonisolated static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle()
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A toolbar beside the title, in a lower bar; does nothing on Linux.
  public nonisolated static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }

  /// Returns a style with the toolbar in a lower bar, beside the title or without it; does nothing on Linux.
  public nonisolated static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// A toolbar below the title; does nothing on Linux.
  public nonisolated static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}
