import Foundation
import TrellisImages
import UniformTypeIdentifiers

extension Image: Transferable {
  /// The representation as the bytes of a picture, or of a file with one.
  ///
  /// An image with pixels is written as a PNG file. Symbols and vector drawings have no pixels, and aren't written.
  public nonisolated static var transferRepresentation: _TransferWays<Image> {
    let reading = DataRepresentation<Image>(importedContentType: .image) { data in
      guard let picture = try? ImageStore.image(of: data, name: "data") else {
        throw CocoaError(.fileReadCorruptFile)
      }
      return Image(picture)
    }
    let writing = DataRepresentation<Image>(exportedContentType: .png) { image in
      guard let data = image.pngData else { throw CocoaError(.fileWriteUnknown) }
      return data
    }
    return _TransferWays(_ways: reading._ways + writing._ways)
  }

  /// The pixels as a PNG file; nil if the image has none, or if memory runs out.
  private nonisolated var pngData: Data? {
    switch base {
    case .decoded(.pixels(let source)): source.pngData
    case .resource(let name, let bundle):
      ResourceImages.path(of: name, in: bundle ?? .main).flatMap { try? ImageStore.image(file: $0) }
        .flatMap { Image($0).pngData }
    case .decoded(.drawing), .symbol, .fixedSymbol, .awaited: nil
    }
  }
}

extension Image: PartlyTransferable {
  /// Whether the image is made of pixels; a resource is taken to be.
  nonisolated var hasTransferredData: Bool {
    switch base {
    case .decoded(.pixels), .resource: true
    case .decoded(.drawing), .symbol, .fixedSymbol, .awaited: false
    }
  }
}
