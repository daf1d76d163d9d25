/// The texts that were prepared last, so that a label in every row is typeset only once.
///
/// Each text has a single possible slot, given by a hash of some of its characters, and a later text replaces an earlier one. A
/// text that isn't shared costs one lookup, however many texts there are.
struct SharedTexts {
  private var places: [PreparedText?] = Array(repeating: nil, count: 1024)
  /// The number of bytes of the characters in `places`.
  private var byteCount = 0
  /// The maximum of `byteCount`; glyphs take some hundred bytes per character.
  private static let greatestByteCount = 1 << 17

  /// Returns the stored text of a source, or makes and stores one.
  mutating func text(for source: TextSource, make: () -> PreparedText) -> PreparedText {
    let place = Int(truncatingIfNeeded: source.roughHash >> 54)
    if let known = places[place] {
      if known.source == source { return known }
      byteCount -= known.source.byteCount
      places[place] = nil
    }
    let made = make()
    let bytes = source.byteCount
    if byteCount + bytes > SharedTexts.greatestByteCount {
      places = Array(repeating: nil, count: places.count)
      byteCount = 0
    }
    places[place] = made
    byteCount += bytes
    return made
  }
}

extension TextSource {
  /// The number of UTF-8 bytes of the characters.
  var byteCount: Int {
    var count = 0
    for run in runs { count += run.string.utf8.count }
    return count
  }

  /// A hash, which is the same for equal sources, and whose upper bits are nearly random.
  ///
  /// For a long text, only both ends are hashed.
  fileprivate var roughHash: UInt64 {
    guard let first = runs.first, let last = runs.last else { return 0 }
    var hash = RoughHash()
    hash.add(UInt64(truncatingIfNeeded: runs.count))
    hash.add(first.string)
    if runs.count > 1 { hash.add(last.string) }
    hash.add(first.font.size.bitPattern)
    hash.add(UInt64(truncatingIfNeeded: first.font.weight))
    hash.add(UInt64(truncatingIfNeeded: paragraph.lineLimit ?? 0))
    return hash.value
  }
}

/// A hash of numbers that depends on their order.
private struct RoughHash {
  private(set) var value: UInt64 = 0

  mutating func add(_ number: UInt64) {
    value = ((value << 5 | value >> 59) ^ number) &* 0x9E37_79B9_7F4A_7C15
  }

  mutating func add(_ string: String) {
    var string = string
    string.withUTF8 { bytes in
      add(UInt64(truncatingIfNeeded: bytes.count))
      add(bytes[..<min(bytes.count, 64)])
      if bytes.count > 64 { add(bytes[max(bytes.count - 64, 64)...]) }
    }
  }

  private mutating func add(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    var word: UInt64 = 0
    var count = 0
    for byte in bytes {
      word = word << 8 | UInt64(byte)
      count += 1
      if count == 8 {
        add(word)
        (word, count) = (0, 0)
      }
    }
    if count > 0 { add(word) }
  }
}
