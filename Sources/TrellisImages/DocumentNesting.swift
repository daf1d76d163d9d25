/// The nesting of an SVG document, bounded before librsvg reads it: the library recurses, and ends the process where its stack ends.
///
/// It recurses for each bracket of a style sheet that is in another, and for each element that is drawn inside another, by its place in
/// the document or by reference (`use`, patterns, masks, clips, filters). Linear in the bytes, but for references along which the
/// depth grows.
struct DocumentNesting {
  /// The most brackets within each other, in the whole text: some may be open in plain text.
  private static let bracketLimit = 1000
  /// The most elements within each other, references followed.
  private static let depthLimit = 1000

  /// The reason why a document can't be given to the library; nil if it can.
  ///
  /// `text` is the document with characters in the place of numeric references.
  static func objection(to document: [UInt8], _ text: [UInt8]) -> String? {
    if hasForeignEncoding(text) { return "its encoding is none of UTF-8, ASCII, ISO 8859 and Windows" }
    if bracketDepth(text) > bracketLimit { return "more than \(bracketLimit) brackets are in each other" }
    if hasEntityWithMarkup(text) { return "an entity has brackets or elements in it" }
    var nesting = DocumentNesting()
    nesting.read(document)
    if nesting.isUnclear { return "an id or a reference has an entity in it" }
    return nesting.isTooDeep ? "more than \(depthLimit) elements are drawn in each other" : nil
  }

  // MARK: - Text

  /// Whether bytes could be brackets that look like something else, such as in UTF-7 or UTF-16.
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

  /// Whether an entity stands for more than plain text: what it expands to isn't seen here.
  private static func hasEntityWithMarkup(_ text: [UInt8]) -> Bool {
    var rest = text[...]
    while let start = rest.firstRange(of: Array("<!ENTITY".utf8)) {
      let value = rest[start.upperBound...].drop { !XMLText.quotes.contains($0) }
      guard let quote = value.first else { return true }
      let content = value.dropFirst().prefix { $0 != quote }
      if content.contains(where: { XMLText.markup.contains($0) }) { return true }
      rest = value.dropFirst(content.count + 1)
    }
    // Attributes that elements have by default aren't seen, either.
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
    /// What is drawn within it: another element, so many levels further in.
    var parts: [(target: Int, distance: Int)] = []
    var isGradient = false
  }

  private var targets: [Target] = [Target(depth: 0)]
  private var numbers: [ArraySlice<UInt8>: Int] = [:]
  /// The elements that the present one is in, by the number of the innermost one with an id.
  private var open: [Int] = [0]
  private var references: [(from: Int, distance: Int, to: ArraySlice<UInt8>)] = []
  private var greatestDepth = 0
  private var styledTargets: Set<ArraySlice<UInt8>> = []
  /// Whether an id or a reference isn't known, as an entity stands for some of it.
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

  /// The names that a value may refer to.
  private mutating func names(in value: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let names = XMLText.names(in: plain(value))
    if names.contains(where: { $0.contains(UInt8(ascii: "&")) }) { isUnclear = true }
    return names
  }

  /// A value with characters in the place of numeric references.
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
      // Of two with the same id either may count.
      if let known = numbers[id] { targets[known].parts.append((targets.count, 1)) }
      numbers[id] = numbers[id] ?? targets.count
      number = targets.count
      targets.append(Target(depth: depth, isGradient: name.hasSuffix("Gradient")))
    }
    open.append(number)
    // A link and an animation draw nothing of what they refer to.
    if name == "a" || name == "set" || name.hasPrefix("animate") { return }
    for attribute in attributes where attribute.name != "id" {
      for target in names(in: attribute.value) {
        references.append((number, depth - targets[number].depth + 1, target))
      }
    }
  }

  /// Whether something is drawn too deep in the document, or in itself.
  private var isTooDeep: Bool {
    // A rule of a style sheet may apply anywhere: each may add what its target has in it.
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
