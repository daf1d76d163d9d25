import Foundation

extension DrawnSymbols {
  /// Returns a `figure.` symbol's outline: discs for the heads, and stroked lines; nil if the figure isn't drawn here.
  static func figure(named name: String) -> SymbolOutline? {
    guard name.hasPrefix("figure."), let figure = figures[String(name.dropFirst(7))],
      let path = SVGPathData.path(figure.lines)
    else { return nil }
    let style = StrokeStyle(lineWidth: 1.4, lineCap: .round, lineJoin: .round)
    var whole = path.strokedPath(style)
    for head in figure.heads {
      whole.addPath(
        Path(
          ellipseIn: CGRect(
            x: head.x - headRadius, y: head.y - headRadius, width: 2 * headRadius, height: 2 * headRadius)))
    }
    return SymbolOutline([SymbolOutline.Part(path: whole, isEvenOdd: false)])
  }

  private static let headRadius: CGFloat = 1.5

  /// The centres of a figure's heads, and the SVG path of its lines.
  struct Figure {
    let heads: [CGPoint]
    let lines: String

    init(_ x: CGFloat, _ y: CGFloat, _ lines: String) { (heads, self.lines) = ([CGPoint(x: x, y: y)], lines) }
    init(_ heads: [(CGFloat, CGFloat)], _ lines: String) {
      (self.heads, self.lines) = (heads.map { CGPoint(x: $0.0, y: $0.1) }, lines)
    }
  }

