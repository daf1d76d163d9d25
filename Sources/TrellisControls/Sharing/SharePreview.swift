import Foundation
public import Trellis

/// A preview of a shared item: its title, and an image or an icon.
///
/// The sharing menu shows the title, and the image if it is an ``Image``, else the icon if that is one.
///
/// Source: documented, developer.apple.com/documentation/swiftui/sharepreview.
public nonisolated struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: Text
  let image: Image?
  let icon: Icon?

  private init(_ title: Text, _ image: Image?, _ icon: Icon?) {
    (self.title, self.image, self.icon) = (title, image, icon)
  }

  /// Creates a preview with a localized title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(Text(titleKey), image, icon)
  }

  /// Creates a preview with an unlocalized title, an image and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(Text(title), image, icon)
  }

  /// Creates a preview with a text as its title, an image and an icon.
  public init(_ title: Text, image: Image, icon: Icon) {
    self.init(title, image, Optional(icon))
  }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a localized title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(Text(titleKey), image, nil) }

  /// Creates a preview with an unlocalized title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(Text(title), image, nil) }

  /// Creates a preview with a text as its title, and an image.
  public init(_ title: Text, image: Image) { self.init(title, Optional(image), nil) }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a localized title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(Text(titleKey), nil, icon) }

  /// Creates a preview with an unlocalized title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(Text(title), nil, icon) }

  /// Creates a preview with a text as its title, and an icon.
  public init(_ title: Text, icon: Icon) { self.init(title, nil, Optional(icon)) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a localized title.
  public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey), nil, nil) }

  /// Creates a preview with an unlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(Text(title), nil, nil) }

  /// Creates a preview with a text as its title.
  public init(_ title: Text) { self.init(title, nil, nil) }
}

extension SharePreview {
  /// The image, or else the icon, if it can be drawn.
  var picture: Trellis.Image? { image as? Trellis.Image ?? icon as? Trellis.Image }
}
