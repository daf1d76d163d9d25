public import Foundation
import UniformTypeIdentifiers

/// An object that can be read from the data of an `NSItemProvider`.
///
/// Source: documented, developer.apple.com/documentation/foundation/nsitemproviderreading.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The identifiers of the types of data that instances can be read from, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns an object with data of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderReading {
  /// The identifiers of UTF-8 text, and of other text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
  }
  /// Returns the string with UTF-8 text; throws `CocoaError.fileReadInapplicableStringEncoding` for other data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return try made(NSString(string: text))
  }
}

extension NSURL: NSItemProviderReading {
  /// The identifiers of file URLs and other URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.fileURL.identifier, UTType.url.identifier]
  }
  /// Returns the URL with text; throws `CocoaError.coderInvalidValue` for text that is no URL.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) else {
      throw CocoaError(.coderInvalidValue)
    }
    return try made(url)
  }
}

extension NSObjectProtocol {
  /// Returns an object as one of this class; throws `CocoaError.coderInvalidValue` for a subclass that it isn't of.
  package static func made(_ object: any NSObjectProtocol) throws -> Self {
    guard let own = object as? Self else { throw CocoaError(.coderInvalidValue) }
    return own
  }
}

extension NSItemProvider {
  /// Returns whether the item has data from which objects of a class can be read.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
  }

  /// Reads an object of a class from the first data that fits, and passes it or an error to a closure.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let names = aClass.readableTypeIdentifiersForItemProvider
    let name = names.first(where: hasItemConformingToTypeIdentifier) ?? names.first ?? ""
    nonisolated(unsafe) let readable = aClass
    return loadDataRepresentation(forTypeIdentifier: name) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try readable.object(withItemProviderData: data, typeIdentifier: name), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }
}
