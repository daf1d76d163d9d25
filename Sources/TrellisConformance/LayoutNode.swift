import Foundation
import Trellis

/// A view in the tree language of layout cases, which `Fixtures/Layout/README.md` describes.
indirect enum LayoutNode {
  case stack(axis: Axis, spacing: CGFloat?, alignment: Alignment, children: [LayoutNode])
  case pile(alignment: Alignment, children: [LayoutNode])
  case spacer(least: CGFloat?)
  case leaf(name: String, LeafKind)
  case frame(width: CGFloat?, height: CGFloat?, alignment: Alignment, LayoutNode)
  case flexibleFrame(width: LengthLimits, height: LengthLimits, alignment: Alignment, LayoutNode)
  case padding(EdgeInsets, LayoutNode)
  case secondary(isInFront: Bool, alignment: Alignment, LayoutNode, others: [LayoutNode])
  case layoutPriority(Double, LayoutNode)
  case fixedSize(horizontal: Bool, vertical: Bool, LayoutNode)
  case aspectRatio(CGFloat?, ContentMode, LayoutNode)
  case scroll(Axis.Set, children: [LayoutNode])
  case probe(name: String, LayoutNode)
  case grid(GridNode)
}

/// The response of a leaf to proposals.
enum LeafKind {
  /// The proposal, clamped to limits on each axis; the ideal lengths if nothing is proposed.
  case limited(width: LengthRange, height: LengthRange)
  /// The proposed width, and the height that gives an area in square points.
  case area(CGFloat, idealWidth: CGFloat)
  /// Half of the proposed width, and a height of 10 points.
  case half
}

/// The least, the ideal and the greatest length of a leaf, in points.
struct LengthRange {
  let least: CGFloat
  let ideal: CGFloat
  let greatest: CGFloat

  /// The proposed length, at least 0; 10 if nothing is proposed.
  static let any = LengthRange(least: 0, ideal: 10, greatest: .infinity)
}

/// The lengths of a flexible frame along an axis; nil for unspecified ones.
struct LengthLimits {
  let least: CGFloat?
  let ideal: CGFloat?
  let greatest: CGFloat?
}

extension LayoutNode {
  /// Returns the name of a leaf without a name in the source, by its index among all leaves.
  static func leafName(_ index: Int) -> String { "leaf\(index)" }

  init(_ object: CaseObject, leafCount: inout Int) throws {
    let kind = try object.string("k")
    switch kind {
    case "hstack", "vstack":
      let axis: Axis = kind == "hstack" ? .horizontal : .vertical
      self = .stack(
        axis: axis, spacing: try object.length("spacing"), alignment: try Self.alignment(object),
        children: try Self.children(object, &leafCount))
    case "zstack":
      self = .pile(
        alignment: try Self.alignment(object), children: try Self.children(object, &leafCount))
    case "spacer":
      self = .spacer(least: try object.length("min"))
    case "grid":
      self = .grid(try GridNode(object, leafCount: &leafCount))
    case "leaf", "area", "half", "flex", "flexW", "flexH", "clampBoth", "clampW":
      let name = try object.optionalString("id") ?? Self.leafName(leafCount)
      leafCount += 1
      self = .leaf(name: name, try Self.leaf(kind, object))
    case "frame":
      self = .frame(
        width: try object.length("w"), height: try object.length("h"), alignment: try Self.alignment(object),
        try Self.child(object, &leafCount))
    case "flexframe":
      self = .flexibleFrame(
        width: try Self.limits(object, "W"), height: try Self.limits(object, "H"),
        alignment: try Self.alignment(object), try Self.child(object, &leafCount))
    case "padding":
      self = .padding(
        EdgeInsets(
          top: try object.length("top") ?? 0, leading: try object.length("leading") ?? 0,
          bottom: try object.length("bottom") ?? 0, trailing: try object.length("trailing") ?? 0),
        try Self.child(object, &leafCount))
    case "background", "overlay":
      self = .secondary(
        isInFront: kind == "overlay", alignment: try Self.alignment(object),
        try Self.child(object, &leafCount),
        others: try object.objects("s").map { try LayoutNode($0, leafCount: &leafCount) })
    case "layoutPriority":
      self = .layoutPriority(Double(try object.length("p") ?? 0), try Self.child(object, &leafCount))
    case "fixedSize":
      self = .fixedSize(
        horizontal: try object.bool("h"), vertical: try object.bool("v"), try Self.child(object, &leafCount))
    case "aspectRatio":
      self = .aspectRatio(
        try object.length("ratio").map(Self.exactRatio), try Self.mode(object),
        try Self.child(object, &leafCount))
    case "scroll":
      self = .scroll(try Self.axes(object), children: try Self.children(object, &leafCount))
    case "probe":
      self = .probe(name: try object.string("id"), try Self.child(object, &leafCount))
    default:
      throw object.error("“\(kind)” is an unknown kind of node")
    }
  }
}

