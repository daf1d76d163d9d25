public import Foundation

/// Data of several types for an ``NSPasteboard``.
///
/// Source: documented, developer.apple.com/documentation/appkit/nspasteboarditem.
@MainActor @preconcurrency
public final class NSPasteboardItem: NSObject {
  private var contents: [(type: NSPasteboard.PasteboardType, data: Data)] = []

  /// Creates an item without data.
  public override init() {}

  /// The types of the data.
  public var types: [NSPasteboard.PasteboardType] { contents.map(\.type) }
  /// Returns the first of some types that has data; nil if none has.
  public func availableType(from types: [NSPasteboard.PasteboardType]) -> NSPasteboard.PasteboardType? {
    types.first(where: self.types.contains)
  }
  /// Returns the data of a type; nil if there is none.
  public func data(forType type: NSPasteboard.PasteboardType) -> Data? {
    contents.first { $0.type == type }?.data
  }
  /// Returns the text of a type; nil if there is none.
  public func string(forType type: NSPasteboard.PasteboardType) -> String? {
    data(forType: type).flatMap { String(data: $0, encoding: .utf8) }
  }
  /// Sets the data of a type; returns true.
  @discardableResult public func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
    contents.removeAll { $0.type == type }
    contents.append((type, data))
    return true
  }
  /// Sets the text of a type; returns true.
  @discardableResult public func setString(_ string: String, forType type: NSPasteboard.PasteboardType)
    -> Bool
  {
    setData(Data(string.utf8), forType: type)
  }
}
