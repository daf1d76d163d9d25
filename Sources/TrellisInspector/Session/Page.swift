import CInspectorPage

/// The page, as it lies in the program: one document with its style and its scripts.
enum Page {
  /// The document; with a recording in it, it needs no app.
  static func document(recording: [UInt8]?) -> [UInt8] {
    let text = String(decoding: bytes(ip_document()), as: UTF8.self)
    let style = String(decoding: bytes(ip_style()), as: UTF8.self)
    var scripts = ""
    var index = 0
    while true {
      let file = ip_script(index)
      if file.bytes == nil { break }
      scripts += String(decoding: bytes(file), as: UTF8.self) + "\n"
      index += 1
    }
    let data = recording.map { String(decoding: $0, as: UTF8.self) } ?? "null"
    var document: [UInt8] = []
    // The parts are told apart by what stands alone on a line.
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      switch line {
      case "{style}": document += Array(style.utf8)
      case "{scripts}": document += Array(scripts.utf8)
      case "{recording}": document += Array(data.utf8)
      default: document += Array(line.utf8)
      }
      document.append(UInt8(ascii: "\n"))
    }
    return document
  }

  private static func bytes(_ file: ip_file) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: file.bytes, count: file.count)
  }
}
