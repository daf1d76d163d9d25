public import Foundation
public import UniformTypeIdentifiers

/// A value as JSON, for views that take the same kind of data.
///
/// Source: documented, developer.apple.com/documentation/coretransferable/codablerepresentation.
public nonisolated struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// The ways to it and back.
  public let _ways: [_TransferWay]

  /// Creates the form of a type, by the name of its kind of data.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    let form = DataRepresentation<Item>(
      contentType: contentType, exporting: { try JSONEncoder().encode($0) },
      importing: { try JSONDecoder().decode(Item.self, from: $0) })
    _ways = form._ways
  }
}

/// A value as bytes, for views that take this kind of data, and of files of this kind.
///
/// The closures run on the actor of the views, and may wait.
///
/// Source: documented, developer.apple.com/documentation/coretransferable/datarepresentation.
public nonisolated struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// The ways to it and back.
  public let _ways: [_TransferWay]

  /// Creates a form that goes both ways.
  public init(
    contentType: UTType,
    exporting export: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> Data,
    importing make: nonisolated(nonsending) @escaping @Sendable (Data) async throws -> Item
  ) {
    _ways = [_TransferWay(.data(contentType, _TransferWay.export(export), { try await make($0) }))]
  }

  /// Creates a form that a value becomes.
  public init(
    exportedContentType: UTType,
    exporting export: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> Data
  ) {
    _ways = [_TransferWay(.data(exportedContentType, _TransferWay.export(export), nil))]
  }

  /// Creates a form that a value is made of.
  public init(
    importedContentType: UTType,
    importing make: nonisolated(nonsending) @escaping @Sendable (Data) async throws -> Item
  ) {
    _ways = [_TransferWay(.data(importedContentType, nil, { try await make($0) }))]
  }
}

/// A value made of a file of a kind that is dropped, or written to one.
///
/// Source: documented, developer.apple.com/documentation/coretransferable/filerepresentation.
public nonisolated struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// The ways to it and back.
  public let _ways: [_TransferWay]

  /// Creates a form that goes both ways.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting export: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing make: nonisolated(nonsending) @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _ways = [_TransferWay(.file(contentType, _TransferWay.export(export), { try await make($0) }))]
  }

  /// Creates a form that a value becomes.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting export: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    _ways = [_TransferWay(.file(exportedContentType, _TransferWay.export(export), nil))]
  }

  /// Creates a form that a value is made of.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing make: nonisolated(nonsending) @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _ways = [_TransferWay(.file(importedContentType, nil, { try await make($0) }))]
  }
}

/// A file that is handed on.
public nonisolated struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether who gets it may have this very file.
  public let allowAccessingOriginalFile: Bool

  /// Hands on a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file that was dropped: it isn't a copy.
public nonisolated struct ReceivedTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether it is the very file, which others use too.
  public let isOriginalFile: Bool
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
        .proxy(
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
