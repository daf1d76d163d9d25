/// The texts that were prepared last, so that a label that stands in every row is typeset once.
///
/// Each has one place where it can be, by a hash of some of its characters; who comes later takes it. So a text that nobody
/// shares costs a look at its place and no more, however many there are.
struct SharedTexts {
  private var places: [PreparedText?] = Array(repeating: nil, count: 1024)
  /// How many bytes of characters the texts in `places` have.
  private var byteCount = 0
  /// Glyphs take some hundred bytes a character.
  private static let greatestByteCount = 1 << 17

  /// The text of a source: one that is known, or what is made and known from now on.
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
  /// How many bytes the characters have in UTF-8.
  var byteCount: Int {
    var count = 0
    for run in runs { count += run.string.utf8.count }
    return count
  }

  /// A number that is the same for equal sources, and mostly another for others: its upper bits are as good as random.
  ///
  /// Of long texts, it looks at both ends.
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

/// Adds up numbers in an order that counts.
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
