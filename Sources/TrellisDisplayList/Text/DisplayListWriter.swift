import Foundation
import TrellisGeometry

extension DisplayList {
  /// The list as text that ``init(text:image:)`` reads back as exactly the same list.
  ///
  /// There is one item per line, back to front, with nested lists indented by two spaces.
  ///
  /// ```
  /// list #1 10 10 120 40 identifier "save" responder 7
  ///   shape #2 0 0 120 40 fill #007aff "0 0 m 120 0 l 120 40 l 0 40 l h"
  ///   text #3 44.5 12 31 16 #ffffff "Save"
  ///     run "Inter" 13 400 : 36@0,12+9 69@9,12+8
  /// effect #4 0 0 10 10 opacity(0.5)
  ///   fill #5 0 0 10 10 #ff0000
  /// ```
  ///
  /// A line contains the item's kind, `#` and its number, its frame (x, y, width, height, in points), its content, and its
  /// meaning. Pictures are named; their pixels aren't included. An empty list is an empty string; otherwise the last line ends
  /// with a newline. Linear in the list.
  public var text: String {
    var writer = Writer(showsVersions: false)
    writer.write(self)
    return writer.text
  }

  /// The list in the format of ``text``, with each item's version after its number: `fill #5@17 0 0 10 10 #ff0000`.
  ///
  /// In successive texts, an item with the same version is unchanged. Versions aren't part of the picture, and differ between
  /// runs of a program. Linear in the list.
  public var textWithVersions: String {
    var writer = Writer(showsVersions: true)
    writer.write(self)
    return writer.text
  }
}

/// Writes a list, line by line.
private struct Writer {
  let showsVersions: Bool
  var text = ""
  var indentation = ""

  init(showsVersions: Bool) { self.showsVersions = showsVersions }

  mutating func line(_ words: String) { text += indentation + words + "\n" }

  mutating func nested(_ body: (inout Writer) -> Void) {
    let outer = indentation
    indentation += "  "
    body(&self)
    indentation = outer
  }

  mutating func write(_ list: DisplayList) {
    for item in list.items { write(item) }
  }

  mutating func write(_ item: DisplayItem) {
    let frame = item.frame
    let name = showsVersions ? "#\(item.id)@\(item.version)" : "#\(item.id)"
    let place =
      "\(name) \(number(frame.origin.x)) \(number(frame.origin.y)) \(number(frame.size.width)) \(number(frame.size.height))"
    let meaning = item.semantics.map { words($0) } ?? ""
    switch item.content {
    case .fill(let color): line("fill \(place) \(words(color))\(meaning)")
    case .shape(let shape):
      line(
        "shape \(place) \(words(shape.style)) \(words(shape.paint)) \(quoted(shape.path.description))\(meaning)"
      )
    case .text(let content):
      line("text \(place) \(words(content.color)) \(quoted(content.string))\(meaning)")
      nested { $0.write(content) }
    case .image(let image): line("image \(place) \(words(image))\(meaning)")
    case .list(let list):
      line("list \(place)\(meaning)")
      nested { $0.write(list) }
    case .effect(let effect, let list):
      line("effect \(place) \(words(effect))\(meaning)")
      nested { writer in
        if case .mask(let mask) = effect {
          writer.line("mask")
          writer.nested { $0.write(mask) }
        }
        writer.write(list)
      }
    }
  }

  private mutating func write(_ content: TextContent) {
    for run in content.runs {
      let glyphs = run.glyphs.map {
        " \($0.index)@\(number($0.position.x)),\(number($0.position.y))+\(number($0.advance))"
      }
      let face = run.face
      let parts = [
        "run \(quoted(face.family)) \(number(face.size)) \(face.weight)", face.isItalic ? "italic" : nil,
        face.width == 100 ? nil : "width \(number(face.width))",
        run.color.map { words($0) },
      ]
      line(parts.compactMap { $0 }.joined(separator: " ") + " :" + glyphs.joined())
    }
    for decoration in content.decorations {
      let frame = decoration.frame
      let place = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(number)
      line((["line"] + place + (decoration.color.map { [words($0)] } ?? [])).joined(separator: " "))
    }
    if let shading = content.shading { line("shading \(words(shading))") }
    if let shown = content.shown { line("shown \(quoted(shown))") }
  }
}

