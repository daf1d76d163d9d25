import Foundation

/// Bytes as the text that HTTP and JSON hold them in.
enum Base64 {
  static func text(of bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }
}
