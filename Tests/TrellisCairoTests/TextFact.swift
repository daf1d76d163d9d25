import Foundation
import Testing
import TrellisText

/// A line of `Fixtures/Text/facts.jsonl`.
struct TextFact: Decodable, Sendable, CustomTestStringConvertible {
  var id: String
  var text: String
  var size: Double?
  var lineLimit: Int?
  var reservedLines: Int?
  var mode: String?
  var lineSpacing: Double?
  var between: [String]?
  var below: String?
  var twice: String?
  var sides: [String]?
  var heightLines: Height?
  var expect: Expectation

  struct Expectation: Decodable, Sendable {
    var shown: [String]?
    var lines: Int?
    var wraps: Bool?
    var truncated: Bool?
    var hugs: Bool?
    var fillsWidth: Bool?
    var heightLines: Double?
    var extraHeight: Double?
    var baselines: Double?
    var higherThan: Double?
  }

  /// A height in lines.
  struct Height: Decodable, Sendable {
    var lines: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        lines = number
      } else {
        lines = .infinity
      }
    }
  }

  var testDescription: String { id }

  static let all: [TextFact] = {
    var folder = URL(filePath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    let file = folder.appending(path: "Fixtures/Text/facts.jsonl")
    let lines = try! String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return lines.map { try! JSONDecoder().decode(TextFact.self, from: Data($0.utf8)) }
  }()
}

/// The text of a fact, with the measurer that lays it out.
struct MeasuredFact {
  let fact: TextFact
  let measurer: any TextMeasurer

  var source: TextSource {
    let paragraph = ParagraphStyle(
      lineLimit: fact.lineLimit, reservedLines: fact.reservedLines ?? 0,
      truncation: fact.mode == "head" ? .head : fact.mode == "middle" ? .middle : .tail,
      lineSpacing: fact.lineSpacing ?? 0)
    return TextSource(string: fact.text, font: FontRequest(size: fact.size ?? 13), paragraph: paragraph)
  }

  /// Returns the layout of a string without limits, at the fact's size.
  func plain(_ string: String) -> TextLayout {
    measurer.layout(TextSource(string: string, font: FontRequest(size: fact.size ?? 13)), width: nil)
  }

  func width(of string: String) -> CGFloat { plain(string).size.width }

  var proposedWidth: CGFloat? {
    if let strings = fact.between { return (width(of: strings[0]) + width(of: strings[1])) / 2 }
    if let string = fact.below { return width(of: string) * 0.9 }
    if let string = fact.twice { return width(of: string) * 2 }
    if let strings = fact.sides {
      let widths = strings.map(width)
      let low = max(widths[0] + widths[2], 2 * widths[2])
      let high = min(widths[1] + widths[2], 2 * widths[3])
      return width(of: "…") + (low + high) / 2
    }
    return nil
  }

  var proposedHeight: CGFloat? {
    fact.heightLines.map { $0.lines * plain("x").size.height }
  }

  var layout: TextLayout { measurer.layout(source, width: proposedWidth, height: proposedHeight) }
}
