import Foundation

/// A unit of text by which a screen reader reads.
enum TextUnit {
  case character
  case word
  case sentence
  case line

  /// Creates a unit by the number of `AtspiTextGranularity`.
  init(granularity: Int) {
    self =
      switch granularity {
      case 0: .character
      case 1: .word
      case 2: .sentence
      default: .line
      }
  }

  /// Creates a unit by the number of `AtspiTextBoundaryType`.
  init(boundary: Int) {
    self =
      switch boundary {
      case 0: .character
      case 1, 2: .word
      case 3, 4: .sentence
      default: .line
      }
  }

  /// Returns the unit at an offset, or the one before or after it, for a step of -1 or 1; nil if there is none.
  ///
  /// Offsets are in Unicode scalars. A unit has the blanks after it.
  func range(in text: String, at offset: Int, _ step: Int) -> Range<Int>? {
    let starts = starts(in: text)
    let count = text.unicodeScalars.count
    guard offset >= 0, offset <= count, count > 0 else { return nil }
    let here = starts.lastIndex { $0 <= offset }! + step
    guard starts.indices.contains(here) else { return nil }
    return starts[here]..<(here + 1 < starts.count ? starts[here + 1] : count)
  }

  /// Returns the offsets at which units begin; the first is 0.
  private func starts(in text: String) -> [Int] {
    var starts = [0]
    var offset = 0
    var last: Character?
    // Whether a sentence has ended, and only blanks have followed.
    var isAfterSentence = false
    for character in text {
      if let last {
        let isBlankBefore = last.isWhitespace && !character.isWhitespace
        let begins =
          switch self {
          case .character: true
          case .word: isBlankBefore
          case .sentence: last.isNewline || isBlankBefore && isAfterSentence
          case .line: last.isNewline
          }
        if begins { starts.append(offset) }
      }
      if !character.isWhitespace { isAfterSentence = ".!?…。！？".contains(character) }
      offset += character.unicodeScalars.count
      last = character
    }
    return starts
  }
}

extension String {
  /// Returns the number of Unicode scalars in the first bytes.
  func scalars(in bytes: Int) -> Int {
    let end = utf8.index(startIndex, offsetBy: bytes, limitedBy: endIndex) ?? endIndex
    return unicodeScalars.distance(from: startIndex, to: end)
  }

  /// Returns a range in bytes, of one in Unicode scalars; what is outside of the text is left out.
  func bytes(of range: Range<Int>) -> Range<Int> {
    func byte(_ offset: Int) -> Int {
      let index = unicodeScalars.index(startIndex, offsetBy: max(0, offset), limitedBy: endIndex) ?? endIndex
      return utf8.distance(from: startIndex, to: index)
    }
    return byte(range.lowerBound)..<byte(range.upperBound)
  }

  /// Returns the Unicode scalars of a range, which is inside of the text.
  func scalars(_ range: Range<Int>) -> String {
    let start = unicodeScalars.index(startIndex, offsetBy: range.lowerBound)
    return String(unicodeScalars[start..<unicodeScalars.index(start, offsetBy: range.count)])
  }
}
