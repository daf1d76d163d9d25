public import Foundation
public import UniformTypeIdentifiers

/// An object that can be written as data, for an `NSItemProvider`.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The identifiers of the types of data that instances can be written as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The identifiers of the types of data that this object can be written as, the best first.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes the object as data of a type, which it passes to the closure.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// The identifiers of the object's class.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
}

extension NSString: NSItemProviderWriting {
  /// The identifier of UTF-8 text.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

  /// Writes the string as UTF-8 text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderWriting {
  /// The identifier of URLs.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// The identifier of URLs; for a file URL, the identifier of file URLs comes first.
  public var writableTypeIdentifiersForItemProvider: [String] {
    (isFileURL ? [UTType.fileURL.identifier] : []) + [UTType.url.identifier]
  }

  /// Writes the URL as text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension NSItemProvider {
  /// Returns whether the item can be converted to a type.
  public func canLoadObject<T: Transferable>(ofClass type: T.Type) -> Bool {
    Transfers.convertibility(of: self, as: type).isPossible
  }

  /// Converts the item to a type, such as `String` or `URL`, and passes the value or an error to a closure.
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

  /// Converts the item to a type, and passes the value or an error to a closure.
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

  /// Loads the data of a type, given by its identifier, and passes it or an error to a closure.
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

  /// Loads the data of a type, and passes it or an error to a closure.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Loads the data of a type, and passes it as `NSData`, or an error, to a closure; there are no options.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler?(data.map { NSData(data: $0) }, error)
    }
  }

  /// Runs a closure on the main actor, at once.
  ///
  /// A closure that never waits is done before this function returns.
  private func load(_ body: @escaping @Sendable @MainActor () async -> Void) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task.immediate { @MainActor in
      await body()
      progress.completedUnitCount = 1
    }
    return progress
  }
}