// MARK: - Words

private func words(_ meaning: Semantics) -> String {
  var all = ""
  if let identifier = meaning.identifier { all += " identifier \(quoted(identifier))" }
  if let responder = meaning.responder { all += " responder \(responder)" }
  switch meaning.hitRegion {
  case .drawn: break
  case .frame: all += " hits frame"
  case .shape(let path, let isEOFilled):
    all += " hits \(isEOFilled ? "eo " : "")\(quoted(path.description))"
  case .atLeast(let path):
    all += " hits atLeast \(quoted(path.description))"
  }
  if !meaning.allowsHits { all += " untouchable" }
  for change in meaning.accessibility { all += " \(words(change))" }
  return all.isEmpty ? " meaningless" : all
}

private func words(_ change: AccessibilityChange) -> String {
  switch change {
  case .label(let label): return "label \(quoted(label))"
  case .value(let value): return "value \(quoted(value))"
  case .numericValue(let value):
    let step = value.step.map { " step \(number($0))" } ?? ""
    return "number \(number(value.number)) \(number(value.minimum)) \(number(value.maximum))\(step)"
  case .labelIsValue: return "labelIsValue"
  case .isTitle: return "isTitle"
  case .namedByTitle: return "namedByTitle"
  case .isActionSource: return "isActionSource"
  case .takesActions: return "takesActions"
  case .takesChildren: return "takesChildren"
  case .detail(let detail):
    let value = detail.value.map { " is \(quoted($0))" } ?? ""
    return
      "detail \(quoted(detail.id)) \(quoted(detail.label))\(value)\(detail.isImportant ? " important" : "")"
  case .pair(let pair): return "pair \(quoted(pair.id))\(pair.isLabel ? " isLabel" : "")"
  case .focus(let focus): return "focus \(focus.gained) \(focus.lost)\(focus.isFocused ? " isFocused" : "")"
  case .hint(let hint): return "hint \(quoted(hint))"
  case .addTraits(let traits): return "adds \(traits.rawValue)"
  case .removeTraits(let traits): return "removes \(traits.rawValue)"
  case .role(let role): return "role \(role.rawValue)"
  case .heading(let level): return "heading \(level)"
  case .action(let action):
    if case .named(let name) = action.kind { return "does named \(quoted(name)) \(action.number)" }
    return "does \(action.kind) \(action.number)"
  case .sortPriority(let priority): return "priority \(number(priority))"
  case .hide: return "hides"
  case .replace(let children): return "children \(children.rawValue)"
  }
}

private func words(_ style: ShapeContent.Style) -> String {
  switch style {
  case .fill(let fill): return "fill" + words(fill)
  case .stroke(let stroke, let isAntialiased):
    let dashes = stroke.dash.map { " " + number($0) }.joined()
    let line =
      "\(number(stroke.lineWidth)) \(stroke.lineCap) \(stroke.lineJoin) \(number(stroke.miterLimit)) \(number(stroke.dashPhase))"
    return "stroke(\(line)\(dashes)\(isAntialiased ? "" : " aliased"))"
  }
}

private func words(_ fill: FillStyle) -> String {
  (fill.isEOFilled ? " eo" : "") + (fill.isAntialiased ? "" : " aliased")
}

