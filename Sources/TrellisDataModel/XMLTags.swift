/// A start or an end of an element of XML, without texts: the format of data models has only attributes.
struct XMLTag {
  var name: String
  var attributes: [String: String] = [:]
  var opens = true
  var closes = false
}

/// The tags of an XML document.
struct XMLTags: Sequence, IteratorProtocol {
  private var text: Substring

  init(_ text: String) { self.text = text[...] }

  mutating func next() -> XMLTag? {
    while let start = text.firstIndex(of: "<") {
      text = text[text.index(after: start)...]
      if text.hasPrefix("!--") {
        text = text.firstRange(of: "-->").map { text[$0.upperBound...] } ?? ""
      } else if text.hasPrefix("?") || text.hasPrefix("!") {
        text = text.firstIndex(of: ">").map { text[text.index(after: $0)...] } ?? ""
      } else {
        return tag()
      }
    }
    return nil
  }

  private mutating func tag() -> XMLTag {
    var tag = XMLTag(name: "")
    if text.first == "/" {
      text.removeFirst()
      (tag.opens, tag.closes) = (false, true)
    }
    tag.name = word()
    while true {
      text = text.drop(while: \.isWhitespace)
      guard let first = text.first else { return tag }
      if first == ">" {
        text.removeFirst()
        return tag
      }
      if first == "/" {
        tag.closes = true
        text.removeFirst()
        continue
      }
      let name = word()
      text = text.drop { $0.isWhitespace || $0 == "=" }
      guard let quote = text.first, quote == "\"" || quote == "'" else {
        // Not XML; the character is skipped, so that the end is reached.
        if !text.isEmpty, name.isEmpty { text.removeFirst() }
        continue
      }
      text.removeFirst()
      let value = text.prefix { $0 != quote }
      text = text[value.endIndex...].dropFirst()
      tag.attributes[name] = XMLTags.unescaped(value)
    }
  }

  private mutating func word() -> String {
    let word = text.prefix { !$0.isWhitespace && !"=>/\"'".contains($0) }
    text = text[word.endIndex...]
    return String(word)
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(of: ";") else { return result + "&" + rest }
      let name = rest[..<end]
      rest = rest[rest.index(after: end)...]
      switch name {
      case "amp": result += "&"
      case "lt": result += "<"
      case "gt": result += ">"
      case "quot": result += "\""
      case "apos": result += "'"
      default:
        let digits = name.dropFirst()
        let code = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        if name.first == "#", let code, let scalar = Unicode.Scalar(code) {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + rest
  }
}
