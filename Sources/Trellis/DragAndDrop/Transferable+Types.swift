public import Foundation

extension String: Transferable {
  /// Characters.
  public nonisolated static var transferRepresentation: _TransferWays<String> {
    _TransferWays<String>(_ways: [
      _TransferWay(
        form: .data(
          .utf8PlainText, export: { ($0 as? String).map { Data($0.utf8) } },
          import: { String(decoding: $0, as: UTF8.self) }))
    ])
  }
}

extension URL: Transferable {
  /// Characters: what has a scheme is an address.
  public nonisolated static var transferRepresentation: _TransferWays<URL> {
    ProxyRepresentation(exporting: { (url: URL) in url.absoluteString }) { string in
      guard let url = URL(string: string), url.scheme != nil else { throw CocoaError(.coderInvalidValue) }
      return url
    }
  }
}

extension Data: Transferable {
  /// The bytes of a file, by its address.
  public nonisolated static var transferRepresentation: _TransferWays<Data> {
    ProxyRepresentation(importing: { (url: URL) in
      guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
      return try Data(contentsOf: url)
    })
  }
}

extension AttributedString: Transferable {
  /// Characters.
  public nonisolated static var transferRepresentation: _TransferWays<AttributedString> {
    ProxyRepresentation(
      exporting: { (text: AttributedString) in String(text.characters) },
      importing: { AttributedString($0) })
  }
}

extension Image: Transferable {
  /// The bytes of a picture, or of a file with one.
  public nonisolated static var transferRepresentation: _TransferWays<Image> {
    ProxyRepresentation(importing: { (data: Data) in
      guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
      return Image(uiImage: image)
    })
  }
}
