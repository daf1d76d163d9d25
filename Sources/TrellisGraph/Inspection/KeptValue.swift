import TrellisComparison

/// A value as a recorder keeps it: as it was, until somebody asks what it says.
///
/// To describe a value takes longer than most rules, and few are ever asked for. So values that hold no object are kept as they are, and of an array the
/// elements for whose description there is room. Anything else is described at once: no recorder keeps an object alive, or tells of one what it
/// has become since. Nor does it keep an array's own memory, which the next write in place would have to copy.
package enum KeptValue: @unchecked Sendable {
  /// Its description.
  case text(String)
  /// A copy of a value without objects.
  case plain(Any)
  /// The first elements of an array of such.
  case beginning(Any)

  /// The value as a line of text, cut off where it gets long.
  package var text: String {
    switch self {
    case .text(let text): text
    case .plain(let value): ValueLine.text(value)
    case .beginning(let elements): ValueLine.text(elements, isCut: true)
    }
  }
}

/// Values as lines of text of at most 200 characters.
enum ValueLine {
  private static let limit = 200

  /// The value's line; `isCut` says that it was the beginning of an array that goes on.
  static func text(_ value: Any, isCut: Bool = false) -> String {
    let text = (value as? any DescribedByElements)?.beginning(limit) ?? String(describing: value)
    if text.utf8.count > limit { return cut(text) }
    return isCut ? String(text.dropLast()) + ", …" : text
  }

  /// A text that is a value itself.
  static func cut(_ text: String) -> String {
    text.utf8.count > limit ? String(text.prefix(limit)) + "…" : text
  }
}

/// What is described element by element, as far as there is room: thousands of elements take no longer than ten.
protocol DescribedByElements {
  /// What is known of the elements' type; nil where they may hold objects.
  static var plainElement: PlainData? { get }

  /// The beginning of the description, of more bytes than so many where there are.
  func beginning(_ limit: Int) -> String

  /// The first elements, as recorders keep them; nil where their texts are long.
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
  /// A node's value as recorders keep it; nil where it has none.
  func keepValue(of node: UInt32) -> KeptValue? {
    flags[Int(node)].contains(.hasValue) ? keepValue(at: valueSlot(node), of: node) : nil
  }

  /// A value of a node's type as recorders keep it.
  func keepValue(at slot: UnsafeRawPointer, of node: UInt32) -> KeptValue {
    let type = type(of: node)
    return type.keep(slot) ?? .text(describe(type.copy(slot), of: node))
  }

  /// A node's value as a line of text; nil where it has none.
  func describeValue(of node: UInt32) -> String? {
    guard flags[Int(node)].contains(.hasValue) else { return nil }
    return describe(type(of: node).copy(valueSlot(node)), of: node)
  }

  /// A value as a line of text, cut off where it gets long.
  func describe(_ value: Any, of node: UInt32) -> String {
    closed(for: .describing, node) { ValueLine.text(value) }
  }
}
