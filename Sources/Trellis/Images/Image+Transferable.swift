import Foundation
import UniformTypeIdentifiers

extension Image: Transferable {
  /// The representation as the bytes of a picture, or of a file with one; values can only be made from it.
  public nonisolated static var transferRepresentation: _TransferWays<Image> {
    _TransferWays(
      _ways: DataRepresentation<Image>(importedContentType: .image) { data in
        guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
        return Image(uiImage: image)
      }._ways)
  }
}
