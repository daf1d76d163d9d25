/// Bounds the nesting of an SVG document before librsvg reads it: the library recurses, and a stack overflow would end the
/// process.
///
/// librsvg recurses for each nested bracket of a style sheet. It also recurses for each element that is drawn inside another, by
/// nesting or by reference (`use`, patterns, masks, clips, filters). Linear in the bytes, except for references that increase the
/// depth of their targets.
struct DocumentNesting {
  /// The greatest depth of brackets in the whole text; plain text may leave some open.
  private static let bracketLimit = 1000
  /// The greatest depth of elements, following references.
  private static let depthLimit = 1000

  /// Returns the reason why librsvg must not read a document, or nil if it may.
  ///
  /// `text` is the document with its numeric character references resolved.
  static func objection(to document: [UInt8], _ text: [UInt8]) -> String? {
    if hasForeignEncoding(text) { return "its encoding is none of UTF-8, ASCII, ISO 8859 and Windows" }
    if bracketDepth(text) > bracketLimit { return "more than \(bracketLimit) brackets are nested" }
    if hasEntityWithMarkup(text) { return "an entity has brackets or elements in it" }
    var nesting = DocumentNesting()
    nesting.read(document)
    if nesting.isUnclear { return "an id or a reference has an entity in it" }
    return nesting.isTooDeep ? "more than \(depthLimit) elements are nested" : nil
  }

  // MARK: - Text

  /// Whether the encoding could disguise brackets as other bytes, as UTF-7 and UTF-16 do.
  private static func hasForeignEncoding(_ text: [UInt8]) -> Bool {
    if text.prefix(4096).contains(0) { return true }
    guard let start = text.firstRange(of: Array("encoding".utf8)), start.lowerBound < 200,
      text.starts(with: "<?xml".utf8)
    else { return false }
    let value = text[start.upperBound...].drop { !XMLText.quotes.contains($0) }.dropFirst()
    let name = String(decoding: value.prefix { !XMLText.quotes.contains($0) }, as: UTF8.self).lowercased()
    return !["utf-8", "utf8", "us-ascii", "ascii", "iso-8859", "iso8859", "windows-125", "latin"].contains {
      name.hasPrefix($0)
    }
  }

  private static func bracketDepth(_ text: [UInt8]) -> Int {
    var (depth, most) = (0, 0)
    for byte in text {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        most = max(most, depth)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      default: break
      }
    }
    return most
  }

  /// Whether an entity contains more than plain text; this check doesn't expand entities.
  private static func hasEntityWithMarkup(_ text: [UInt8]) -> Bool {
    var rest = text[...]
    while let start = rest.firstRange(of: Array("<!ENTITY".utf8)) {
      let value = rest[start.upperBound...].drop { !XMLText.quotes.contains($0) }
      guard let quote = value.first else { return true }
      let content = value.dropFirst().prefix { $0 != quote }
      if content.contains(where: { XMLText.markup.contains($0) }) { return true }
      rest = value.dropFirst(content.count + 1)
    }
    // Default attribute values aren't expanded either.
    rest = text[...]
    while let start = rest.firstRange(of: Array("<!ATTLIST".utf8)) {
      let list = rest[start.upperBound...].prefix { $0 != UInt8(ascii: ">") }
      let values = list.split(omittingEmptySubsequences: false) { XMLText.quotes.contains($0) }
      for value in values.enumerated() where value.offset % 2 == 1 {
        if value.element.contains(where: { XMLText.markup.contains($0) }) { return true }
      }
      rest = rest[list.endIndex...]
    }
    return false
  }

  // MARK: - Elements

  /// An element with an id.
  private struct Target {
    var depth: Int
    /// The targets drawn within the element, with their depth relative to it.
    var parts: [(target: Int, distance: Int)] = []
    var isGradient = false
  }

  private var targets: [Target] = [Target(depth: 0)]
  private var numbers: [ArraySlice<UInt8>: Int] = [:]
  /// For each open element, outermost first, the index of the innermost enclosing target.
  private var open: [Int] = [0]
  private var references: [(from: Int, distance: Int, to: ArraySlice<UInt8>)] = []
  private var greatestDepth = 0
  private var styledTargets: Set<ArraySlice<UInt8>> = []
  /// Whether an id or a reference contains an entity, so that its value is unknown.
  private var isUnclear = false

  private mutating func read(_ text: [UInt8]) {
    var reader = XMLText(text)
    while let piece = reader.next() {
      switch piece {
      case .text(let text): for name in names(in: text) { styledTargets.insert(name) }
      case .end: if open.count > 1 { open.removeLast() }
      case .start(let name, let attributes, let isEmpty):
        begin(name, attributes)
        if isEmpty { open.removeLast() }
      }
    }
  }

  /// Returns the names to which a value may refer.
  private mutating func names(in value: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let names = XMLText.names(in: plain(value))
    if names.contains(where: { $0.contains(UInt8(ascii: "&")) }) { isUnclear = true }
    return names
  }

  /// Returns a value with its numeric character references resolved.
  private func plain(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    value.contains(UInt8(ascii: "&")) ? KernelMatrices.withoutReferences(Array(value))[...] : value
  }

  private mutating func begin(_ name: String, _ attributes: [(name: String, value: ArraySlice<UInt8>)]) {
    let depth = open.count
    greatestDepth = max(greatestDepth, depth)
    var number = open[open.count - 1]
    if let value = attributes.first(where: { $0.name == "id" || $0.name.hasSuffix(":id") })?.value {
      let id = plain(value)
      if id.contains(UInt8(ascii: "&")) { isUnclear = true }
      targets[number].parts.append((targets.count, depth - targets[number].depth))
      // If two elements have the same id, a reference may refer to either element.
      if let known = numbers[id] { targets[known].parts.append((targets.count, 1)) }
      numbers[id] = numbers[id] ?? targets.count
      number = targets.count
      targets.append(Target(depth: depth, isGradient: name.hasSuffix("Gradient")))
    }
    open.append(number)
    // Links and animations don't draw the targets of their references.
    if name == "a" || name == "set" || name.hasPrefix("animate") { return }
    for attribute in attributes where attribute.name != "id" {
      for target in names(in: attribute.value) {
        references.append((number, depth - targets[number].depth + 1, target))
      }
    }
  }

  /// Whether an element is drawn at too great a depth, or inside itself.
  private var isTooDeep: Bool {
    // A rule of a style sheet may apply to any element, so each rule may add the content of its target to the depth.
    let styled = styledTargets.compactMap { numbers[$0] }.filter { !targets[$0].isGradient }.count
    let limit = Self.depthLimit - styled * 8
    if greatestDepth > limit { return true }
    var parts = targets.map(\.parts)
    for reference in references {
      if let target = numbers[reference.to] { parts[reference.from].append((target, reference.distance)) }
    }
    var depths = targets.map(\.depth)
    var waiting = Array(targets.indices)
    var isWaiting = [Bool](repeating: true, count: targets.count)
    var steps = 0
    while let target = waiting.popLast() {
      isWaiting[target] = false
      for part in parts[target] where depths[part.target] < depths[target] + part.distance {
        steps += 1
        depths[part.target] = depths[target] + part.distance
        if depths[part.target] > limit || steps > 1 << 22 { return true }
        if !isWaiting[part.target] {
          isWaiting[part.target] = true
          waiting.append(part.target)
        }
      }
    }
    return false
  }
}
