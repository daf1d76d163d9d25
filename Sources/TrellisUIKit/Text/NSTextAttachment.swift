public import Foundation

/// A picture in a text.
///
/// Source: documented, developer.apple.com/documentation/uikit/nstextattachment.
public final class NSTextAttachment: NSObject {
  /// The picture; nil leaves a gap.
  public var image: UIImage?
  /// The rectangle in points: its origin is relative to the baseline, with y pointing up.
  ///
  /// Zero is the picture's size.
  public var bounds = CGRect.zero

  /// Creates an attachment without a picture.
  public override init() {}
  /// Creates an attachment of a picture.
  public init(image: UIImage) { self.image = image }

  var frame: CGRect { bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds }
}

extension NSAttributedString {
  /// Creates a text of one character with a picture in its place.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
