import Foundation

/// A shared library or a program in the ELF format, 64-bit and little-endian.
struct ELFFile {
  private(set) var data: Data
  /// The shared libraries that the file names, such as `libc.so.6`.
  private(set) var needed: [String] = []
  /// The folders in which the file's libraries are looked for: `DT_RUNPATH`, or else `DT_RPATH`; nil if neither is given.
  private(set) var runPath: String?
  /// The offsets of the run path's dynamic entry and of its text.
  private var place: (entry: Int, text: Int)?

  /// Tags of the dynamic section.
  private enum Tag {
    static let end = 0, needed = 1, strings = 5, runPath = 29, oldRunPath = 15
  }

  /// Reads a file's contents; nil if they aren't such a file with a dynamic section.
  init?(_ data: Data) {
    self.data = data
    guard data.count >= 64, data.prefix(6).elementsEqual([0x7f, 0x45, 0x4c, 0x46, 2, 1]),
      let table = number(at: 32, bytes: 8), let size = number(at: 54, bytes: 2),
      let count = number(at: 56, bytes: 2)
    else { return nil }
    let headers = (0..<count).compactMap { header(at: table + $0 * size) }
    guard headers.count == count, let dynamic = headers.first(where: { $0.kind == 2 }) else { return nil }
    let loaded = headers.filter { $0.kind == 1 }
    var entries: [(tag: Int, value: Int, offset: Int)] = []
    for offset in stride(from: dynamic.offset, to: dynamic.offset + dynamic.size, by: 16) {
      guard let tag = number(at: offset, bytes: 8), let value = number(at: offset + 8, bytes: 8) else {
        return nil
      }
      if tag == Tag.end { break }
      entries.append((tag, value, offset))
    }
    guard let address = entries.first(where: { $0.tag == Tag.strings })?.value,
      let segment = loaded.first(where: { $0.address <= address && address - $0.address < $0.size })
    else { return nil }
    let strings = address - segment.address + segment.offset
    needed = entries.filter { $0.tag == Tag.needed }.compactMap { text(at: strings + $0.value) }
    let paths = entries.filter { $0.tag == Tag.runPath } + entries.filter { $0.tag == Tag.oldRunPath }
    if let path = paths.first {
      runPath = text(at: strings + path.value)
      place = (path.offset, strings + path.value)
    }
  }

  private struct Header {
    var kind, offset, address, size: Int
  }

  private func header(at offset: Int) -> Header? {
    guard let kind = number(at: offset, bytes: 4), let start = number(at: offset + 8, bytes: 8),
      let address = number(at: offset + 16, bytes: 8), let size = number(at: offset + 32, bytes: 8)
    else { return nil }
    return Header(kind: kind, offset: start, address: address, size: size)
  }

  /// Returns a number of some bytes; nil if it isn't inside the file or is too large for a signed number.
  private func number(at offset: Int, bytes: Int) -> Int? {
    guard offset >= 0, offset <= data.count - bytes else { return nil }
    var value: UInt64 = 0
    for index in (0..<bytes).reversed() {
      value = value << 8 | UInt64(data[data.startIndex + offset + index])
    }
    return Int(exactly: value)
  }

  private func text(at offset: Int) -> String? {
    guard offset >= 0, offset < data.count else { return nil }
    let bytes = data[(data.startIndex + offset)...].prefix { $0 != 0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Replaces the run path by a path that also applies to the libraries of libraries (`DT_RPATH`).
  ///
  /// The new path takes the place of the old one. The bytes behind it stay, since other names may share them. Returns false if
  /// the file has no run path, or one that is shorter than the new one.
  mutating func setRunPath(_ path: String) -> Bool {
    guard let place, let old = runPath, old.utf8.count >= path.utf8.count else { return false }
    let bytes = Array(path.utf8) + [0]
    data.replaceSubrange(
      (data.startIndex + place.text)..<(data.startIndex + place.text + bytes.count), with: bytes)
    data[data.startIndex + place.entry] = UInt8(Tag.oldRunPath)
    runPath = path
    return true
  }
}
