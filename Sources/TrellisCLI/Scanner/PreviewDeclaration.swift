import Foundation
import TrellisExpansions

/// A `#Preview` in a source file, outside every type.
struct PreviewDeclaration: Hashable {
  /// The name, if it is given by a plain string literal; nil otherwise.
  var givenName: String?
  /// The file, as messages name it.
  var file: String
  /// The line of the `#`, from 1.
  var line: Int
  /// The offset of the `#`, in bytes from the file's beginning.
  var offset: Int

  /// The given name, or else the file and the line.
  var name: String { givenName ?? place }

  /// The file and the line.
  var place: String { "\((file as NSString).lastPathComponent):\(line)" }

  /// Returns the symbol that the preview has in a module.
  func symbol(in module: String) -> String {
    PreviewSymbol.name(fileID: "\(module)/\((file as NSString).lastPathComponent)", offset: offset)
  }

  /// Returns the previews of a file, in order.
  static func declarations(in file: ScannedFile) -> [PreviewDeclaration] {
    let bytes = Array(file.text)
    let tokens = CodeToken.tokens(of: bytes)
    var found: [PreviewDeclaration] = []
    var depth = 0
    for (index, token) in tokens.enumerated() {
      if token.text == "{" { depth += 1 }
      if token.text == "}" { depth -= 1 }
      guard depth == 0, token.text == "#", index + 1 < tokens.count, tokens[index + 1].text == "Preview"
      else { continue }
      let isCalled = index + 2 < tokens.count && tokens[index + 2].text == "("
      let name = isCalled ? literal(in: bytes, after: tokens[index + 2].offset) : nil
      found.append(
        PreviewDeclaration(givenName: name, file: file.path, line: token.line, offset: token.offset))
    }
    return found
  }

  /// Returns the string of a literal after an offset, with only spaces between; nil if there is none, or if it isn't plain.
  private static func literal(in bytes: [UInt8], after offset: Int) -> String? {
    var index = offset + 1
    while index < bytes.count, bytes[index] <= UInt8(ascii: " ") { index += 1 }
    let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    guard index < bytes.count, bytes[index] == quote else { return nil }
    var name: [UInt8] = []
    index += 1
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == backslash {
        index += 1
        guard index < bytes.count, bytes[index] == backslash || bytes[index] == quote else { return nil }
      }
      name.append(bytes[index])
      index += 1
    }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}
