public import Foundation
import TrellisFoundation

extension AttributeScopes {
  /// The string attributes that `Text` shows.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the characters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour of the area behind the characters, as high as their lines.
    public let backgroundColor: BackgroundColorAttribute
    /// The space added after each character if there is no tracking, in points.
    public let kern: KerningAttribute
    /// The space added after each character, in points.
    public let tracking: TrackingAttribute
    /// The distance from the baseline up to the characters, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The underline.
    public let underlineStyle: UnderlineStyleAttribute
    /// The strikethrough.
    public let strikethroughStyle: StrikethroughStyleAttribute

    /// The key of ``SwiftUIAttributes/font``.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Font
      /// The attribute's name.
      public static let name = "SwiftUI.Font"
    }

    /// The key of ``SwiftUIAttributes/foregroundColor``.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key of ``SwiftUIAttributes/backgroundColor``.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The key of ``SwiftUIAttributes/kern``.
    public enum KerningAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Kern"
    }

    /// The key of ``SwiftUIAttributes/tracking``.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Tracking"
    }

    /// The key of ``SwiftUIAttributes/baselineOffset``.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// The key of ``SwiftUIAttributes/underlineStyle``.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The key of ``SwiftUIAttributes/strikethroughStyle``.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
  }

  /// The string attributes that `Text` shows.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// The key of an attribute that `Text` shows.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributedString {
  /// The runs of the string as pieces of a text.
  var textPieces: [Text.Piece] {
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    return runs.map { run in
      let meaning = TextStyling(run.inlinePresentationIntent ?? [])
      var styling = TextStyling()
      styling.font = run[Attributes.FontAttribute.self].map { .some($0) }
      styling.style = run[Attributes.ForegroundColorAttribute.self].map { AnyShapeStyle($0) }
      styling.background = run[Attributes.BackgroundColorAttribute.self]
      styling.kerning = run[Attributes.KerningAttribute.self]
      styling.tracking = run[Attributes.TrackingAttribute.self]
      styling.baselineOffset = run[Attributes.BaselineOffsetAttribute.self]
      styling.underline = run[Attributes.UnderlineStyleAttribute.self].map { .line($0) }
      styling.strikethrough = run[Attributes.StrikethroughStyleAttribute.self].map { .line($0) }
      styling.link = run.link
      return Text.Piece(string: String(self[run.range].characters), styling: styling.within(meaning))
    }
  }
}
