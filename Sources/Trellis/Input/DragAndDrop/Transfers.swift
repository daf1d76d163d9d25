import Foundation
import UniformTypeIdentifiers

/// A conversion of a value to a representation and back.
public nonisolated struct _TransferWay: Sendable {
  typealias Export<Form> = nonisolated(nonsending) @Sendable (any Transferable) async throws -> Form?
  typealias Import<Form> = nonisolated(nonsending) @Sendable (Form) async throws -> any Transferable

  enum Form: Sendable {
    case data(UTType, Export<Data>?, Import<Data>?)
    case file(UTType, Export<SentTransferredFile>?, Import<ReceivedTransferredFile>?)
    case proxy(
      any Transferable.Type, export: @Sendable (any Transferable) throws -> (any Transferable)?,
      import: @Sendable (any Transferable) throws -> (any Transferable)?)
  }

  let form: Form
  /// Returns the name that an item suggests for its file; nil if no name is suggested.
  var fileName: (@Sendable (any Transferable) -> String?)?

  init(_ form: Form) { self.form = form }

  /// Returns an export from any value, whose result is nil for a value of another type.
  static func export<Item: Transferable, Form>(
    _ export: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> Form
  ) -> Export<Form> {
    { item in if let item = item as? Item { try await export(item) } else { nil } }
  }
}

/// Data of a type that a dragged item provides.
nonisolated struct TransferredData: Sendable {
  let kind: UTType
  /// The file whose content the data is; nil if it isn't a file's content.
  var file: URL?
  /// The name that the item suggests for a file of the data.
  var suggestedName: String?
  let load: nonisolated(nonsending) @Sendable () async throws -> Data
}

extension Transferable {
  fileprivate nonisolated static var transferWays: [_TransferWay] { transferRepresentation._ways }
}

/// Conversions of items between types, as their types declare them.
package nonisolated enum Transfers {
  /// The outcome of a conversion, as far as it is known beforehand.
  enum Convertibility {
    case impossible, possible
    case known(any Transferable)

    var isPossible: Bool { if case .impossible = self { false } else { true } }
  }

  /// Returns the item's proxy representations.
  private static func proxies(of item: Any) -> [any Transferable] {
    guard let item = item as? any Transferable else { return [] }
    return type(of: item).transferWays.compactMap { way in
      if case .proxy(_, let export, _) = way.form { try? export(item) } else { nil }
    }
  }

  /// Returns the data that an item provides, itself or through at most `steps` proxies.
  static func data(of item: Any, steps: Int = 2) -> [TransferredData] {
    if let provider = item as? NSItemProvider { return provider.data }
    guard let item = item as? any Transferable else { return [] }
    var all = (item as? URL).flatMap { $0.isFileURL ? file($0) : nil } ?? []
    for way in type(of: item).transferWays {
      switch way.form {
      case .data(let kind, let export?, _):
        all.append(
          TransferredData(kind: kind, suggestedName: way.fileName?(item)) {
            guard let data = try await export(item) else { throw CocoaError(.coderInvalidValue) }
            return data
          })
      case .file(let kind, let export?, _):
        all.append(
          TransferredData(kind: kind, suggestedName: way.fileName?(item)) {
            guard let sent = try await export(item) else { throw CocoaError(.coderInvalidValue) }
            return try Data(contentsOf: sent.file)
          })
      case .proxy(_, let export, _):
        if steps > 0, let proxy = try? export(item) { all += data(of: proxy, steps: steps - 1) }
      default: break
      }
    }
    return all
  }

  /// Returns a file's content and its URL.
  private static func file(_ file: URL) -> [TransferredData] {
    let kind = UTType(filenameExtension: file.pathExtension) ?? (file.hasDirectoryPath ? .folder : .data)
    return [
      TransferredData(kind: kind, file: file) { try Data(contentsOf: file) },
      TransferredData(kind: .fileURL) { Data(file.absoluteString.utf8) },
    ]
  }

  /// Returns whether an item can be converted to a type in at most `steps` steps; reads and writes nothing.
  static func convertibility(of item: Any, as target: any Transferable.Type, steps: Int = 3) -> Convertibility
  {
    if let item = item as? any Transferable, type(of: item) == target { return .known(item) }
    guard steps > 0 else { return .impossible }
    let had = data(of: item, steps: 0)
    for way in target.transferWays {
      switch way.form {
      case .data(let kind, _, _?): if had.contains(where: { $0.kind.conforms(to: kind) }) { return .possible }
      case .file(let kind, _, _?):
        if had.contains(where: { $0.file != nil && $0.kind.conforms(to: kind) }) { return .possible }
      case .proxy(let proxy, _, let make):
        switch convertibility(of: item, as: proxy, steps: steps - 1) {
        case .known(let proxy): if let made = try? make(proxy) { return .known(made) }
        case .possible: return .possible
        case .impossible: break
        }
      default: break
      }
    }
    for proxy in proxies(of: item) {
      let convertibility = convertibility(of: proxy, as: target, steps: steps - 1)
      if convertibility.isPossible { return convertibility }
    }
    return .impossible
  }

  /// Returns an item converted to a type in at most `steps` steps; nil if there is no way.
  ///
  /// Conversions that throw are skipped.
  nonisolated(nonsending) static func convert(
    _ item: Any, to target: any Transferable.Type, steps: Int = 3
  ) async -> (any Transferable)? {
    if let item = item as? any Transferable, type(of: item) == target { return item }
    guard steps > 0 else { return nil }
    let had = data(of: item, steps: 0)
    for way in target.transferWays {
      switch way.form {
      case .data(let kind, _, let make?):
        for data in had where data.kind.conforms(to: kind) {
          if let data = try? await data.load() {
            if let made = try? await make(data) { return made }
          } else if data.file != nil {
            // The content of an unreadable file isn't replaced by another representation of it.
            return nil
          }
        }
      case .file(let kind, _, let make?):
        for data in had where data.kind.conforms(to: kind) {
          guard let file = data.file else { continue }
          if let made = try? await make(ReceivedTransferredFile(file: file, isOriginalFile: true)) {
            return made
          }
        }
      case .proxy(let proxy, _, let make):
        if let proxy = await convert(item, to: proxy, steps: steps - 1), let made = try? make(proxy) {
          return made
        }
      default: break
      }
    }
    for proxy in proxies(of: item) {
      if let made = await convert(proxy, to: target, steps: steps - 1) { return made }
    }
    return nil
  }
}
