public import Foundation

/// A file of a notification.
///
/// The desktop shows the first picture, where it is: the file isn't moved.
open class UNNotificationAttachment: NSObject, NSCopying, @unchecked Sendable {
  /// The attachment's name.
  public let identifier: String
  /// The file.
  public let url: URL
  /// The kind of file: its extension, not a uniform type identifier.
  public let type: String

  /// Creates an attachment.
  ///
  /// Throws `UNError.attachmentInvalidURL` unless the URL is that of a file that can be read.
  ///
  /// An empty name is replaced by a unique one. The options have no effect.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL, FileManager.default.isReadableFile(atPath: URL.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    (url, type) = (URL, URL.pathExtension.lowercased())
  }

  /// Returns the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  var isPicture: Bool { ["png", "jpg", "jpeg", "gif", "webp", "svg", "bmp"].contains(type) }
}
