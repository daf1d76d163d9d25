import Foundation

/// Comparisons of strings by their UTF-8 bytes.
///
/// `==` regards two strings as equal even if their bytes differ, such as the two encodings of "é". Positions in a text are
/// counted in bytes, so editing must detect such a difference.
extension String {
  /// Whether the bytes are the same; O(1) if both share them or their byte counts differ, otherwise linear.
  package func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && difference(from: other) == nil
  }

  /// Returns the shortest replacement that turns another text into this one, or nil if the bytes are the same.
  ///
  /// The replaced range may begin and end within a character. Linear in the texts, at the speed of comparing memory.
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

  /// Returns the characters in a range of bytes, which is clamped to the text; incomplete characters are repaired.
  package func bytes(_ range: Range<Int>) -> String {
    var string = self
    return string.withUTF8 { bytes in
      let range = range.clamped(to: 0..<bytes.count)
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
  }
}

/// The difference between two texts, in bytes.
package struct TextDifference: Equatable, Sendable {
  /// The start of the difference, in both texts.
  package var start: Int
  /// The number of bytes of the old text that were replaced.
  package var removed: Int
  /// The number of bytes of the new text that replace the removed ones.
  package var inserted: Int

  /// Returns the number of equal bytes from 0, given a closure that compares ranges.
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
