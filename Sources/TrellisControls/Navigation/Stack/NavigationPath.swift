import Foundation
import Trellis

/// Values of any types, each of which stands for a page of a ``NavigationStack``: the first for the one that lies on the root.
///
/// Source: documented, developer.apple.com/documentation/swiftui/navigationpath.
public nonisolated struct NavigationPath: Equatable {
  private(set) var items: [any PathItem] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of some values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    items = elements.map { ValueItem(value: $0) }
  }

  /// Creates a path of some values that can be stored.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Decodable & Encodable {
    items = elements.map { StorableItem(value: $0) }
  }

  /// Creates a path that was stored.
  public init(_ codable: CodableRepresentation) { items = codable.items }

  /// How many values there are.
  public var count: Int { items.count }
  /// Whether there is none: the root is shown.
  public var isEmpty: Bool { items.isEmpty }
  /// The path in a form that can be stored; nil where one of its values can't be.
  public var codable: CodableRepresentation? {
    items.allSatisfy { $0 is any StorablePathItem } ? CodableRepresentation(items: items) : nil
  }

  /// Adds a value at the end: its page lies on all others.
  public mutating func append<V: Hashable>(_ value: V) { append(item: ValueItem(value: value)) }

  /// Adds a value that can be stored.
  public mutating func append<V: Hashable & Decodable & Encodable>(_ value: V) {
    append(item: StorableItem(value: value))
  }

  /// Removes so many values from the end; where there are fewer, all of them, which is reported.
  public mutating func removeLast(_ k: Int = 1) {
    if k < 0 || k > items.count {
      Warning.report(
        "NavigationPath.removeLast(\(k)): the path has \(items.count) values; \(k < 0 ? "none" : "all") of them go; look at count first",
        onceFor: "NavigationPath.removeLast")
    }
    items.removeLast(min(max(k, 0), items.count))
  }

  mutating func append(item: any PathItem) { items.append(item) }

  /// Whether two have the same values, of the same types.
  public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool {
    lhs.items.elementsEqual(rhs.items) { $0.key == $1.key }
  }

  /// A path as it is stored: the types of its values, by name, and the values as JSON, the last first.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/navigationpath/codablerepresentation; the form: observed.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let items: [any PathItem]

    fileprivate init(items: [any PathItem]) { self.items = items }

    /// Reads a path; throws where a type isn't there any more, or can't be read.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var items: [any PathItem] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Hashable & Decodable & Encodable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "there is no type \(name) that is Hashable and Codable")
        }
        items.append(try Self.item(type, Data(text.utf8)))
      }
      self.items = items.reversed()
    }

    private static func item<V: Hashable & Decodable & Encodable>(_ type: V.Type, _ data: Data) throws
      -> any PathItem
    {
      StorableItem(value: try JSONDecoder().decode(type, from: data))
    }

    /// Writes the path.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for case let item as any StorablePathItem in items.reversed() {
        try container.encode(item.nameOfType)
        try container.encode(item.json())
      }
    }

    /// Whether two are of the same values.
    public static func == (lhs: CodableRepresentation, rhs: CodableRepresentation) -> Bool {
      lhs.items.elementsEqual(rhs.items) { $0.key == $1.key }
    }
  }
}
