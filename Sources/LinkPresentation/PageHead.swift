import Foundation

/// The title and the images in the source of a page.
struct PageHead {
  private(set) var title: String?
  private(set) var image: String?
  private(set) var icon: String?
  private(set) var video: String?

  /// Reads the elements `title`, `meta` and `link` of a page, up to the end of its head.
  init(source: String) {
    var properties: [String: String] = [:]
    var ownTitle: String?
    var rest = Substring(source)
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      if rest.hasPrefix("!--") {
        guard let end = rest.range(of: "-->") else { break }
        rest = rest[end.upperBound...]
        continue
      }
      let tag = PageTag(reading: &rest)
      switch tag.name {
      case "title":
        guard ownTitle == nil, let end = rest.range(of: "</title", options: .caseInsensitive) else {
          continue
        }
        ownTitle = PageTag.decoded(rest[..<end.lowerBound])
        rest = rest[end.upperBound...]
      case "meta":
        guard let name = tag.attributes["property"] ?? tag.attributes["name"] else { continue }
        properties[name.lowercased()] = properties[name.lowercased()] ?? tag.attributes["content"]
      case "link":
        let relations = tag.attributes["rel"]?.lowercased().split(separator: " ") ?? []
        if relations.contains("apple-touch-icon") || relations.contains("icon") && icon == nil {
          icon = tag.attributes["href"] ?? icon
        }
      case "script", "style":
        guard let end = rest.range(of: "</\(tag.name)", options: .caseInsensitive) else { continue }
        rest = rest[end.upperBound...]
      case "body": rest = ""
      default: continue
      }
    }
    title = [properties["og:title"], properties["twitter:title"], ownTitle].lazy
      .compactMap { $0?.trimmingCharacters(in: .whitespacesAndNewlines) }.first { !$0.isEmpty }
    image = properties["og:image"] ?? properties["twitter:image"]
    video = properties["og:video"]
  }
}

/// A tag in the source of a page.
struct PageTag {
  /// The name in small letters; empty for anything else that begins with `<`.
  let name: String
  /// The attributes, by their names in small letters.
  private(set) var attributes: [String: String] = [:]

  /// Reads a tag from the characters after its `<`, and removes them with the `>`.
  init(reading source: inout Substring) {
    name = source.prefix { $0.isLetter || $0.isNumber }.lowercased()
    source = source.dropFirst(name.count)
    while let first = source.first, first != ">" {
      guard first.isLetter else {
        source = source.dropFirst()
        continue
      }
      let attribute = source.prefix { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }
      source = source.dropFirst(attribute.count).drop(while: \.isWhitespace)
      guard source.first == "=" else {
        attributes[attribute.lowercased()] = ""
        continue
      }
      source = source.dropFirst().drop(while: \.isWhitespace)
      let value: Substring
      if let quote = source.first, quote == "\"" || quote == "'" {
        value = source.dropFirst().prefix { $0 != quote }
        source = source.dropFirst(value.count + 2)
      } else {
        value = source.prefix { !$0.isWhitespace && $0 != ">" }
        source = source.dropFirst(value.count)
      }
      attributes[attribute.lowercased()] = PageTag.decoded(value)
    }
    source = source.dropFirst()
  }

  /// Returns a text whose entities are replaced by their characters; unknown entities remain.
  static func decoded(_ text: Substring) -> String {
    let names = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–",
      "mdash": "—",
      "hellip": "…", "rsquo": "’", "lsquo": "‘", "ldquo": "“", "rdquo": "”",
    ]
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let entity = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "#" }
      let code: UInt32? =
        entity.hasPrefix("#x") || entity.hasPrefix("#X")
        ? UInt32(entity.dropFirst(2), radix: 16) : entity.hasPrefix("#") ? UInt32(entity.dropFirst()) : nil
      if let character = names[String(entity)] ?? code.flatMap(Unicode.Scalar.init).map(String.init) {
        result += character
        rest = rest[entity.endIndex...]
        if rest.first == ";" { rest = rest.dropFirst() }
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}
