public import Foundation

/// A formatter that joins items to a list, as in “apples, pears, and plums”.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The locale.
  ///
  /// The default is the current locale.
  open var locale: Locale! = .current
  /// The formatter of items; nil, the default, shows an item by its description.
  open var itemFormatter: Formatter?

  /// Returns a list of strings in the current locale.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// Returns a list of items; nil if the formatter of items doesn't support one of them.
  open func string(from items: [Any]) -> String? {
    var strings: [String] = []
    for item in items {
      guard let string = itemFormatter.map({ $0.string(for: item) }) ?? String(describing: item) else {
        return nil
      }
      strings.append(string)
    }
    return strings.formatted(.list(type: .and).locale(locale ?? .current))
  }

  /// Returns a list of the elements of an array; nil if the object isn't an array.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
