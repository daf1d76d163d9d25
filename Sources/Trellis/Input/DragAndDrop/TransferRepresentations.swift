public import Foundation
public import UniformTypeIdentifiers

/// A representation of a value as JSON, for views that accept this type of data.
public nonisolated struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// The conversions to and from the representation.
  public let _ways: [_TransferWay]

  /// Creates the representation of a type, with the content type of the data.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    let form = DataRepresentation<Item>(
      contentType: contentType, exporting: { try JSONEncoder().encode($0) },
      importing: { try JSONDecoder().decode(Item.self, from: $0) })
    _ways = form._ways
  }
}

/// A representation of a value as bytes, for views that accept this type of data, and for files of this type.
///
/// The closures run on the main actor, and may suspend.
public nonisolated struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// The conversions to and from the representation.
  public let _ways: [_TransferWay]

  /// Creates a representation with conversions in both directions.
  public init(
    contentType: UTType,
    exporting export: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> Data,
    importing make: nonisolated(nonsending) @escaping @Sendable (Data) async throws -> Item
  ) {
    _ways = [_TransferWay(.data(contentType, _TransferWay.export(export), { try await make($0) }))]
  }

  /// Creates a representation to which a value can be converted.
  public init(
    exportedContentType: UTType,
    exporting export: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> Data
  ) {
    _ways = [_TransferWay(.data(exportedContentType, _TransferWay.export(export), nil))]
  }

  /// Creates a representation from which a value can be made.
  public init(
    importedContentType: UTType,
    importing make: nonisolated(nonsending) @escaping @Sendable (Data) async throws -> Item
  ) {
    _ways = [_TransferWay(.data(importedContentType, nil, { try await make($0) }))]
  }
}

/// A representation of a value as a file: made from a dropped file of a type, or written to one.
public nonisolated struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// The conversions to and from the representation.
  public let _ways: [_TransferWay]

  /// Creates a representation with conversions in both directions.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting export: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing make: nonisolated(nonsending) @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _ways = [_TransferWay(.file(contentType, _TransferWay.export(export), { try await make($0) }))]
  }

  /// Creates a representation to which a value can be converted.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting export: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    _ways = [_TransferWay(.file(exportedContentType, _TransferWay.export(export), nil))]
  }

  /// Creates a representation from which a value can be made.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing make: nonisolated(nonsending) @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _ways = [_TransferWay(.file(importedContentType, nil, { try await make($0) }))]
  }
}

/// A file that is passed to a receiver.
public nonisolated struct SentTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL
  /// Whether the receiver may access the original file.
  public let allowAccessingOriginalFile: Bool

  /// Creates a description of a file to pass on.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A dropped file: the file itself, not a copy.
public nonisolated struct ReceivedTransferredFile: Sendable {
  /// The URL of the file.
  public let file: URL
  /// Whether this is the original file, which others use as well.
  public let isOriginalFile: Bool
}

/// A representation of a value as a value of another type.
public nonisolated struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>:
  TransferRepresentation
{
  /// The conversions to and from the representation.
  public let _ways: [_TransferWay]

  private init(_ export: (@Sendable (Item) throws -> Proxy)?, _ make: (@Sendable (Proxy) throws -> Item)?) {
    _ways = [
      _TransferWay(
        .proxy(
          Proxy.self, export: { item in try (item as? Item).flatMap { item in try export?(item) } },
          import: { proxy in try (proxy as? Proxy).flatMap { proxy in try make?(proxy) } }))
    ]
  }

  /// Creates a representation with conversions in both directions.
  public init(
    exporting export: @escaping @Sendable (Item) throws -> Proxy,
    importing make: @escaping @Sendable (Proxy) throws -> Item
  ) {
    self.init(export, make)
  }

  /// Creates a representation to which a value can be converted.
  public init(exporting export: @escaping @Sendable (Item) throws -> Proxy) { self.init(export, nil) }

  /// Creates a representation from which a value can be made.
  public init(importing make: @escaping @Sendable (Proxy) throws -> Item) { self.init(nil, make) }
}
