/// The symbol by which a tool finds a preview in a program: it follows from where that is written.
package enum PreviewSymbol {
  /// The symbol of a `#Preview` whose `#` is so many bytes behind the beginning of a file, `Module/File.swift`.
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
