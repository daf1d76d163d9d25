public import Foundation

extension AttributeScopes {
  /// The string attributes of UIKit and AppKit.
  ///
  /// `NSAttributedString(_:)` keeps them. A `Text` shows those of a string that was converted from an `NSAttributedString`.
  ///
  /// Source: documented, developer.apple.com/documentation/foundation/attributescopes/uikitattributes; what a `Text` shows: ours.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The style of the paragraph.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The colour of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the characters.
    public let backgroundColor: BackgroundColorAttribute
    /// The space added after each character, in points.
    public let kern: KernAttribute
    /// The space added after each character, in points; it replaces ``kern``.
    public let tracking: TrackingAttribute
    /// The distance above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line below the characters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line below the characters.
    public let underlineColor: UnderlineColorAttribute
    /// The line through the characters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through the characters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The shadow.
    public let shadow: ShadowAttribute

    /// The key of ``UIKitAttributes/font``.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = UIFont
      /// The attribute's name.
      public static let name = "NSFont"
    }

    /// The key of ``UIKitAttributes/paragraphStyle``.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = NSParagraphStyle
      /// The attribute's name.
      public static let name = "NSParagraphStyle"
    }

    /// The key of ``UIKitAttributes/foregroundColor``.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = UIColor
      /// The attribute's name.
      public static let name = "NSColor"
    }

    /// The key of ``UIKitAttributes/backgroundColor``.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = UIColor
      /// The attribute's name.
      public static let name = "NSBackgroundColor"
    }

    /// The key of ``UIKitAttributes/kern``.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "NSKern"
    }

    /// The key of ``UIKitAttributes/tracking``.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "CTTracking"
    }

    /// The key of ``UIKitAttributes/baselineOffset``.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "NSBaselineOffset"
    }

    /// The key of ``UIKitAttributes/underlineStyle``.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = NSUnderlineStyle
      /// The attribute's name.
      public static let name = "NSUnderline"
    }

    /// The key of ``UIKitAttributes/underlineColor``.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = UIColor
      /// The attribute's name.
      public static let name = "NSUnderlineColor"
    }

    /// The key of ``UIKitAttributes/strikethroughStyle``.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = NSUnderlineStyle
      /// The attribute's name.
      public static let name = "NSStrikethrough"
    }

    /// The key of ``UIKitAttributes/strikethroughColor``.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = UIColor
      /// The attribute's name.
      public static let name = "NSStrikethroughColor"
    }

    /// The key of ``UIKitAttributes/shadow``.
    public enum ShadowAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = NSShadow
      /// The attribute's name.
      public static let name = "NSShadow"
    }
  }

  /// The string attributes of UIKit.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
  /// The string attributes of AppKit, the same as those of UIKit.
  public var appKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// The key of an attribute of UIKit, if no attribute of SwiftUI has the name and the type.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T {
    self[T.self]
  }
}