private func words(_ paint: Paint) -> String {
  switch paint {
  case .color(let color): return words(color)
  case .gradient(let gradient):
    let stops = gradient.stops.map { " \(words($0.color))@\(number($0.location))" }.joined()
    switch gradient.shape {
    case .linear(let start, let end): return "linear(\(words(start)) \(words(end)) :\(stops))"
    case .radial(let center, let start, let end, let transform):
      return "radial(\(words(center)) \(number(start)) \(number(end)) \(words(transform)) :\(stops))"
    case .angular(let center, let start, let end):
      return "angular(\(words(center)) \(number(start.radians)) \(number(end.radians)) :\(stops))"
    }
  case .mesh(let mesh):
    let vertices = mesh.vertices.map { vertex in
      let points = [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom]
      return " \(words(vertex.color))@" + points.map { words($0) }.joined(separator: " ")
    }
    return
      "mesh(\(mesh.columns) \(mesh.smoothsColors ? "smooth" : "plain") \(words(mesh.background)) :\(vertices.joined()))"
  case .tiles(let image, let origin, let scale):
    return "tiles(\(quoted(image.name)) \(words(origin)) \(number(scale)))"
  }
}

private func words(_ image: ImageContent) -> String {
  var all = [quoted(image.source.name), image.interpolation.rawValue]
  if let part = image.part {
    let numbers = [part.origin.x, part.origin.y, part.size.width, part.size.height].map(number)
    all.append("part(\(numbers.joined(separator: " ")))")
  }
  if image.isAntialiased { all.append("smooth") }
  if let tint = image.tint { all.append("tint \(words(tint))") }
  return all.joined(separator: " ")
}

private func words(_ effect: Effect) -> String {
  switch effect {
  case .opacity(let opacity): return "opacity(\(number(opacity)))"
  case .clip(let path, let style): return "clip(\(quoted(path.description))\(words(style)))"
  case .mask: return "mask"
  case .transform(let matrix):
    let numbers = [
      matrix.m11, matrix.m12, matrix.m13, matrix.m21, matrix.m22, matrix.m23, matrix.m31, matrix.m32,
      matrix.m33,
    ]
    return "transform(\(numbers.map(number).joined(separator: " ")))"
  case .shadow(let shadow):
    let offset = "\(number(shadow.offset.width)) \(number(shadow.offset.height))"
    return "shadow(\(words(shadow.color)) \(number(shadow.radius)) \(offset))"
  case .blur(let radius, let isOpaque): return "blur(\(number(radius))\(isOpaque ? " opaque" : ""))"
  case .backdrop(let backdrop):
    return "backdrop(\(number(backdrop.radius)) \(number(backdrop.saturation)) \(words(backdrop.tint)))"
  case .blend(let mode): return "blend(\(mode.rawValue))"
  case .color(let matrix): return "color(\(matrix.numbers.map { number($0) }.joined(separator: " ")))"
  case .group: return "group"
  case .linearGroup: return "lineargroup"
  case .each(let each): return "each \(words(each.effect))"
  }
}

private func words(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }

private func words(_ transform: CGAffineTransform) -> String {
  [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(number)
    .joined(separator: ",")
}

/// Returns a colour as bytes if these are exact, or else as its four numbers.
private func words(_ color: RGBAColor) -> String {
  let numbers = [color.red, color.green, color.blue, color.opacity]
  let isBytes = numbers.allSatisfy { $0 >= 0 && $0 <= 1 && Double(Int(($0 * 255).rounded())) / 255 == $0 }
  return isBytes ? color.description : "rgba(\(numbers.map { number($0) }.joined(separator: " ")))"
}

/// Returns a number that reads back exactly, without a fraction if it is whole.
private func number(_ value: CGFloat) -> String { number(Double(value)) }

private func number(_ value: Double) -> String {
  if let whole = Int(exactly: value), abs(whole) < 1 << 53, !(value == 0 && value.sign == .minus) {
    return String(whole)
  }
  return "\(value)"
}

/// Returns a string in quotes, on one line.
private func quoted(_ string: String) -> String {
  var text = "\""
  for scalar in string.unicodeScalars {
    switch scalar {
    case "\"", "\\": text += "\\\(scalar)"
    case _ where scalar.value < 32 || scalar.value == 127 || scalar.properties.isWhitespace && scalar != " ":
      text += "\\u{\(String(scalar.value, radix: 16))}"
    default: text.unicodeScalars.append(scalar)
    }
  }
  return text + "\""
}
