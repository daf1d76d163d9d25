import Foundation
import TrellisDisplayList

/// A value that has a short form for people: `50 × 24` for a size.
package protocol ReadableValue {
  /// The short form, on one line.
  var readableText: String { get }
}

/// Writes values as a person would: strings in quotes, numbers without needless digits, sizes as `50 × 24`, structs with the
/// names of their properties, and long collections with the number of the elements that are left out.
///
/// A value of any other type with a description of its own is written with that description.
package nonisolated struct ReadableText {
  /// The nesting depth from which on a value is written as `…`.
  private static let depthLimit = 5
  /// The number of elements up to which a collection is written as a whole, and the number that is written of a longer one.
  private static let (whole, begun) = (6, 4)

  private var text = ""
  private let limit: Int

  private init(limit: Int) { self.limit = limit }

  /// Returns a value's text, which is cut once it is longer than `limit` bytes.
  package static func text(of value: Any, limit: Int = 200) -> String {
    var writer = ReadableText(limit: limit)
    writer.write(value, depth: 0)
    return writer.text
  }

  /// Returns a number with at most three digits after the point: `50`, `0.333`, `∞`.
  package static func number(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "−∞" : "∞" }
    let rounded = (value * 1000).rounded() / 1000
    guard let whole = Int(exactly: rounded) else {
      // A small number isn't rounded to 0.
      return abs(rounded) >= 0.001 && abs(rounded) < 1e15 ? "\(rounded)" : "\(value)"
    }
    return whole == 0 && value != 0 ? "\(value)" : "\(whole)"
  }

  /// Returns a string in quotes, on one line.
  package static func quoted(_ string: some StringProtocol, limit: Int = 200) -> String {
    let escaped = string.prefix(limit).unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return "\"\(escaped)\""
  }

  // MARK: - Values

  private mutating func write(_ value: Any, depth: Int) {
    guard text.utf8.count <= limit, depth <= Self.depthLimit else {
      if !text.hasSuffix("…") { text += "…" }
      return
    }
    switch value {
    case let value as any ReadableValue: text += value.readableText
    case let value as String: text += Self.quoted(value, limit: limit)
    case let value as Substring: text += Self.quoted(value, limit: limit)
    case let value as Character: text += Self.quoted(String(value))
    case let value as any BinaryFloatingPoint: text += Self.number(Double(value))
    case let value as any BinaryInteger: text += "\(value)"
    case let value as Data: text += "\(value.count) bytes"
    default: writeParts(of: value, depth: depth)
    }
  }

  private mutating func writeParts(of value: Any, depth: Int) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      if let wrapped = mirror.children.first { write(wrapped.value, depth: depth) } else { text += "nil" }
    case .collection, .set: writeElements(mirror, depth: depth)
    case .dictionary: writeEntries(mirror, depth: depth)
    case .tuple: writeMembers(mirror, depth: depth)
    default:
      if let value = value as? any CustomStringConvertible {
        text += value.description.prefix(limit)
      } else if mirror.displayStyle == .enum {
        writeCase(value, mirror, depth: depth)
      } else if mirror.displayStyle == .struct {
        writeStruct(value, mirror, depth: depth)
      } else {
        text += Self.typeName(type(of: value))
      }
    }
  }

  private mutating func writeElements(_ mirror: Mirror, depth: Int) {
    let count = mirror.children.count
    text += "["
    for (index, element) in mirror.children.prefix(count > Self.whole ? Self.begun : count).enumerated() {
      if index > 0 { text += ", " }
      write(element.value, depth: depth + 1)
    }
    text += count > Self.whole ? ", … \(count - Self.begun) more]" : "]"
  }

  private mutating func writeEntries(_ mirror: Mirror, depth: Int) {
    let count = mirror.children.count
    if count == 0 { return text += "[:]" }
    text += "["
    for (index, entry) in mirror.children.prefix(count > Self.whole ? Self.begun : count).enumerated() {
      if index > 0 { text += ", " }
      let pair = Array(Mirror(reflecting: entry.value).children)
      guard pair.count == 2 else { continue }
      write(pair[0].value, depth: depth + 1)
      text += ": "
      write(pair[1].value, depth: depth + 1)
    }
    text += count > Self.whole ? ", … \(count - Self.begun) more]" : "]"
  }

  private mutating func writeCase(_ value: Any, _ mirror: Mirror, depth: Int) {
    guard let payload = mirror.children.first, let label = payload.label else {
      return text += ".\(value)"
    }
    text += ".\(label)"
    if Mirror(reflecting: payload.value).displayStyle == .tuple {
      write(payload.value, depth: depth + 1)
    } else {
      text += "("
      write(payload.value, depth: depth + 1)
      text += ")"
    }
  }

  private mutating func writeStruct(_ value: Any, _ mirror: Mirror, depth: Int) {
    let parts = Array(mirror.children)
    let name = Self.typeName(type(of: value))
    // A modified view reads as in source.
    if name == "ModifiedContent", parts.count == 2 {
      write(parts[0].value, depth: depth)
      text += "."
      return write(parts[1].value, depth: depth + 1)
    }
    text += name
    if !parts.isEmpty { writeMembers(mirror, depth: depth) }
  }

  private mutating func writeMembers(_ mirror: Mirror, depth: Int) {
    text += "("
    for (index, part) in mirror.children.enumerated() {
      if text.utf8.count > limit { break }
      if index > 0 { text += ", " }
      // The names of property wrappers' storage begin with an underscore, and those of tuples' elements with a point.
      if let label = part.label, !label.hasPrefix(".") {
        text += "\(label.hasPrefix("_") ? label.dropFirst() : label[...]): "
      }
      write(part.value, depth: depth + 1)
    }
    text += ")"
  }

  /// Returns a type's name without modules and generic parameters.
  private static func typeName(_ type: Any.Type) -> String {
    let name = "\(type)"
    return name.contains("->") ? "closure" : String(name.prefix { $0 != "<" })
  }
}
