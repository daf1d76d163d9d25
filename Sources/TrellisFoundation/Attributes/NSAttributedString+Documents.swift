public import Foundation

extension NSAttributedString {
  /// Creates an empty string, as `NSAttributedString()` does on a Mac.
  public convenience init(_empty: Void = ()) { self.init(string: "") }

  /// The format of a document with text.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The format's identifier.
    public let rawValue: String
    /// Creates a format from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text alone.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// The Rich Text Format; it can't be read here.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// The Rich Text Format with attachments; it can't be read here.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// HTML; it can't be read here.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// The name of an option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The option's identifier.
    public let rawValue: String
    /// Creates an option from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The format, a ``DocumentType``.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding, the raw value of a `String.Encoding`; UTF-8 without it.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of text without attributes of its own; ignored.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// The address of the document; ignored.
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
  }

  /// Creates a string from a document of plain text.
  ///
  /// Source: documented, developer.apple.com/documentation/foundation/nsattributedstring; the formats: ours.
  ///
  /// - Throws: `CocoaError.featureUnsupported` for HTML, RTF and RTFD, and `CocoaError.fileReadInapplicableStringEncoding` if the
  ///   data isn't text in the encoding.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let type = options[.documentType]
    let kind = type as? DocumentType ?? (type as? String).map(DocumentType.init) ?? .plain
    guard kind == .plain else { throw CocoaError(.featureUnsupported) }
    let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init) ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    self.init(string: text)
  }
}
