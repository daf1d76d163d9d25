public import Foundation

/// The pasteboard of AppKit: what was copied last, by any program.
///
/// Other programs get the text alone: the string, or else the URL. Everything else is only for this program. It is there until
/// something is copied again, or another program copies text. A pasteboard has one item here, and several strings or URLs share it
/// with line breaks between them.
///
/// Source: documented, developer.apple.com/documentation/appkit/nspasteboard.
@MainActor @preconcurrency
public final class NSPasteboard: NSObject {
  /// The desktop's clipboard.
  public static let general = NSPasteboard()

  /// The data that this program has copied, in order; valid while ``changes`` is the count of changes.
  private var own: [(type: PasteboardType, data: Data)] = []
  private var changes = 0

  private override init() {}

  /// A type of data.
  public nonisolated struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The identifier of the type.
    public let rawValue: String
    /// Creates a type with an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type with an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Text.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// Text as HTML.
    public static let html = PasteboardType("public.html")
    /// Text as RTF.
    public static let rtf = PasteboardType("public.rtf")
    /// Text with tabs between the cells of a table.
    public static let tabularText = PasteboardType("public.utf8-tab-separated-values-text")
    /// A URL.
    public static let URL = PasteboardType("public.url")
    /// The URL of a file.
    public static let fileURL = PasteboardType("public.file-url")
    /// A picture as a PNG file.
    public static let png = PasteboardType("public.png")
    /// A picture as a TIFF file.
    public static let tiff = PasteboardType("public.tiff")
    /// A PDF file.
    public static let pdf = PasteboardType("com.adobe.pdf")
  }

  /// A number that grows with each change that is seen.
  ///
  /// A desktop doesn't count changes, so a copy of the same text by another program isn't noticed.
  public var changeCount: Int { SharedText.changeCount }

  /// The types of the data; nil if there is none.
  public var types: [PasteboardType]? {
    let own = current.map(\.type)
    return own.isEmpty ? (SharedText.current == nil ? nil : [.string]) : own
  }

  /// Returns the first of some types that has data; nil if none has.
  public func availableType(from types: [PasteboardType]) -> PasteboardType? {
    let known = self.types ?? []
    return types.first(where: known.contains)
  }

  /// Removes everything, and returns the new count of changes.
  @discardableResult public func clearContents() -> Int {
    own = []
    SharedText.current = nil
    changes = SharedText.changeCount
    return changes
  }

  /// Removes everything, and returns the new count of changes; the types are those of the data that is set next.
  @discardableResult public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }

  // MARK: - Data

  /// The data that this program has copied, unless another program has copied since.
  private var current: [(type: PasteboardType, data: Data)] {
    changes == SharedText.changeCount ? own : []
  }

  /// Returns the data of a type; nil if there is none.
  public func data(forType dataType: PasteboardType) -> Data? {
    if let data = current.first(where: { $0.type == dataType })?.data { return data }
    return current.isEmpty && dataType == .string ? SharedText.current.map { Data($0.utf8) } : nil
  }

  /// Returns the text of a type; nil if there is none.
  public func string(forType dataType: PasteboardType) -> String? {
    data(forType: dataType).flatMap { String(data: $0, encoding: .utf8) }
  }

  /// Sets the data of a type, beside that of other types; returns true.
  @discardableResult public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    own = current.filter { $0.type != dataType }
    if let data { own.append((dataType, data)) }
    let text = [PasteboardType.string, .URL, .fileURL].lazy
      .compactMap { type in self.own.first { $0.type == type }?.data }.first
    SharedText.current = text.flatMap { String(data: $0, encoding: .utf8) }
    changes = SharedText.changeCount
    return true
  }

  /// Sets the text of a type, beside the data of other types; returns true.
  @discardableResult public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: dataType)
  }

  /// The data as an item; nil if there is none.
  public var pasteboardItems: [NSPasteboardItem]? {
    types.map { types in
      let item = NSPasteboardItem()
      for type in types { item.setData(data(forType: type) ?? Data(), forType: type) }
      return [item]
    }
  }

  // MARK: - Objects

  /// Copies strings and URLs; returns whether there are any.
  @discardableResult public func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
    for type in [PasteboardType.string, .URL, .fileURL] {
      let texts = objects.compactMap { $0._pasteboardText(type) }
      if !texts.isEmpty { setString(texts.joined(separator: "\n"), forType: type) }
    }
    return !objects.isEmpty
  }
}

/// A value that can be copied to an ``NSPasteboard``: a string or a URL.
public nonisolated protocol NSPasteboardWriting {
  /// Returns the text of the value for a type; nil if the value has none.
  func _pasteboardText(_ type: NSPasteboard.PasteboardType) -> String?
}

extension String: NSPasteboardWriting {
  /// Returns the string for the type of text.
  public nonisolated func _pasteboardText(_ type: NSPasteboard.PasteboardType) -> String? {
    type == .string ? self : nil
  }
}

extension URL: NSPasteboardWriting {
  /// Returns the address, for the types of URLs, and of text if the URL isn't a file's.
  public nonisolated func _pasteboardText(_ type: NSPasteboard.PasteboardType) -> String? {
    switch type {
    case .fileURL: isFileURL ? absoluteString : nil
    case .URL, .string: isFileURL ? nil : absoluteString
    default: nil
    }
  }
}

extension NSString: NSPasteboardWriting {
  /// Returns the string for the type of text.
  public nonisolated func _pasteboardText(_ type: NSPasteboard.PasteboardType) -> String? {
    String(self)._pasteboardText(type)
  }
}

extension NSURL: NSPasteboardWriting {
  /// Returns the address; see `URL`.
  public nonisolated func _pasteboardText(_ type: NSPasteboard.PasteboardType) -> String? {
    URL(string: absoluteString)?._pasteboardText(type)
  }
}
