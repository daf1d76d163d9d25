public import Foundation
import Trellis

/// The pasteboard of UIKit: the texts and URLs that were copied last, by any program.
///
/// Only text is shared with other programs. Pictures and other data are only for this program, as on ``NSPasteboard``. Without a
/// window, the pasteboard is empty.
///
/// Source: documented, developer.apple.com/documentation/uikit/uipasteboard.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
  /// The desktop's clipboard.
  public static let general = UIPasteboard()

  private override init() {}

  /// The text; nil if there is none, and then nothing is on the pasteboard.
  public var string: String? {
    get { SharedText.current }
    set { SharedText.current = newValue }
  }

  /// The text in an array, which several texts share with line breaks between them; nil if there is none.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue.flatMap { $0.isEmpty ? nil : $0.joined(separator: "\n") } }
  }

  /// The URL that the text is; nil if the text isn't an address with a scheme.
  public var url: URL? {
    get { urls?.first }
    set { string = newValue?.absoluteString }
  }

  /// The URLs that the lines of the text are; nil if a line isn't an address with a scheme.
  public var urls: [URL]? {
    get {
      guard let string else { return nil }
      let urls = string.split(whereSeparator: \.isNewline).map { URL(string: String($0)) }
      let found = urls.compactMap { $0?.scheme == nil ? nil : $0 }
      return found.isEmpty || found.count < urls.count ? nil : found
    }
    set { strings = newValue?.map(\.absoluteString) }
  }

  /// Whether there is text.
  public var hasStrings: Bool { string != nil }
  /// Whether the text is a URL, or several.
  public var hasURLs: Bool { urls != nil }

  /// The picture that this program has copied; nil if there is none.
  public var image: UIImage? {
    get { data(forPasteboardType: "public.png").flatMap { UIImage(data: $0) } }
    set { setData(newValue?.pngData() ?? Data(), forPasteboardType: "public.png") }
  }
  /// The picture that this program has copied, in an array; nil if there is none.
  public var images: [UIImage]? {
    get { image.map { [$0] } }
    set { image = newValue?.first }
  }
  /// Whether there is a picture.
  public var hasImages: Bool { image != nil }

  /// Returns the data of a type; nil if there is none.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    NSPasteboard.general.data(forType: NSPasteboard.PasteboardType(pasteboardType)).flatMap {
      $0.isEmpty ? nil : $0
    }
  }
  /// Copies the data of a type, in place of everything else.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setData(data, forType: NSPasteboard.PasteboardType(pasteboardType))
  }
  /// Copies a value of a type, in place of everything else: a string, a URL, data or a picture; other values are ignored.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    let text = value as? String ?? (value as? URL)?.absoluteString
    let data = value as? Data ?? text.map { Data($0.utf8) } ?? (value as? UIImage)?.pngData()
    if let data { setData(data, forPasteboardType: pasteboardType) }
  }
  /// The identifiers of the types of the data.
  public var types: [String] { NSPasteboard.general.types?.map(\.rawValue) ?? [] }
  /// Returns whether there is data of one of some types.
  public func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

  /// Never posted here: a desktop doesn't report changes.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  /// A number that grows whenever the text differs from the text of the last question.
  ///
  /// A desktop doesn't count changes, so a copy of the same text isn't noticed.
  public var changeCount: Int { SharedText.changeCount }
}

/// The text on the desktop's clipboard, with a count of the changes that were seen.
@MainActor enum SharedText {
  private static var known: String?
  private static var count = 0

  static var current: String? {
    get {
      follow()
      return known
    }
    set {
      CurrentWindow.pasteboard?.copied = nil
      CurrentWindow.pasteboard?.string = newValue
      (known, count) = (read(), count + 1)
    }
  }

  static var changeCount: Int {
    follow()
    return count
  }

  private static func read() -> String? { CurrentWindow.pasteboard?.string.flatMap { $0.isEmpty ? nil : $0 } }

  private static func follow() {
    let text = read()
    if text != known { (known, count) = (text, count + 1) }
  }
}
