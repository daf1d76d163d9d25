/// The first part of an HTTP request: what is asked for, and the lines that say how.
///
/// It is read from bytes that anybody may have sent: what isn't as plain as a browser's is refused.
package struct RequestHead: Hashable, Sendable {
  /// The most bytes that a head may have.
  package static let limit = 8192

  /// Why a head is refused.
  package enum Fault: Error, Hashable, Sendable {
    /// It has more than ``RequestHead/limit`` bytes.
    case tooLong
    /// It isn't HTTP.
    case malformed
  }

  /// `GET`.
  package var method: String
  /// What comes before the question mark.
  package var path: String
  /// The names and values behind the question mark; of several with one name the first.
  package var query: [String: String]
  /// The values of the lines, by their names in small letters.
  ///
  /// A name that comes twice has no value here: nobody needs one, and readers differ in which they take.
  package var fields: [String: String]

  /// Reads a head from the first bytes of a connection; nil where it hasn't come whole.
  ///
  /// Answers it with how many bytes it took.
  ///
  /// Throws as soon as it is known to be one that is refused.
  package static func read(_ bytes: some Collection<UInt8>) throws(Fault) -> (head: RequestHead, length: Int)?
  {
    let start = Array(bytes.prefix(limit))
    guard let end = (0..<max(start.count - 3, 0)).first(where: { start[$0..<$0 + 4].elementsEqual(ending) })
    else {
      if start.count >= limit { throw .tooLong }
      return nil
    }
    // Plain characters alone: nothing that a later reader could take for the end of a line.
    let text = start[..<end]
    guard text.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0D || $0 == 0x0A || $0 == 0x09 }) else {
      throw .malformed
    }
    let lines = String(decoding: text, as: UTF8.self).split(
      separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0", words[1].hasPrefix("/") else {
      throw .malformed
    }
    var head = RequestHead(method: String(words[0]), target: words[1])
    try head.read(lines.dropFirst())
    return (head, end + 4)
  }

  private static let ending: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]

  private init(method: String, target: Substring) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    (self.method, path, fields, query) = (method, String(parts[0]), [:], [:])
    for pair in parts.count > 1 ? parts[1].split(separator: "&") : [] {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if sides.count == 2, query[sides[0]] == nil { query[sides[0]] = sides[1] }
    }
  }

  private mutating func read(_ lines: some Sequence<Substring>) throws(Fault) {
    var doubled: Set<String> = []
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { throw .malformed }
      let name = line[..<colon].lowercased()
      guard name.utf8.allSatisfy({ $0 > 0x20 }), !line.contains(where: \.isNewline) else { throw .malformed }
      if fields[name] != nil { doubled.insert(name) }
      fields[name] = line[line.index(after: colon)...].trimmingBlanks
    }
    for name in doubled { fields[name] = nil }
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    return String(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }
}
