import TrellisComparison

/// A value in the form in which a recorder keeps it: the value itself, or its description.
///
/// Describing a value takes longer than most rules, and few descriptions are ever read. So a value without references is kept as it is, and
/// described when the recorder is read. Of an array, as many elements are kept as fit in the description. Any other value is described
/// immediately, so that a recorder keeps no object alive and never shows a later state. A recorder doesn't keep an array's storage either,
/// because the next write in place would have to copy the storage.
package enum KeptValue: @unchecked Sendable {
  /// The value's description.
  case text(String)
  /// A copy of a value without objects.
  case plain(Any)
  /// The first elements of an array without objects.
  case beginning(Any)

  /// The value as a line of text, shortened if it is long.
  package var text: String {
    switch self {
    case .text(let text): text
    case .plain(let value): ValueLine.text(value)
    case .beginning(let elements): ValueLine.text(elements, isCut: true)
    }
  }
}

/// Descriptions of values as lines of text of at most 200 characters.
enum ValueLine {
  private static let limit = 200

  /// Returns a value's line; `isCut` means that the value is the beginning of a longer array.
  static func text(_ value: Any, isCut: Bool = false) -> String {
    if let text = ValueFormat.formatter?(value, limit) {
      guard isCut, let rest = text.lastIndex(of: "…") else { return cut(text) }
      return text[..<rest] + "…]"
    }
    let text = (value as? any DescribedByElements)?.beginning(limit) ?? String(describing: value)
    if text.utf8.count > limit { return cut(text) }
    return isCut ? String(text.dropLast()) + ", …" : text
  }

  /// Returns a text as a line.
  static func cut(_ text: String) -> String {
    text.utf8.count > limit ? String(text.prefix(limit)) + "…" : text
  }
}

/// A value that is described element by element up to a limit, so that thousands of elements take no longer than ten elements.
protocol DescribedByElements {
  /// The layout of the elements' type; nil if elements may hold objects.
  static var plainElement: PlainData? { get }

  /// Returns the beginning of the description: more than `limit` bytes, or the whole description if it is shorter.
  func beginning(_ limit: Int) -> String

  /// Returns the first elements as recorders keep them; nil if the description of an element may be long.
  func keptBeginning(_ element: PlainData) -> KeptValue?
}

extension Array: DescribedByElements {
  static var plainElement: PlainData? { PlainData(of: Element.self) }

  func beginning(_ limit: Int) -> String {
    var text = "["
    for (index, element) in enumerated() {
      if index > 0 { text += ", " }
      text += String(reflecting: element)
      if text.utf8.count > limit { return text }
    }
    return text + "]"
  }

  func keptBeginning(_ element: PlainData) -> KeptValue? {
    let most = Swift.max(4, Swift.min(70, 512 / Swift.max(MemoryLayout<Element>.stride, 1)))
    let first = [Element](self[..<Swift.min(count, most)])
    let isShort = first.withUnsafeBytes { bytes in
      first.indices.allSatisfy { element.isShort(bytes.baseAddress! + $0 * MemoryLayout<Element>.stride) }
    }
    guard isShort else { return nil }
    return count > most ? .beginning(first) : .plain(first)
  }
}

extension GraphCore {
  /// Returns a node's value as recorders keep it; nil if it has none.
  func keepValue(of node: UInt32) -> KeptValue? {
    flags[Int(node)].contains(.hasValue) ? keepValue(at: valueSlot(node), of: node) : nil
  }

  /// Returns a value of a node's type as recorders keep it.
  func keepValue(at slot: UnsafeRawPointer, of node: UInt32) -> KeptValue {
    let type = type(of: node)
    return type.keep(slot) ?? .text(describe(type.copy(slot), of: node))
  }

  /// Returns a node's value as a line of text; nil if it has none.
  func describeValue(of node: UInt32) -> String? {
    guard flags[Int(node)].contains(.hasValue) else { return nil }
    return describe(type(of: node).copy(valueSlot(node)), of: node)
  }

  /// Returns a value as a line of text, shortened if it is long.
  func describe(_ value: Any, of node: UInt32) -> String {
    closed(for: .describing, node) { ValueLine.text(value) }
  }
}
