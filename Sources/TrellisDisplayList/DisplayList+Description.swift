import Foundation

extension DisplayList: CustomStringConvertible {
  /// The list as text: a line an item, nested lists indented by two spaces.
  ///
  /// Ids and actions aren't shown.
  public var description: String {
    lines(indent: "").joined(separator: "\n")
  }

  private func lines(indent: String) -> [String] {
    items.flatMap { item in
      let (line, nested) = item.line
      return [indent + line] + (nested?.lines(indent: indent + "  ") ?? [])
    }
  }
}

extension DisplayItem {
  fileprivate var line: (String, nested: DisplayList?) {
    let frame =
      "(\(number(frame.minX)), \(number(frame.minY)), \(number(frame.width)), \(number(frame.height)))"
    var suffix = semantics?.identifier.map { " id “\($0)”" } ?? ""
    if semantics?.action != nil { suffix += " button" }
    switch content {
    case .fill(let color): return ("fill \(frame) \(color)\(suffix)", nil)
    case .text(let text): return ("text \(frame) \(text.color) “\(text.string)”\(suffix)", nil)
    case .list(let list): return ("list \(frame)\(suffix)", list)
    }
  }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(Double(value))"
  }
}
