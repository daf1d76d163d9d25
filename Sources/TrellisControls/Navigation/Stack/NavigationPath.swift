import Foundation
import Trellis

/// The values for the pages of a ``NavigationStack``, which can have different types.
///
/// The first value is for the page directly above the root.
public nonisolated struct NavigationPath: Equatable {
  private(set) var items: [any PathItem] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    items = elements.map { ValueItem(value: $0) }
  }

  /// Creates a path of codable values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Decodable & Encodable {
    items = elements.map { StorableItem(value: $0) }
  }

  /// Creates a path from its stored form.
  public init(_ codable: CodableRepresentation) { items = codable.items }

  /// The number of values.
  public var count: Int { items.count }
  /// Whether the path is empty, so that the root is shown.
  public var isEmpty: Bool { items.isEmpty }
  /// The path in a form that can be stored; nil if one of its values isn't codable.
  public var codable: CodableRepresentation? {
    items.allSatisfy { $0 is any StorablePathItem } ? CodableRepresentation(items: items) : nil
  }

  /// Appends a value, whose page is shown above all others.
  public mutating func append<V: Hashable>(_ value: V) { append(item: ValueItem(value: value)) }

  /// Appends a codable value.
  public mutating func append<V: Hashable & Decodable & Encodable>(_ value: V) {
    append(item: StorableItem(value: value))
  }

  /// Removes `k` values from the end.
  ///
  /// If there are fewer values, all are removed and a warning is reported. A negative `k` removes none and is reported too.
  public mutating func removeLast(_ k: Int = 1) {
    if k < 0 || k > items.count {
      Warning.report(
        "NavigationPath.removeLast(\(k)): the path has \(items.count) values; \(k < 0 ? "none" : "all") are removed; check count first",
        onceFor: "NavigationPath.removeLast")
    }
    items.removeLast(min(max(k, 0), items.count))
  }

  mutating func append(item: any PathItem) { items.append(item) }

  /// Returns whether two paths have the same values, of the same types.
  public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool {
    lhs.items.elementsEqual(rhs.items) { $0.key == $1.key }
  }

  /// The stored form of a path: for each value the name of its type and the value as JSON, the last value first.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/navigationpath/codablerepresentation; the form: observed.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let items: [any PathItem]

    fileprivate init(items: [any PathItem]) { self.items = items }

    /// Decodes a path; throws if a type no longer exists or if a value can't be decoded.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var items: [any PathItem] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let text = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Hashable & Decodable & Encodable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) isn't a Hashable and Codable type")
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

    /// Encodes the path.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for case let item as any StorablePathItem in items.reversed() {
        try container.encode(item.nameOfType)
        try container.encode(item.json())
      }
    }

    /// Returns whether two forms have the same values, of the same types.
    public static func == (lhs: CodableRepresentation, rhs: CodableRepresentation) -> Bool {
      lhs.items.elementsEqual(rhs.items) { $0.key == $1.key }
    }
  }
}
