import Foundation

/// A text as its bytes in UTF-8: what differs, and whether anything does.
///
/// `==` of strings says that two texts are equal whose bytes differ, as "é" is that is written in two ways; places in a text are counted in
/// bytes, so that editing has to see such a difference.
extension String {
  /// Whether the bytes are the same; O(1) where both share them or their numbers differ, else linear.
  package func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && difference(from: other) == nil
  }

  /// What was put in the place of what, so that this came of another text: the shortest such stretch; nil where the bytes are the same.
  ///
  /// The stretch may begin and end within a character. Linear in the texts, at the speed at which memory is compared.
  package func difference(from old: String) -> TextDifference? {
    var (new, old) = (self, old)
    return new.withUTF8 { new in
      old.withUTF8 { old in
        if new.baseAddress == old.baseAddress, new.count == old.count { return nil }
        let shorter = min(new.count, old.count)
        let prefix = TextDifference.sameCount(shorter) { new.hasSameBytes(as: old, in: $0, shiftedBy: 0) }
        if prefix == new.count, prefix == old.count { return nil }
        let shift = old.count - new.count
        let suffix = TextDifference.sameCount(shorter - prefix) { range in
          new.hasSameBytes(
            as: old, in: (new.count - range.upperBound)..<(new.count - range.lowerBound), shiftedBy: shift)
        }
        return TextDifference(
          start: prefix, removed: old.count - prefix - suffix, inserted: new.count - prefix - suffix)
      }
    }
  }

  /// The characters in a range of bytes, whose ends are moved into the text; what isn't whole characters is repaired.
  package func bytes(_ range: Range<Int>) -> String {
    var string = self
    return string.withUTF8 { bytes in
      let range = range.clamped(to: 0..<bytes.count)
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
  }
}

/// Where two texts differ, in bytes.
package struct TextDifference: Equatable, Sendable {
  /// Where it begins, in both.
  package var start: Int
  /// How many bytes of the old one aren't in the new one.
  package var removed: Int
  /// How many bytes of the new one stand in their place.
  package var inserted: Int

  /// How many bytes from 0 are the same, where a closure says of ranges whether they are.
  fileprivate static func sameCount(_ count: Int, _ isSame: (Range<Int>) -> Bool) -> Int {
    var (start, step) = (0, 1 << 16)
    while step > 0 {
      while start + step <= count, isSame(start..<(start + step)) { start += step }
      step >>= 1
    }
    return start
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func hasSameBytes(as other: Self, in range: Range<Int>, shiftedBy shift: Int) -> Bool {
    guard let mine = baseAddress, let its = other.baseAddress else { return range.isEmpty }
    return memcmp(mine + range.lowerBound, its + range.lowerBound + shift, range.count) == 0
  }
}
