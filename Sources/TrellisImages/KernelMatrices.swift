import Foundation

/// A check for a `kernelMatrix` of more than 400 numbers, at which librsvg 2.54 ends the process.
///
/// Documents embedded in `data:` URLs are checked as well. Linear in the bytes.
enum KernelMatrices {
  private static let limit = 400
  /// The greatest depth of embedded documents.
  private static let depthLimit = 4

  /// Returns the reason why librsvg must not read a document, or nil if it may.
  static func objection(to document: Data, depth: Int = 0) -> String? {
    let raw = [UInt8](document)
    let text = withoutReferences(raw)
    if depth > depthLimit { return "it has documents within documents" }
    if holdsTooMany(text) { return "a kernelMatrix has more than \(limit) numbers" }
    if let objection = DocumentNesting.objection(to: raw, text) { return objection }
    for inner in innerDocuments(text) {
      // There is no legitimate reason to compress an embedded document.
      if inner.starts(with: [0x1F, 0x8B]) { return "it has a compressed document within it" }
      // Raster images contain no documents.
      guard contains("<", inner), !isPicture(inner) else { continue }
      if let objection = objection(to: Data(inner), depth: depth + 1) { return objection }
    }
    return nil
  }

  private static func isPicture(_ bytes: [UInt8]) -> Bool {
    switch ImageFormat(of: Data(bytes)) {
    case .png, .jpeg, .webP: true
    case .svg, nil: bytes.starts(with: "GIF8".utf8) || bytes.starts(with: "BM".utf8)
    }
  }

  private static func holdsTooMany(_ text: [UInt8]) -> Bool {
    places(of: "kernelMatrix", in: text).contains { start in
      let value = text[start...].drop { blanks.contains($0) }
      guard value.first == UInt8(ascii: "=") else { return false }
      let quoted = value.dropFirst().drop { blanks.contains($0) }
      guard let quote = quoted.first, quotes.contains(quote) else { return false }
      let numbers = quoted.dropFirst().prefix { $0 != quote }
      // An entity may contain any number of numbers. Signs and dots separate numbers even without a blank.
      if numbers.contains(UInt8(ascii: "&")) { return true }
      return numbers.count > limit && numbers.split(whereSeparator: parters.contains).count > limit
        || numbers.count(where: { $0 == UInt8(ascii: ".") }) > limit
    }
  }

  private static let blanks = Set(" \t\r\n".utf8)
  private static let quotes = Set("\"'".utf8)
  private static let parters = Set(" \t\r\n,+-".utf8)

  /// Returns the decoded contents of all `data:` URLs.
  private static func innerDocuments(_ text: [UInt8]) -> [[UInt8]] {
    places(of: "data:", in: text).compactMap { start in
      let address = text[start...].prefix { !quotes.contains($0) && $0 != UInt8(ascii: ")") }
      guard let comma = address.firstIndex(of: UInt8(ascii: ",")) else { return nil }
      let content = address[(comma + 1)...]
      if contains("base64", Array(address[..<comma])) {
        return Data(base64Encoded: Data(content), options: .ignoreUnknownCharacters).map { [UInt8]($0) }
      }
      return String(decoding: content, as: UTF8.self).removingPercentEncoding.map { Array($0.utf8) }
    }
  }

  /// Returns the text with its numeric character references (`&#65;`, `&#x41;`) resolved.
  static func withoutReferences(_ text: [UInt8]) -> [UInt8] {
    guard contains("&#", text) else { return text }
    var result: [UInt8] = []
    var rest = text[...]
    while let first = rest.first {
      rest = rest.dropFirst()
      guard first == UInt8(ascii: "&"), rest.first == UInt8(ascii: "#"),
        let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";"))
      else {
        result.append(first)
        continue
      }
      let digits = String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)
      let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      result.append(contentsOf: String(number.flatMap(Unicode.Scalar.init).map(Character.init) ?? "?").utf8)
      rest = text[(end + 1)...]
    }
    return result
  }

  private static func contains(_ word: String, _ text: [UInt8]) -> Bool {
    !places(of: word, in: text, atMost: 1).isEmpty
  }

  /// Returns the ends of a word's occurrences.
  private static func places(of word: String, in text: [UInt8], atMost count: Int = .max) -> [Int] {
    let word = Array(word.utf8)
    var places: [Int] = []
    text.withUnsafeBytes { text in
      guard let start = text.baseAddress, text.count >= word.count else { return }
      var next = 0
      while places.count < count, next <= text.count - word.count,
        let found = memchr(start + next, Int32(word[0]), text.count - word.count - next + 1)
      {
        next = UnsafeRawPointer(found) - start + 1
        guard memcmp(found, word, word.count) == 0 else { continue }
        next += word.count - 1
        places.append(next)
      }
    }
    return places
  }
}
