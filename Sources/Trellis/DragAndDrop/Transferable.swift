import Foundation
public import UniformTypeIdentifiers

/// A value that can be dragged from one view to another.
///
/// A view that takes values of the same type gets the value itself. For others the type says what it can become.
///
/// Source: documented, developer.apple.com/documentation/coretransferable/transferable.
public nonisolated protocol Transferable: Sendable {
  /// What the value can become, and be made of.
  associatedtype Representation: TransferRepresentation
  /// What the value can become, and be made of; what comes first is tried first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form of a value in which it can be handed on.
///
/// Source: documented, developer.apple.com/documentation/coretransferable/transferrepresentation.
public nonisolated protocol TransferRepresentation<Item>: Sendable {
  /// The value.
  associatedtype Item: Transferable
  /// The ways to it and back.
  var _ways: [_TransferWay] { get }
}

/// A way from a value to another form and back.
public nonisolated struct _TransferWay: Sendable {
  enum Form: Sendable {
    case data(
      UTType, export: @Sendable (any Transferable) throws -> Data?,
      import: @Sendable (Data) throws -> (any Transferable)?)
    case proxy(
      any Transferable.Type, export: @Sendable (any Transferable) throws -> (any Transferable)?,
      import: @Sendable (any Transferable) throws -> (any Transferable)?)
  }

  let form: Form
}

/// Several forms of a value.
public nonisolated struct _TransferWays<Item: Transferable>: TransferRepresentation {
  /// The ways to it and back.
  public let _ways: [_TransferWay]
}

/// Puts forms together that are written one below the other.
@resultBuilder
public nonisolated enum TransferRepresentationBuilder<Item: Transferable> {
  /// One form.
  public static func buildExpression<Form: TransferRepresentation>(_ form: Form) -> _TransferWays<Item>
  where Form.Item == Item {
    _TransferWays(_ways: form._ways)
  }

  /// All forms, in their order.
  public static func buildBlock(_ forms: _TransferWays<Item>...) -> _TransferWays<Item> {
    _TransferWays(_ways: forms.flatMap(\._ways))
  }
}

/// A value as JSON, for views that take the same kind of data.
///
/// Source: documented, developer.apple.com/documentation/coretransferable/codablerepresentation.
public nonisolated struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// The ways to it and back.
  public let _ways: [_TransferWay]

  /// Creates the form of a type, by the name of its kind of data.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    _ways = [
      _TransferWay(
        form: .data(
          contentType, export: { try ($0 as? Item).map { try JSONEncoder().encode($0) } },
          import: { try JSONDecoder().decode(Item.self, from: $0) }))
    ]
  }
}

/// A value as another one that stands for it.
///
/// Source: documented, developer.apple.com/documentation/coretransferable/proxyrepresentation.
public nonisolated struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>:
  TransferRepresentation
{
  /// The ways to it and back.
  public let _ways: [_TransferWay]

  private init(_ export: (@Sendable (Item) throws -> Proxy)?, _ make: (@Sendable (Proxy) throws -> Item)?) {
    _ways = [
      _TransferWay(
        form: .proxy(
          Proxy.self, export: { item in try (item as? Item).flatMap { item in try export?(item) } },
          import: { proxy in try (proxy as? Proxy).flatMap { proxy in try make?(proxy) } }))
    ]
  }

  /// Creates a form that goes both ways.
  public init(
    exporting export: @escaping @Sendable (Item) throws -> Proxy,
    importing make: @escaping @Sendable (Proxy) throws -> Item
  ) {
    self.init(export, make)
  }

  /// Creates a form that a value becomes.
  public init(exporting export: @escaping @Sendable (Item) throws -> Proxy) { self.init(export, nil) }

  /// Creates a form that a value is made of.
  public init(importing make: @escaping @Sendable (Proxy) throws -> Item) { self.init(nil, make) }
}

extension Transferable {
  fileprivate nonisolated static var transferWays: [_TransferWay] { transferRepresentation._ways }

  /// A value as one of this type; nil where there is no way.
  nonisolated static func made(of item: any Transferable) -> Self? {
    Transfers.convert(item, to: Self.self, steps: 3) as? Self
  }
}

private nonisolated enum Transfers {
  /// A value as one of another type, in so many steps at most; nil where there is no way, and what throws is none.
  static func convert(
    _ item: any Transferable, to target: any Transferable.Type, steps: Int
  ) -> (any Transferable)? {
    if type(of: item) == target { return item }
    guard steps > 0 else { return nil }
    let (from, to) = (type(of: item).transferWays, target.transferWays)
    for way in from {
      switch way.form {
      case .proxy(_, let export, _):
        if let proxy = try? export(item), let made = convert(proxy, to: target, steps: steps - 1) {
          return made
        }
      case .data(let kind, let export, _):
        for case .data(kind, _, let make) in to.map(\.form) {
          if let data = try? export(item), let made = try? make(data) { return made }
        }
      }
    }
    for case .proxy(let proxyType, _, let make) in to.map(\.form) {
      if let proxy = convert(item, to: proxyType, steps: steps - 1), let made = try? make(proxy) {
        return made
      }
    }
    return nil
  }
}
