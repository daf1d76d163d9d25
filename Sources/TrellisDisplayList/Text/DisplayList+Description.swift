import Foundation
import TrellisGeometry

extension DisplayList: CustomStringConvertible {
  /// The list as text: one item per line, back to front, with nested lists indented by two spaces.
  ///
  /// ```
  /// list (10, 10, 120, 40) identifier="save" responder
  ///   fill (0, 0, 120, 40) #007aff
  ///   text (44.5, 12, 31, 16) "Save" #ffffff Inter 13
  /// ```
  ///
  /// Frames are `(x, y, width, height)` in the space of the containing list, rounded to a thousandth of a point. The numbers of
  /// items and responders are omitted: they distinguish views, but a picture doesn't depend on them. An empty list is an empty
  /// string; otherwise the last line has no newline.
  public var description: String {
    var lines: [String] = []
    appendLines(to: &lines, indentation: "")
    return lines.joined(separator: "\n")
  }

  private func appendLines(to lines: inout [String], indentation: String) {
    for item in items {
      lines.append(indentation + item.line)
      if let nested = item.nested {
        nested.list.appendLines(to: &lines, indentation: indentation + "  ")
      }
    }
  }
}

extension DisplayItem {
  /// The item on one line, without its nested list.
  fileprivate var line: String {
    var words: [String] = []
    switch content {
    case .fill(let color):
      words = ["fill", frame.text, color.description]
    case .text(let text):
      words = ["text", frame.text, text.string.debugDescription, text.color.description, text.faces]
      if text.shading != nil { words.append("shaded") }
      if !text.decorations.isEmpty { words.append("lines=\(text.decorations.count)") }
    case .shape(let shape):
      words = ["shape", frame.text, shape.path.description.debugDescription]
    case .image(let image):
      words = ["image", frame.text, image.source.name.debugDescription]
    case .list:
      words = ["list", frame.text]
    case .effect(let effect, _):
      words = ["effect", frame.text, "\(effect)"]
    }
    if let identifier = semantics?.identifier { words.append("identifier=" + identifier.debugDescription) }
    if semantics?.responder != nil { words.append("responder") }
    return words.joined(separator: " ")
  }
}

extension TextContent {
  /// The faces of the runs, each once, in the order of their first run, with that run's own colour if it has one.
  ///
  /// It is `unset` if there are no runs.
  fileprivate var faces: String {
    var seen: [FontFace] = []
    var words: [String] = []
    for run in runs where !seen.contains(run.face) {
      seen.append(run.face)
      words.append(run.color.map { "\(run.face) \($0)" } ?? "\(run.face)")
    }
    return words.isEmpty ? "unset" : words.joined(separator: " + ")
  }
}

extension FontFace: CustomStringConvertible {
  /// The face as its family and size, with the values that aren't the default: `Inter 13 bold italic`, `Inter 9.5 w500 width
  /// 75`.
  public var description: String {
    let weightName = weight == 400 ? "" : weight == 700 ? " bold" : " w\(weight)"
    let widthName = width == 100 ? "" : " width \(CGFloat(width).text)"
    return "\(family) \(CGFloat(size).text)\(weightName)\(isItalic ? " italic" : "")\(widthName)"
  }
}

extension CGRect {
  /// The rectangle as `(x, y, width, height)`, rounded to a thousandth.
  var text: String {
    "(\(origin.x.text), \(origin.y.text), \(size.width.text), \(size.height.text))"
  }
}

extension CGFloat {
  /// The number rounded to a thousandth, without a fraction if the result is whole.
  fileprivate var text: String {
    let rounded = (self * 1000).rounded() / 1000
    if let whole = Int(exactly: rounded) { return String(whole) }
    return "\(rounded)"
  }
}
