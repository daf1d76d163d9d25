public import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
  /// The representation as UTF-8 text.
  public nonisolated static var transferRepresentation: _TransferWays<String> {
    _TransferWays(
      _ways: DataRepresentation<String>(
        contentType: .utf8PlainText, exporting: { Data($0.utf8) },
        importing: { String(decoding: $0, as: UTF8.self) }
      )._ways)
  }
}

extension URL: Transferable {
  /// The representations as a URL and as text; text with a scheme is a URL.
  public nonisolated static var transferRepresentation: _TransferWays<URL> {
    let address = DataRepresentation<URL>(contentType: .url, exporting: data, importing: made)
    let text = ProxyRepresentation(exporting: { (url: URL) in url.absoluteString }) { string in
      try made(of: Data(string.utf8))
    }
    return _TransferWays(_ways: address._ways + text._ways)
  }

  @Sendable private nonisolated static func data(_ url: URL) -> Data { Data(url.absoluteString.utf8) }

  @Sendable private nonisolated static func made(of data: Data) throws -> URL {
    guard let url = URL(string: String(decoding: data, as: UTF8.self)), url.scheme != nil else {
      throw CocoaError(.coderInvalidValue)
    }
    return url
  }
}

extension Data: Transferable {
  /// The representation as bytes of any type, including those of a dropped file.
  public nonisolated static var transferRepresentation: _TransferWays<Data> {
    _TransferWays(
      _ways: DataRepresentation<Data>(contentType: .data, exporting: { $0 }, importing: { $0 })._ways)
  }
}

extension AttributedString: Transferable {
  /// The representation as text without attributes.
  public nonisolated static var transferRepresentation: _TransferWays<AttributedString> {
    _TransferWays(
      _ways: ProxyRepresentation(
        exporting: { (text: AttributedString) in String(text.characters) },
        importing: { AttributedString($0) }
      )._ways)
  }
}

extension Never: Transferable {
  /// No representation: there is no value.
  public nonisolated static var transferRepresentation: _TransferWays<Never> { _TransferWays(_ways: []) }
}
