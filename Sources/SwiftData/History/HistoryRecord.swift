import Foundation

/// The encoding of a save's changes as bytes.
///
/// A number is stored in groups of seven bits, lowest first. Each of the three lists is a sequence of runs, and ends with a 0. A run has the
/// rows of one entity: their number, the entity's name with the number of its list of properties, and for each row the difference to the last
/// key and the changed properties. These are bits by the positions in the list. Earlier versions wrote no number.
enum HistoryRecord {
  static func encode(_ changes: SavedChanges, layouts: [String: Int64] = [:]) -> Data {
    var writer = Writer()
    writer.write(changes.isComplete ? 1 : 0)
    for list in [changes.inserted, changes.updated, changes.deleted] {
      var (rest, last) = (list[...], Int64(0))
      while let name = rest.first?.plan {
        let run = rest.prefix { $0.plan == name }
        rest = rest.dropFirst(run.count)
        writer.write(UInt64(run.count))
        // No name of a class contains the sign.
        let text = layouts[name].map { "\(name)#\($0)" } ?? name
        writer.write(UInt64(text.utf8.count))
        writer.bytes.append(contentsOf: text.utf8)
        for row in run {
          // Models that are created one after another have neighbouring keys, so the differences are small.
          writer.write(signed: row.key &- last)
          writer.write(row.bits)
          last = row.key
        }
      }
      writer.write(0)
    }
    return Data(writer.bytes)
  }

  /// Returns the changes; nil if the bytes are damaged.
  ///
  /// `bits` returns the changed properties of an entity for those of a list.
  static func decode(
    _ data: Data, bits: @escaping (UInt64, String, Int64) -> UInt64 = { bits, _, _ in bits }
  ) -> SavedChanges? {
    var reader = Reader(bytes: Array(data), bits: bits)
    guard let isComplete = reader.read() else { return nil }
    var lists: [[SavedChanges.Row]] = []
    for _ in 0..<3 {
      guard let rows = reader.rows() else { return nil }
      lists.append(rows)
    }
    return SavedChanges(
      isComplete: isComplete == 1, inserted: lists[0], updated: lists[1], deleted: lists[2])
  }

  private struct Writer {
    var bytes: [UInt8] = []

    mutating func write(_ number: UInt64) {
      var rest = number
      while rest >= 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(rest))
    }

    /// Writes the sign as the lowest bit, so that negative numbers near 0 are short, too.
    mutating func write(signed number: Int64) {
      write(UInt64(bitPattern: number << 1 ^ number >> 63))
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    let bits: (UInt64, String, Int64) -> UInt64
    var index = 0

    mutating func read() -> UInt64? {
      var (result, shift): (UInt64, UInt64) = (0, 0)
      while index < bytes.count, shift < 64 {
        let byte = bytes[index]
        index += 1
        result |= UInt64(byte & 0x7f) << shift
        if byte < 0x80 { return result }
        shift += 7
      }
      return nil
    }

    mutating func rows() -> [SavedChanges.Row]? {
      var (found, key): ([SavedChanges.Row], Int64) = ([], 0)
      while true {
        guard let count = read() else { return nil }
        if count == 0 { return found }
        guard let length = read(), length <= bytes.count - index else { return nil }
        let parts = String(decoding: bytes[index..<index + Int(length)], as: UTF8.self).split(
          separator: "#", maxSplits: 1)
        index += Int(length)
        guard let name = parts.first.map(String.init) else { return nil }
        let layout = parts.count == 2 ? Int64(parts[1]) : nil
        for _ in 0..<count {
          guard let difference = read(), let written = read() else { return nil }
          let bits = layout.map { self.bits(written, name, $0) } ?? written
          key &+= Int64(bitPattern: difference >> 1) ^ -Int64(bitPattern: difference & 1)
          found.append(SavedChanges.Row(plan: name, key: key, bits: bits))
        }
      }
    }
  }
}