  static let figures: [String: Figure] = [
    "arms.open": Figure(8, 2, "M8 5v5M8 10l-2 5M8 10l2 5M1.5 5.5H14.5"),
    "2": Figure(
      [(4.5, 2.2), (11.5, 2.2)],
      "M4.5 5v5M3.4 10v5M5.6 10v5M4.5 5L2.4 9M4.5 5l2.1 4M11.5 5v5M10.4 10v5M12.6 10v5M11.5 5L9.4 9M11.5 5l2.1 4"
    ),
    "and.child.holdinghands": Figure(
      [(4.5, 2.2), (12, 6.2)],
      "M4.5 5v5M3.4 10v5M5.6 10v5M4.5 5L2.2 9M4.5 5L9 10M12 8.6v3.2M11 11.8V15M13 11.8V15M12 8.6L9 10M12 8.6l2 2.2"
    ),
    "2.and.child.holdinghands": Figure(
      [(2.8, 2.2), (13.2, 2.2), (8, 7)],
      "M2.8 5v5M1.9 10v5M3.7 10v5M2.8 5L5.6 10.6M13.2 5v5M12.3 10v5M14.1 10v5M13.2 5l-2.8 5.6M8 9.4v2.8M7.2 12.2V15"
        + "M8.8 12.2V15M8 9.4l-2.4 1.2M8 9.4l2.4 1.2"),
    "walk.motion": Figure(
      9.4, 2,
      "M9 4.8L8 9.2M8 9.2l2.2 2 .6 3.6M8 9.2l-.8 2.8L4.8 14.8M9 4.8L6.2 6.4 5.6 9M9 4.8l1.8 2.4 2.2.6"
        + "M1 5.5h2.4M.8 8.5h2.4M1 11.5h2"),
    "fall": Figure(3.4, 4, "M5.4 6l4 3M9.4 9l4-1.2M9.4 9l2.4 3.4M5.4 6L3 8.6M5.4 6l3-2.4M1 14.8h14"),
    "roll": Figure(6.8, 2, "M6.8 5v4.4h4l2 4.4M6.8 6.8h3.4M6.2 8.4a3.4 3.4 0 1 0 3.6 4.6"),
    "yoga": Figure(8, 2.6, "M8 5.6V10M8 6L5.6 3.4 7.6.6M8 6l2.4-2.6L8.4.6M8 10v5M8 10L4.6 12 8 13"),
    "mind.and.body": Figure(
      8, 2.2, "M8 5v5M8 5.4L5 8l-2.4 3M8 5.4L11 8l2.4 3M8 10l-5.5 2.6L7 14.4M8 10l5.5 2.6L9 14.4"),
    "strengthtraining.traditional": Figure(
      8, 4.2,
      "M8 7v3.6M8 10.6L6 15M8 10.6L10 15M8 7L4.6 5.4V1.8M8 7l3.4-1.6V1.8M1.6 1.6h12.8M2 .6v2.2M14 .6v2.2"),
    "strengthtraining.functional": Figure(
      8, 2,
      "M8 4.8v5M8 9.8l-3 1.6.6 3.6M8 9.8l3 1.6-.6 3.6M8 4.8L4.4 7.4 4 9.6M8 4.8l3.6 2.6.4 2.2M2.6 10h2.8M10.6 10h2.8"
    ),
    "core.training": Figure(
      4.2, 6, "M5.8 8l3.4 3.4M9.2 11.4L12 7l3 4.6M5.8 8l3.4-.8M1 14.8h14M5.8 8L4.4 11l4.8.4"),
    "flexibility": Figure(10.8, 6, "M9 7.6L5 12M5 12h9.6M9 7.6l4.6 3.2M1 14.8h14M5 12H2.4"),
    "cooldown": Figure(
      7, 2, "M7 4.8l-.4 5M6.6 9.8L9.8 11l4-1.4M6.6 9.8L5 15M7 4.8l3.2 2.4 2.6 1.6M1 14.8h14"),
    "dance": Figure(
      8.6, 2,
      "M8.4 4.8L7.4 9.4M7.4 9.4l3.4 1.8-1.2 3.8M7.4 9.4L5 12l-2.4.2M8.4 4.8L5 5.6 3.6 2.6M8.4 4.8l3 1.8 2.6-2.2"
    ),
    "hiking": Figure(
      8.2, 2, "M8 4.8L7 9.4M7 9.4l2.4 1.8.6 3.8M7 9.4L6 12.4 4 15M8 4.8l2 2.4 2.8.2M12.8 5v10M5.6 4.8l-1.2 4"),
    "climbing": Figure(
      6.4, 4.2, "M6.6 6.8l-.6 4M6 10.8l3-.4.6 2.4M6 10.8L4 15M6.6 6.8l3-2 .6-3.2M6.6 6.8l3.2 1M12 1v4l2 2v8"),
    "indoor.cycle": Figure(
      6.6, 2.2,
      "M6.4 4.8L5 9M5 9l3.4.8L7 13M6.4 4.8l2.4 2.4 2.6-.4M11.4 6v8.6M3.6 9.2h2.6M4.6 9.2L3 14.6M1 14.8h14"),
    "outdoor.cycle": Figure(
      9.6, 2,
      "M8.4 4.6L6 7.2l2.6 2-.6 3.2M8.4 4.6l2.2 2h2.4M1 12.4a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z"
        + "M10 12.4a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z"),
    "pool.swim": Figure(
      11.4, 7.4,
      "M1.2 9.6l3.6-3L8 9.6M4.8 6.6L8 3.8l3 1M1 12.2c1.2-1 2.3-1 3.5 0 1.2 1 2.3 1 3.5 0 1.2-1 2.3-1 3.5 0 1.2 1 2.3 1 3.5 0"
        + "M1 15c1.2-1 2.3-1 3.5 0 1.2 1 2.3 1 3.5 0 1.2-1 2.3-1 3.5 0 1.2 1 2.3 1 3.5 0"),
    "open.water.swim": Figure(
      11.4, 8.4,
      "M1.6 10.4L6 6l4 4M6 6l2.6-3.4M1 13c1.2-1 2.3-1 3.5 0 1.2 1 2.3 1 3.5 0 1.2-1 2.3-1 3.5 0 1.2 1 2.3 1 3.5 0"
    ),
    "surfing": Figure(
      7.4, 2,
      "M7.2 4.8L6.6 8.6M6.6 8.6l3 .8.4 2.8M6.6 8.6L4.4 10l-.2 2.4M7.2 4.8l-3.4 1.4M7.2 4.8l3.6 1.6M1 13.6c4 1.6 10 1.2 14-2.2"
    ),
    "skiing.downhill": Figure(
      9.8, 2.4, "M9 5L7 8.6M7 8.6l2.8 1.2-1.2 3M9 5l2.6 1.8 2 1.8M9 5L6 6.4M1 9.6l13 5.2M11.6 6.8L10 10"),
    "snowboarding": Figure(
      8, 2,
      "M7.8 4.8L6.8 8.8M6.8 8.8l3 1.2-.4 3M6.8 8.8L4.4 10l.2 2M7.8 4.8L4 5.4M7.8 4.8l3.4 1.6 1.6-1.6M2 11.6l12 3.2"
    ),
    "soccer": Figure(
      8, 2,
      "M7.8 4.8l-.4 4.6M7.4 9.4l3.2 1 1.8 2.6M7.4 9.4L5.4 12 3 14.4M7.8 4.8L4.6 6.2 3.4 8.6M7.8 4.8l2.8 1.8 2.4-1M13.6 14.4h.01"
    ),
    "tennis": Figure(
      7, 3,
      "M7 5.8l-.4 4M6.6 9.8l2.6 1.6.8 3.6M6.6 9.8L5 12.2 3 15M7 5.8l3-1 1.2-1.6M7 5.8L4 7M12.8 0a2 2 0 0 1 0 4 2 2 0 0 1 0-4z"
    ),
    "basketball": Figure(
      7.4, 4,
      "M7.4 6.8l-.4 3.6M7 10.4l2.4 1.4-.4 3.2M7 10.4L5.2 12l-1 3M7.4 6.8l3-1.8V2.6M7.4 6.8L4.4 8.4M11.4 1a1 1 0 1 1 2 0 1 1 0 1 1-2 0z"
    ),
    "baseball": Figure(
      7.6, 3, "M7.4 5.8L7 10M7 10l2.6 1.6.6 3.4M7 10l-2 2-1 3M7.4 5.8l3.2.2.6-2M7.4 5.8L10.6 6M11.2 4L14.4.8"),
    "golf": Figure(
      6.4, 3, "M6.4 5.8L6 10M6 10l1.6 5M6 10l-2 5M6.4 5.8L9.4 8M9.4 8l4 5.4M13.4 13.4l1.4-.4M6.4 5.8l2.2 2.8"),
    "boxing": Figure(
      6.4, 2.4,
      "M6.4 5.2L6 9.6M6 9.6l2.6 1.6.4 3.8M6 9.6L4 12l-1 3M6.4 5.2l3 1.4 3.6-1M6.4 5.2L5 7.8l3 .4M13 4.6v2"),
    "martial.arts": Figure(4.6, 3, "M5 5.8L6.4 10M6.4 10L5.6 15M6.4 10l4-2L14.4 5M5 5.8l3.4.6M5 5.8L2.4 8.6"),
    "kickboxing": Figure(
      4.6, 3, "M5 5.8L6.4 10M6.4 10L5.6 15M6.4 10l4-1.4 4-2.6M5 5.8l2.6 1 .8-2.2M5 5.8L3.4 8.4l2.6.6"),
    "rower": Figure(6, 4, "M6 6.8L5 11M5 11l4-.6 3.6 2M6 6.8l3.6 1.6 3.4-.4M1 14.8h14M13 8v5.6"),
    "jumprope": Figure(
      8, 4,
      "M8 6.8v3.6M8 10.4l-1.4 3M8 10.4l1.4 3M8 6.8L5 8.6l-2-.4M8 6.8l3 1.8 2-.4M3 8.2C-1 .6 17 .6 13 8.2"),
    "stairs": Figure(
      7, 2,
      "M6.8 4.8L6.4 8.8M6.4 8.8l2.6.6v2.4M6.4 8.8L5.6 11.8M6.8 4.8l2.6 2 2-.4M6.8 4.8L4.6 7.2M2.4 15h3v-2.6h4V9.8h0M9.4 12.4h2.8V9.8h3"
    ),
    "elliptical": Figure(
      7, 2,
      "M6.8 4.8L6.2 9.2M6.2 9.2l2 2.2.8 2.4M6.2 9.2L4.8 11.6 3 13.2M6.8 4.8l2.6 2.2 2.6-.6M12 4v9M1.6 14.6h12.8"
    ),
    "highintensity.intervaltraining": Figure(
      6, 2,
      "M6 4.8L5.4 9.2M5.4 9.2l2.2 1.8v4M5.4 9.2L4 12l-2 2.4M6 4.8l2.6 2.2 2-1.4M6 4.8L3.4 6.4M13 1.6l-2 3.6h3L12 9"
    ),
    "cross.training": Figure(
      8, 3.4,
      "M8 6.2v4M8 10.2L5.4 12l.4 3M8 10.2l2.6 1.8-.4 3M8 6.2L5 4.6 4 1.4M8 6.2l3-1.6 1-3.2M2.4 1.2h3M10.6 1.2h3"
    ),
    "pilates": Figure(2.6, 9, "M4.8 10.4l5 2.2M9.8 12.6L14.4 6M4.8 10.4L9.4 8M1 14.8h14"),
    "archery": Figure(
      6, 2.6, "M6 5.4v4.4M6 9.8L4.6 15M6 9.8L8 15M6 5.4h6M6 5.4L3.4 7l2 .4M11 1.4c3 2 3 6 0 8M11 1.4v8"),
    "fishing": Figure(4.6, 3, "M4.6 5.8L4 10h3.6v4.6M4.6 5.8l3 1.8M7.6 7.6L14 1.2V11M4 10v4.8M1 14.8h4"),
    "seated.side": Figure(6, 2.6, "M6 5.6v4.8h4.4l.6 4.4M6 7l3.4 1.4M3.4 6v6.4h5"),
    "stand.line.dotted.figure.stand": Figure(
      [(2.8, 3), (13.2, 3)],
      "M2.8 6v4.4M2 10.4V15M3.6 10.4V15M2.8 6L1.2 9.4M2.8 6l1.6 3.4M13.2 6v4.4M12.4 10.4V15M14 10.4V15M13.2 6l-1.6 3.4"
        + "M13.2 6l1.6 3.4M6.4 8h.01M8 8h.01M9.6 8h.01"),
  ]
}
