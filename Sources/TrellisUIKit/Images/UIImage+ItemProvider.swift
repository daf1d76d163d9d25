public import Foundation
public import Trellis
import UniformTypeIdentifiers

extension UIImage: NSItemProviderReading {
  /// The identifiers of PNG, JPEG, and other images.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.png.identifier, UTType.jpeg.identifier, UTType.image.identifier]
  }
  /// Returns the image with data of a picture; throws `CocoaError.fileReadCorruptFile` for other data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
    return try made(image)
  }
}
