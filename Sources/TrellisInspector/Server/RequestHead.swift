/// The head of an HTTP request: the method, the path, the query and the header fields.
///
/// The bytes may come from any program: a head that isn't as plain as a browser's is refused.
package struct RequestHead: Hashable, Sendable {
  /// The most bytes of a head.
  package static let limit = 8192

  /// The reason for refusing a head.
  package enum Fault: Error, Hashable, Sendable {
    /// The head has more than ``RequestHead/limit`` bytes.
    case tooLong
    /// The bytes aren't HTTP.
    case malformed
  }

  /// The method, such as `GET`.
  package var method: String
  /// The target up to the question mark.
  package var path: String
  /// The names and values after the question mark; the first value if a name is repeated.
  package var query: [String: String]
  /// The values of the header fields, by lowercase name.
  ///
  /// A name that is repeated has no value here: no such field is needed, and readers differ in the value that they take.
  package var fields: [String: String]

  /// Reads a head from the first bytes of a connection; nil if it is incomplete.
  ///
  /// Returns the head and its length in bytes.
  ///
  /// Throws as soon as the head is known to be refused.
  package static func read(_ bytes: some Collection<UInt8>) throws(Fault) -> (head: RequestHead, length: Int)?
  {
    let start = Array(bytes.prefix(limit))
    guard let end = (0..<max(start.count - 3, 0)).first(where: { start[$0..<$0 + 4].elementsEqual(ending) })
    else {
      if start.count >= limit { throw .tooLong }
      return nil
    }
    // Only printable ASCII, tabs and line ends are accepted. A later reader could take other characters for the end of a line.
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
