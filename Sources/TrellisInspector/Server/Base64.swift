import Foundation

/// Base64 text for bytes in HTTP and JSON.
enum Base64 {
  static func text(of bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }
}
