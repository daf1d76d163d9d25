import Foundation

/// A text that differs whenever its inputs differ, and a short name for it.
struct Fingerprint: Hashable {
  private(set) var text = ""

  /// Adds a fact.
  mutating func add(_ fact: String) {
    text += fact + "\n"
  }

  /// Adds a file's contents under a name.
  mutating func add(_ name: String, contents: Data) {
    add("\(name) \(contents.count) \(Fingerprint.hash(contents))")
  }

  /// Adds a file's identity: its size and modification time, without reading it.
  mutating func add(file path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return add("\(path) missing") }
    add("\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)")
  }

  /// The hash of the text as sixteen hexadecimal digits, for the name of a file.
  var name: String { Fingerprint.hash(Data(text.utf8)) }

  /// Returns the 64-bit FNV-1a hash of data.
  ///
  /// The hash isn't cryptographic. It needn't be, since the inputs are the user's own files.
  static func hash(_ data: Data) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    data.withUnsafeBytes { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
