import Foundation

/// The symbols that the icon set lacks, drawn here.
nonisolated enum DrawnSymbols {
  /// Returns the outline of a symbol; nil if the symbol isn't drawn here.
  static func outline(named name: String) -> SymbolOutline? {
    let isFilled = name.hasSuffix(".fill")
    let plain = isFilled ? String(name.dropLast(5)) : name
    if let figure = figure(named: name) { return figure }
    if let data = filled[plain] ?? moreFilled[plain], let path = SVGPathData.path(data) {
      if isFilled { return SymbolOutline([SymbolOutline.Part(path: path, isEvenOdd: false)]) }
      return SymbolOutline([SymbolOutline.Part(path: path.strokedPath(line(1)), isEvenOdd: false)])
    }
    // A line has no inside, so its filled variant is the line itself.
    guard let data = strokes[plain] ?? moreStrokes[plain] ?? lastStrokes[plain],
      let path = SVGPathData.path(data)
    else {
      return nil
    }
    return SymbolOutline([SymbolOutline.Part(path: path.strokedPath(line(1.5)), isEvenOdd: false)])
  }

  private static func line(_ width: CGFloat) -> StrokeStyle {
    StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
  }

  /// Closed shapes by name: filled for names that end in `.fill`, and outlined otherwise.
  private static let filled = [
    "rectangle":
      "M2 3h12a1.5 1.5 0 0 1 1.5 1.5v7A1.5 1.5 0 0 1 14 13H2A1.5 1.5 0 0 1 .5 11.5v-7A1.5 1.5 0 0 1 2 3z",
    "capsule": "M5 3.5h6a4.5 4.5 0 0 1 0 9H5a4.5 4.5 0 0 1 0-9z",
    "oval": "M.5 8a7.5 5 0 1 1 15 0 7.5 5 0 1 1-15 0z",
    "crown": "M1 4l3.8 3.3L8 2l3.2 5.3L15 4l-1.5 9.5h-11z",
    "pawprint":
      "M8 8c2.1 0 4.3 2.3 4.3 4.3 0 1.7-1.4 2-2.4 1.7-1.2-.4-2.6-.4-3.8 0-1 .3-2.4 0-2.4-1.7C3.7 10.3 5.9 8 8 8z"
      + "M1 8a1.4 1.9 0 1 1 2.8 0A1.4 1.9 0 1 1 1 8zM4.2 4.2a1.4 2 0 1 1 2.8 0 1.4 2 0 1 1-2.8 0z"
      + "M9 4.2a1.4 2 0 1 1 2.8 0 1.4 2 0 1 1-2.8 0zM12.2 8a1.4 1.9 0 1 1 2.8 0 1.4 1.9 0 1 1-2.8 0z",
    "leaf":
      "M14.5 1.5c.8 6.8-1.4 11.6-6.6 11.6-1.4 0-2.6-.4-3.5-1.2l-1.9 2.4-.9-.7 2-2.6C1.6 5.8 6.6 2.2 14.5 1.5z",
    "person.3":
      "M5.8 4.6a2.2 2.2 0 1 1 4.4 0 2.2 2.2 0 1 1-4.4 0zM3.9 13c0-2.9 1.7-4.9 4.1-4.9s4.1 2 4.1 4.9z"
      + "M1.3 6.2a1.6 1.6 0 1 1 3.2 0 1.6 1.6 0 1 1-3.2 0zM.1 13c0-2.3 1-4 2.8-4 .5 0 1 .1 1.4.4C3.4 10.4 2.9 11.6 2.9 13z"
      + "M11.5 6.2a1.6 1.6 0 1 1 3.2 0 1.6 1.6 0 1 1-3.2 0zM15.9 13c0-2.3-1-4-2.8-4-.5 0-1 .1-1.4.4.9 1 1.4 2.2 1.4 3.6z",
    "sparkle": "M8 .5C8.5 5 11 7.5 15.5 8 11 8.5 8.5 11 8 15.5 7.5 11 5 8.5 .5 8 5 7.5 7.5 5 8 .5z",
    "cross": "M5.5 1h5v4.5H15v5h-4.5V15h-5v-4.5H1v-5h4.5z",
    "seal":
      "M8 .7l1.9 1.7 2.5-.4.4 2.5 2.3 1.1-1.2 2.4 1.2 2.4-2.3 1.1-.4 2.5-2.5-.4L8 15.3l-1.9-1.7-2.5.4-.4-2.5"
      + "L.9 10.4 2.1 8 .9 5.6l2.3-1.1.4-2.5 2.5.4z",
    "tshirt": "M5.5 1.5c.6 1.6 4.4 1.6 5 0l4.7 2.7-1.5 3.4-2.2-.8v7.7h-7V6.8l-2.2.8L.8 4.2z",
    "fish":
      "M.8 8C3 4.6 5.8 3.4 8.6 4c1.6.4 2.8 1.4 3.6 2.6L15.3 4v8l-3.1-2.6C11.4 10.6 10.2 11.6 8.6 12 5.8 12.6 3 11.4.8 8z",
    "location.north": "M8 1l5 13-5-3.2L3 14z",
    "arrowshape.left": "M7.5 2v3.8H15v4.4H7.5V14L1 8z", "arrowshape.right": "M8.5 2v3.8H1v4.4h7.5V14L15 8z",
    "circle.grid.2x2":
      "M1.5 4.5a3 3 0 1 1 6 0 3 3 0 1 1-6 0zM8.5 4.5a3 3 0 1 1 6 0 3 3 0 1 1-6 0z"
      + "M1.5 11.5a3 3 0 1 1 6 0 3 3 0 1 1-6 0zM8.5 11.5a3 3 0 1 1 6 0 3 3 0 1 1-6 0z",
    "tent": "M8 2l7.5 12H10L8 9.5 6 14H.5z",
    "bed.double":
      "M.5 13.5V9.2c0-1 .6-1.7 1.5-1.9V4.5C2 3.4 2.9 2.5 4 2.5h8c1.1 0 2 .9 2 2v2.8c.9.2 1.5.9 1.5 1.9v4.3H14v-2H2v2z",
  ]

  /// Symbols that consist of lines, by name.
  private static let strokes = [
    "figure.walk":
      "M8.6 2.2h.01M8.4 5L7.4 9.2M7.4 9.2l2.2 2 .6 3.6M7.4 9.2l-.8 2.8-2.4 2.8M8.4 5L5.6 6.6 5 9.2M8.4 5l1.8 2.4 2.2.6",
    "figure.run":
      "M9.6 2.2h.01M8.8 4.8L6.8 8.8M6.8 8.8l2.6 1.6-1 4.2M6.8 8.8L5.6 11.4H2.4M8.8 4.8L5.6 5 4 7.4M8.8 4.8l2 2.4h2.6",
    "figure.wave":
      "M8 2h.01M8 5v4.8M6.6 9.8v5M9.4 9.8v5M8 5L5.4 6.2 4.8 9.6M8 5l3.2-.4L13 1.6M6.6 9.8h2.8",
    "basketball":
      "M.9 8a7.1 7.1 0 1 1 14.2 0A7.1 7.1 0 1 1 .9 8z"
      + "M8 1v14M1 8h14M3.2 3c2.4 2.6 2.4 7.4 0 10M12.8 3c-2.4 2.6-2.4 7.4 0 10",
    "tennisball":
      "M.9 8a7.1 7.1 0 1 1 14.2 0A7.1 7.1 0 1 1 .9 8z"
      + "M1.8 5c3.6-.4 5.4 1.4 5.2 5.2-.1 1.8-.8 3.4-2 4.2M14.2 11c-3.6.4-5.4-1.4-5.2-5.2.1-1.8.8-3.4 2-4.2",
    "baseball": "M.9 8a7.1 7.1 0 1 1 14.2 0A7.1 7.1 0 1 1 .9 8z"
      + "M3.2 3c2.4 2.6 2.4 7.4 0 10M12.8 3c-2.4 2.6-2.4 7.4 0 10",
    "soccerball":
      "M.9 8a7.1 7.1 0 1 1 14.2 0A7.1 7.1 0 1 1 .9 8z"
      + "M8 5l2.9 2.1-1.1 3.4H6.2L5.1 7.1zM8 5V1.2M10.9 7.1l3.6-1.2M9.8 10.5l2.2 3M6.2 10.5l-2.2 3M5.1 7.1L1.5 5.9",
    "football":
      "M1.4 14.6C.6 6.4 6.4.6 14.6 1.4c.8 8.2-5 14-13.2 13.2zM5.5 10.5l5-5M6.4 7.8l1.8 1.8M7.8 6.4l1.8 1.8",
    "sportscourt": "M1 3h14v10H1zM8 3v10M5.8 8a2.2 2.2 0 1 1 4.4 0 2.2 2.2 0 1 1-4.4 0z",
    "birthday.cake":
      "M2 14.5h12V9a1.5 1.5 0 0 0-1.5-1.5h-9A1.5 1.5 0 0 0 2 9zM2 11c1.5 1.3 2.5 1.3 4 0 1.5 1.3 2.5 1.3 4 0 1.5 1.3 2.5 1.3 4 0"
      + "M5 7.5V5M8 7.5V5M11 7.5V5M5 3h.01M8 3h.01M11 3h.01",
    "atom":
      "M.5 8a7.5 3 0 1 1 15 0 7.5 3 0 1 1-15 0zM4.25 1.5a7.5 3 60 1 1 7.5 13 7.5 3 60 1 1-7.5-13z"
      + "M11.75 1.5a7.5 3 120 1 1-7.5 13 7.5 3 120 1 1 7.5-13zM8 8h.01",
    "flask": "M5.5 1.5h5M6.8 1.5V6L2.5 14.5h11L9.2 6V1.5M4.6 10.5h6.8",
    "sum": "M12 4V2H4l4.5 6L4 14h8v-2", "x.squareroot": "M1 9l2-1 2.5 5.5L8 2.5h7M9.5 6.5l4 5M13.5 6.5l-4 5",
    "zzz": "M1.5 8.5h5l-5 6h5M9 1.5h5.5L9 8h5.5", "control": "M4 9.5l4-4 4 4",
    "rays":
      "M8 1v3M8 12v3M1 8h3M12 8h3M3 3l2.1 2.1M10.9 10.9L13 13M13 3l-2.1 2.1M5.1 10.9L3 13",
    "plus.square.on.square": "M5 1.5h9.5V11H5zM2 5v9.5h9.5M9.75 4v4.5M7.5 6.25H12",
    "fork.knife": "M4.5 1.5v13M2.5 1.5v3.2a2 2 0 0 0 4 0V1.5M12 14.5v-13C10.4 2.6 9.6 5 9.8 8.5H12",
    "dumbbell": "M5 8h6M4.2 4.2v7.6M11.8 4.2v7.6M1.8 6v4M14.2 6v4",
    "equal": "M3 6h10M3 10h10",
    "divide": "M2.5 8h11M8 3.8h.01M8 12.2h.01",
    "circle.dotted":
      "M8 1h.01M11.5 1.9h.01M14.1 4.5h.01M15 8h.01M14.1 11.5h.01M11.5 14.1h.01M8 15h.01M4.5 14.1h.01M1.9 11.5h.01"
      + "M1 8h.01M1.9 4.5h.01M4.5 1.9h.01",
    "square.dashed":
      "M1 4.5V2.5A1.5 1.5 0 0 1 2.5 1H4.5M7 1h2M11.5 1h2A1.5 1.5 0 0 1 15 2.5v2M15 7v2M15 11.5v2a1.5 1.5 0 0 1-1.5 1.5h-2"
      + "M9 15H7M4.5 15h-2A1.5 1.5 0 0 1 1 13.5v-2M1 9V7",
    "flag.checkered": "M2 1v14M2 2h12v8H2M6 2v8M10 2v8M2 6h12",
    "stethoscope":
      "M4 1.5H2v4.7a3.3 3.3 0 0 0 6.6 0V1.5h-2M5.3 9.5V11a4 4 0 0 0 8 0V9.6M13.3 9.4a1.6 1.6 0 1 1 .01 0z",
    "lasso":
      "M8 2.2c3.9 0 6.8 1.8 6.8 4.2S11.9 10.6 8 10.6 1.2 8.8 1.2 6.4 4.1 2.2 8 2.2zM4.4 10c-1 .6-1.2 2 .2 2.4 1.6.4 1.4 2.2-.4 2.4",
    "figure.stand": "M8 2h.01M8 5v4.8M6.6 9.8v5M9.4 9.8v5M8 5L5.4 6.2 4.8 9.6M8 5l2.6 1.2.6 3.4M6.6 9.8h2.8",
  ]
}