// MARK: - Parts of nodes

extension LayoutNode {
  private static func leaf(_ kind: String, _ object: CaseObject) throws -> LeafKind {
    func number(_ key: String) throws -> CGFloat {
      guard let length = try object.length(key) else {
        throw object.error("a “\(kind)” has to have “\(key)”")
      }
      return length
    }
    func fixed(_ key: String) throws -> LengthRange {
      let length = try number(key)
      return LengthRange(least: length, ideal: length, greatest: length)
    }
    func between() throws -> LengthRange {
      LengthRange(least: try number("lo"), ideal: LengthRange.any.ideal, greatest: try number("hi"))
    }
    switch kind {
    case "area":
      guard let area = try object.length("area"), let ideal = try object.length("ideal") else {
        throw object.error("an area has to have “area” and “ideal”")
      }
      return .area(area, idealWidth: ideal)
    case "half": return .half
    case "flex": return .limited(width: .any, height: .any)
    case "flexW": return .limited(width: .any, height: try fixed("h"))
    case "flexH": return .limited(width: try fixed("w"), height: .any)
    case "clampBoth": return .limited(width: try between(), height: try between())
    case "clampW": return .limited(width: try between(), height: try fixed("h"))
    default: return .limited(width: try object.range("w"), height: try object.range("h"))
    }
  }

  private static func children(_ object: CaseObject, _ leafCount: inout Int) throws -> [LayoutNode] {
    var children: [LayoutNode] = []
    for child in try object.objects("c") { children.append(try LayoutNode(child, leafCount: &leafCount)) }
    return children
  }

  private static func child(_ object: CaseObject, _ leafCount: inout Int) throws -> LayoutNode {
    let children = try children(object, &leafCount)
    guard children.count == 1 else {
      throw object.error("“\(try object.string("k"))” has to have one child, not \(children.count)")
    }
    return children[0]
  }

  private static func limits(_ object: CaseObject, _ axis: String) throws -> LengthLimits {
    LengthLimits(
      least: try object.length("min\(axis)"), ideal: try object.length("ideal\(axis)"),
      greatest: try object.length("max\(axis)"))
  }

  /// Returns the fraction of small integers whose value, rounded to three decimals, is the ratio; the ratio itself if there is
  /// none.
  private static func exactRatio(_ ratio: CGFloat) -> CGFloat {
    for height in 1...16 {
      let width = (ratio * CGFloat(height)).rounded()
      let fraction = width / CGFloat(height)
      if width <= 16, (fraction * 1000).rounded() == ratio * 1000 { return fraction }
    }
    return ratio
  }

  private static func mode(_ object: CaseObject) throws -> ContentMode {
    switch try object.string("mode") {
    case "fit": return .fit
    case "fill": return .fill
    case let other: throw object.error("“\(other)” is an unknown content mode; use fit or fill")
    }
  }

  private static func axes(_ object: CaseObject) throws -> Axis.Set {
    switch try object.string("axes") {
    case "v": return .vertical
    case "h": return .horizontal
    case "hv", "vh": return [.horizontal, .vertical]
    case let other: throw object.error("“\(other)” are unknown axes; use h, v or hv")
    }
  }

  private static func alignment(_ object: CaseObject) throws -> Alignment {
    try optionalAlignment("align", object) ?? .center
  }

  /// Returns an alignment by name; nil if the key is missing or null.
  static func optionalAlignment(_ key: String, _ object: CaseObject) throws -> Alignment? {
    try object.optionalString(key).map { name in
      guard let alignment = alignments[name] else { throw object.error("“\(name)” is an unknown alignment") }
      return alignment
    }
  }

  private static let alignments: [String: Alignment] = [
    "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
    "bottomTrailing": .bottomTrailing, "firstTextBaseline": .centerFirstTextBaseline,
    "lastTextBaseline": .centerLastTextBaseline, "centerFirstTextBaseline": .centerFirstTextBaseline,
    "centerLastTextBaseline": .centerLastTextBaseline,
    "leadingFirstTextBaseline": .leadingFirstTextBaseline,
    "leadingLastTextBaseline": .leadingLastTextBaseline,
    "trailingFirstTextBaseline": .trailingFirstTextBaseline,
    "trailingLastTextBaseline": .trailingLastTextBaseline,
  ]
}
