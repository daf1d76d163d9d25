public import Foundation
import TrellisText

/// The description of a font: its family, its size and its variant.
///
/// Source: documented, developer.apple.com/documentation/uikit/uifontdescriptor. Descriptions of features and of cascades aren't
/// available.
public final class UIFontDescriptor: Hashable, Sendable {
  let request: FontRequest
  let textStyle: UIFont.TextStyle?

  init(_ request: FontRequest, _ style: UIFont.TextStyle? = nil) {
    (self.request, textStyle) = (request, style)
  }

  /// Creates the description of a font by name; if its family isn't installed, the nearest one is used.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FaceName(fontName).request(size: size) ?? FontRequest(family: fontName, size: size))
  }

  /// Creates a description from attributes: family, name, size, traits, and text style; others are ignored.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(FontRequest(size: UIFont.systemFontSize).adding(attributes))
  }

  /// Returns the description of a text style's font at the preferred text size.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the description of a text style's font at the text size of traits; nil traits are the window's.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The size in points.
  public var pointSize: CGFloat { request.size }
  /// The name of the face.
  public var postscriptName: String { UIFont(request).fontName }

  /// Returns whether both describe the same font.
  public static func == (first: UIFontDescriptor, second: UIFontDescriptor) -> Bool {
    first.request == second.request
  }
  /// Hashes the family, the size and the variant.
  public func hash(into hasher: inout Hasher) { hasher.combine(request) }
}

/// The description of a font by the name of AppKit.
public typealias NSFontDescriptor = UIFontDescriptor

extension UIFontDescriptor {
  /// The traits of a face.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: UInt32
    /// Creates traits from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold strokes.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Wide letters.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Characters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Slanted letters, by AppKit's name.
    public static let italic = traitItalic
    /// Bold strokes, by AppKit's name.
    public static let bold = traitBold
    /// Wide letters, by AppKit's name.
    public static let expanded = traitExpanded
    /// Narrow letters, by AppKit's name.
    public static let condensed = traitCondensed
    /// Characters of equal width, by AppKit's name.
    public static let monoSpace = traitMonoSpace
  }

  /// A design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The design's identifier.
    public let rawValue: String
    /// Creates a design with an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design, without serifs.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// A design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// A design with rounded ends; the default design if no such family is installed.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// A design with characters of equal width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The traits of the face.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if request.isItalic { traits.insert(.traitItalic) }
    if request.weight >= 600 { traits.insert(.traitBold) }
    if request.width > 100 { traits.insert(.traitExpanded) }
    if request.width < 100 { traits.insert(.traitCondensed) }
    if request.design == .monospaced || request.family?.contains("Mono") == true {
      traits.insert(.traitMonoSpace)
    }
    return traits
  }

  /// Returns the description with the traits in place of the face's own; never nil.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    with {
      $0.isItalic = symbolicTraits.contains(.traitItalic)
      if symbolicTraits.contains(.traitBold) != ($0.weight >= 600) {
        $0.weight = symbolicTraits.contains(.traitBold) ? 700 : 400
      }
      $0.width =
        symbolicTraits.contains(.traitExpanded) ? 125 : symbolicTraits.contains(.traitCondensed) ? 75 : 100
      if symbolicTraits.contains(.traitMonoSpace) { $0.design = .monospaced }
    }
  }

  /// Returns the description in another design of the system's font; nil for an unknown design, and for a font by name.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let designs: [SystemDesign: FontDesign] = [
      .default: .standard, .serif: .serif, .rounded: .rounded, .monospaced: .monospaced,
    ]
    guard let known = designs[design], request.family == nil else { return nil }
    return with { $0.design = known }
  }

  /// Returns the description in another size in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { with { $0.size = newPointSize } }
  /// Returns the description in another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { with { $0.family = newFamily } }

  /// Returns the description with other attributes: family, name, size and traits; others are ignored.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(request.adding(attributes), textStyle)
  }

  private func with(_ change: (inout FontRequest) -> Void) -> UIFontDescriptor {
    var request = request
    change(&request)
    return UIFontDescriptor(request, request.size == self.request.size ? textStyle : nil)
  }
}
