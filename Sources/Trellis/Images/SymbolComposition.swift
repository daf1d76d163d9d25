import Foundation

/// A composition of symbols from others: `heart.circle.fill` is a heart cut out of a circle.
///
/// Source: ours, from the structure of the system's names: an object, its frame or overlay, and its fill.
nonisolated struct SymbolComposition {
  /// Looks up the outline of a name that needs no composition; nil if there is none.
  let known: (String) -> SymbolOutline?
  /// Looks up an icon's outline; nil if there is none.
  let icon: (String) -> SymbolOutline?

  /// Returns the outline composed from a name's parts; nil if one of them is unknown.
  func outline(named name: String) -> SymbolOutline? {
    var words = name.split(separator: ".").map(String.init)
    if let other = SymbolComposition.olderName(words) { return part(other) }
    if let outline = weather(words) ?? half(words) ?? hand(words) ?? gears(words) { return outline }
    if words.count > 1, words.last == "badge" || words.suffix(2) == ["badge", "fill"] {
      let isFilled = words.removeLast() == "fill"
      if isFilled { words.removeLast() }
      return part(isFilled ? words + ["fill"] : words)?.dotted
    }
    if let split = words.lastIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), split > 0 {
      var sign = Array(words[(split + 1)...])
      if sign.last == "fill" { sign.removeLast() }
      guard let badge = badge(sign.joined(separator: ".")),
        let base = part(words[..<split] + (words.last == "fill" ? ["fill"] : []))
      else { return nil }
      return base.badged(badge)
    }
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    if words == ["bolt", "horizontal"] {
      return icon(isFilled ? "lightning-fill" : "lightning")?.turned(by: .pi / 2)
    }
    guard let last = words.popLast(), !words.isEmpty else {
      return isFilled ? known(name.replacing(".fill", with: ""))?.silhouette : nil
    }
    switch last {
    case "circle", "square", "rectangle":
      if last != "rectangle", words.count == 1, words[0].count == 1, words[0].first!.isNumber {
        return icon("\(words[0])-\(last)\(isFilled ? "-fill" : "")")
      }
      let frame =
        switch last {
        case "circle": SymbolOutline.circle
        case "square": SymbolOutline.square
        default: SymbolOutline.rectangle
        }
      let sign = words.count == 1 ? SymbolLetters.outline(of: words[0]) : nil
      return (sign ?? part(words))?.framed(by: frame, isFilled: isFilled)
    case "viewfinder": return part(isFilled ? words + ["fill"] : words)?.framedByCorners
    case "magnifyingglass":
      return part(words.last == "and" ? words.dropLast() : words)?.underGlass(
        part(["magnifyingglass"]))
    case "slash":
      return part(isFilled ? words + ["fill"] : words)?.slashed
    default:
      if let kind = SignContainer.all[last], let sign = part(words),
        let container = part(kind.name + (isFilled ? ["fill"] : []))
      {
        return container.around(sign, in: kind.rectangle, isFilled: isFilled)
      }
      return isFilled ? part(words + [last])?.silhouette : nil
    }
  }

  private func part(_ words: [String]) -> SymbolOutline? {
    var name = words.joined(separator: ".")
    // Within the names of other symbols, the names of these symbols are abbreviated.
    if name == "text" { name = "text.alignleft" }
    if name == "dot" { name = "circlebadge.fill" }
    return known(name) ?? outline(named: name)
  }

  /// Returns a cloud with the sun or the moon behind it, and rain, lightning or snow below: no icon shows both.
  private func weather(_ words: [String]) -> SymbolOutline? {
    let isFilled = words.last == "fill"
    let words = isFilled ? words.dropLast() : words[...]
    guard words.count == 3, words[0] == "cloud", ["sun", "moon"].contains(words[1]) else {
      return nil
    }
    let marks =
      switch words[2] {
      case "rain": "M5 12.2l-1 2.6M8.5 12.2l-1 2.6M12 12.2l-1 2.6"
      case "bolt": "M8.6 11.2l-2 2.4h2.8l-2 2.2"
      case "snow": "M4.5 12.4h.01M8 12.4h.01M11.5 12.4h.01M6.2 14.6h.01M9.8 14.6h.01"
      default: ""
      }
    guard let mark = SVGPathData.path(marks),
      let sky = part(["cloud", words[1]] + (isFilled ? ["fill"] : []))
    else { return nil }
    let smaller = sky.applying(CGAffineTransform(a: 0.82, b: 0, c: 0, d: 0.82, tx: 1.4, ty: -1.4))
    let line = StrokeStyle(lineWidth: 1.2, lineCap: .round, lineJoin: .round)
    let falling = Part(path: mark.strokedPath(line), isEvenOdd: false)
    return SymbolOutline(smaller.parts + [falling])
  }

  /// Returns a frame with a half or a third of its inside filled (`circle.righthalf.filled`,
  /// `rectangle.bottomthird.inset.filled`).
  private func half(_ words: [String]) -> SymbolOutline? {
    guard words.count > 2, words.last == "filled" else { return nil }
    let isInset = words[words.count - 2] == "inset"
    let middle = words[1..<(words.count - (isInset ? 2 : 1))]
    guard middle.count <= 1, let frame = frames[words[0]] else { return nil }
    let inner = SymbolOutline.whole.insetBy(dx: isInset ? 2.5 : 0.5, dy: isInset ? 2.5 : 0.5)
    var side = inner
    switch middle.first {
    case nil where isInset: break
    case "center": side = inner.insetBy(dx: inner.width / 4, dy: inner.height / 4)
    case "lefthalf", "leadinghalf": side.size.width /= 2
    case "righthalf", "trailinghalf":
      (side.origin.x, side.size.width) = (inner.midX, inner.width / 2)
    case "tophalf": side.size.height /= 2
    case "bottomhalf": (side.origin.y, side.size.height) = (inner.midY, inner.height / 2)
    case "leadingthird", "leftthird": side.size.width /= 3
    case "trailingthird", "rightthird":
      (side.origin.x, side.size.width) = (inner.maxX - inner.width / 3, inner.width / 3)
    case "topthird": side = CGRect(x: 2.5, y: 4, width: 11, height: 3)
    case "bottomthird": side = CGRect(x: 2.5, y: 9, width: 11, height: 3)
    default: return nil
    }
    let content = frame(inner).intersection(Path(side))
    var ring = frame(SymbolOutline.whole)
    ring.addPath(frame(SymbolOutline.whole.insetBy(dx: 1, dy: 1)))
    return SymbolOutline([Part(path: ring, isEvenOdd: true), Part(path: content, isEvenOdd: false)])
  }

  /// Returns a hand that points to a side or waves, from a known hand that is rotated.
  private func hand(_ words: [String]) -> SymbolOutline? {
    let fill = words.last == "fill" ? ["fill"] : []
    let plain = words.prefix(words.count - fill.count).joined(separator: ".")
    let up = ["hand", "point", "up"] + fill
    switch plain {
    case "hand.point.right": return part(up)?.turned(by: .pi / 2)
    case "hand.point.down": return part(up)?.turned(by: .pi)
    case "hand.point.left": return part(up)?.turned(by: -.pi / 2)
    case "hand.raised.fingers.spread": return part(["hand", "raised"] + fill)
    case "hand.wave": return part(["hand", "raised"] + fill)?.turned(by: -.pi / 9)
    default: return nil
    }
  }

  /// Returns two gears, the smaller one below the other.
  private func gears(_ words: [String]) -> SymbolOutline? {
    guard words.starts(with: ["gearshape", "2"]),
      words.count == 2 || words == ["gearshape", "2", "fill"],
      let gear = part(["gearshape"] + words.dropFirst(2))
    else { return nil }
    let large = gear.applying(CGAffineTransform(a: 0.64, b: 0, c: 0, d: 0.64, tx: 0, ty: 0.4))
    let small = gear.applying(CGAffineTransform(a: 0.46, b: 0, c: 0, d: 0.46, tx: 8.6, ty: 8.2))
    return SymbolOutline(large.parts + small.parts)
  }

  /// The shapes of frames in a rectangle, by name.
  private var frames: [String: (CGRect) -> Path] {
    [
      "circle": SymbolOutline.circle, "square": SymbolOutline.square,
      "rectangle": SymbolOutline.rectangle,
    ]
  }

  /// Returns the outline of a badge's sign; nil if it is unknown.
  private func badge(_ name: String) -> SymbolOutline? {
    let names: Set = [
      "plus", "minus", "checkmark", "xmark", "questionmark", "exclamationmark", "clock",
      "gearshape", "key",
      "ellipsis",
      "star", "play", "person.crop", "arrow.up", "arrow.down", "lock", "magnifyingglass", "person",
      "mic",
      "moon",
    ]
    return names.contains(name) ? part([name == "person.crop" ? "person.fill" : name]) : nil
  }

  /// Returns the older name of a renamed symbol; nil if the name is the same.
  private static func olderName(_ words: [String]) -> [String]? {
    var other = words.map { $0 == "document" ? "doc" : $0 }
    if let head = other.firstIndex(of: "trianglehead") {
      // The older names of round arrows had no such word; the older names of other arrows had “triangle”.
      let isRound = other[(head + 1)...].first.map { $0.hasSuffix("clockwise") } ?? false
      if isRound { other.remove(at: head) } else { other[head] = "triangle" }
    }
    return other == words ? nil : other
  }

  /// A symbol that can contain a sign: its name, and the square for the sign.
  private struct SignContainer {
    let name: [String]
    let rectangle: CGRect

    init(_ name: [String], _ x: CGFloat, _ y: CGFloat, _ side: CGFloat) {
      (self.name, rectangle) = (
        name, CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side)
      )
    }

    static let all = [
      "icloud": SignContainer(["cloud"], 8, 8.8, 5), "heart": SignContainer(["heart"], 8, 7.2, 6),
      "seal": SignContainer(["seal"], 8, 8, 6.5),
      "shield": SignContainer(["shield"], 8, 7.6, 6.5), "diamond": SignContainer(["diamond"], 8, 8, 6.5),
      "octagon": SignContainer(["octagon"], 8, 8, 7.5), "hexagon": SignContainer(["hexagon"], 8, 8, 7.5),
      "bubble": SignContainer(["bubble", "left"], 8, 6.6, 7),
      "message": SignContainer(["message"], 8, 7.4, 6),
      "app": SignContainer(["app"], 8, 8, 8), "folder": SignContainer(["folder"], 8, 9, 5.5),
      "capsule": SignContainer(["capsule"], 8, 8, 6),
      "triangle": SignContainer(["triangle"], 8, 9.8, 5),
    ]
  }
}

extension SymbolComposition {
  fileprivate typealias Part = SymbolOutline.Part
}
