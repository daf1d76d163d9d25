public import Foundation
public import UniformTypeIdentifiers

/// An object that can be written as data, for an `NSItemProvider`.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The names of the kinds of data that it can be written as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The same for this object.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes it as data of a kind.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// Those of its type.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
}

extension NSString: NSItemProviderWriting {
  /// Characters.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

  /// Writes it as characters.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderWriting {
  /// An address.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// An address, and that of a file where it is one.
  public var writableTypeIdentifiersForItemProvider: [String] {
    (isFileURL ? [UTType.fileURL.identifier] : []) + [UTType.url.identifier]
  }

  /// Writes it as its characters.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension NSItemProvider {
  /// Whether a value of a type can be made of it.
  public func canLoadObject<T: Transferable>(ofClass type: T.Type) -> Bool {
    Transfers.outlook(of: self, as: type).isPossible
  }

  /// Makes a value of a type of it, such as a `String` or a `URL`, and hands it over, or says why not.
  @discardableResult
  public func loadObject<T: Transferable>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    loadTransferable(type: type) { result in
      switch result {
      case .success(let value): completionHandler(value, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Makes a value of a type of it, and hands it over, or says why not.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    load {
      if let value = await Transfers.convert(self, to: T.self) as? T {
        completionHandler(.success(value))
      } else {
        completionHandler(.failure(CocoaError(.coderInvalidValue)))
      }
    }
  }

  /// Hands over its data of a kind, or says why there is none.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let kind = UTType(typeIdentifier)
    let found = data.first { data in kind.map(data.kind.conforms) ?? false }
    return load {
      do {
        guard let found else { throw CocoaError(.coderValueNotFound) }
        completionHandler(try await found.load(), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// The same, with the kind itself.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Hands over its data of a kind as `Data`, or says why there is none; there are no options.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler?(data.map { NSData(data: $0) }, error)
    }
  }

  /// Begins at once on the main actor, and there is done before it returns where nothing has to be waited for.
  private func load(_ body: @escaping @Sendable @MainActor () async -> Void) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task.immediate { @MainActor in
      await body()
      progress.completedUnitCount = 1
    }
    return progress
  }
}
