/// The symbol by which a tool finds a preview in a program, derived from the preview's location.
package enum PreviewSymbol {
  /// Returns the symbol of a `#Preview` whose `#` is `offset` bytes from the beginning of a file, `Module/File.swift`.
  package static func name(fileID: String, offset: Int) -> String {
    var name = "trellis_preview_"
    for byte in fileID.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        name.unicodeScalars.append(Unicode.Scalar(byte))
      default: name += "_\(String(byte, radix: 16))"
      }
    }
    return name + "_\(offset)"
  }
}
