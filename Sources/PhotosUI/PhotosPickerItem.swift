public import Foundation
public import Trellis
public import UniformTypeIdentifiers

/// A file that the user chose.
///
/// Source: documented, developer.apple.com/documentation/photosui/photospickeritem.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The wanted encoding, which has no effect: a file is read as it is.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    /// The system's choice.
    public static let automatic = EncodingDisambiguationPolicy()
    /// The file's encoding.
    public static let current = EncodingDisambiguationPolicy()
    /// A widely known encoding.
    public static let compatible = EncodingDisambiguationPolicy()
  }

  /// The identifier in a library: nil for files, which are in no library.
  public let itemIdentifier: String?
  let file: URL?

  /// Creates an item of a library, which Linux doesn't have: nothing can be loaded.
  public init(itemIdentifier: String) { (self.itemIdentifier, file) = (itemIdentifier, nil) }

  init(file: URL) { (itemIdentifier, self.file) = (nil, file) }

  /// The type of the file, by its name; empty without a file.
  public var supportedContentTypes: [UTType] {
    guard let file else { return [] }
    return [UTType(filenameExtension: file.pathExtension) ?? .data]
  }

  /// Returns the file's content as a value of a type, such as `Data` or `Image`; nil if the type has no such representation.
  ///
  /// - Throws: an error if the file can't be read, or isn't a value of the type.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.main.async {
        _ = loadTransferable(type: type) { continuation.resume(with: $0) }
      }
    }
  }

  /// Passes the file's content as a value of a type to a closure; nil if the type has no such representation.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    guard let file else {
      completionHandler(.success(nil))
      return Progress(totalUnitCount: 1)
    }
    guard let provider = NSItemProvider(contentsOf: file) else {
      completionHandler(.failure(CocoaError(.fileReadNoSuchFile)))
      return Progress(totalUnitCount: 1)
    }
    guard provider.canLoadObject(ofClass: type) else {
      completionHandler(.success(nil))
      return Progress(totalUnitCount: 1)
    }
    return provider.loadTransferable(type: type) { completionHandler($0.map { $0 }) }
  }
}

/// The way in which several items are chosen; here, they are always in the order of the desktop's dialog.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  /// The default.
  public static let `default` = PhotosPickerSelectionBehavior()
  /// In the order of the taps.
  public static let ordered = PhotosPickerSelectionBehavior()
  /// With each tap.
  public static let continuous = PhotosPickerSelectionBehavior()
  /// With each tap, in the order of the taps.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior()
}
