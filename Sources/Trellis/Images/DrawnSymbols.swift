import Foundation

/// Symbols that the icons lack, drawn here.
nonisolated enum DrawnSymbols {
  /// The outline of a symbol; nil where it isn't drawn here.
  static func outline(named name: String) -> SymbolOutline? {
    let isFilled = name.hasSuffix(".fill")
    let plain = isFilled ? String(name.dropLast(5)) : name
    if let data = filled[plain], let path = SVGPathData.path(data) {
      if isFilled { return SymbolOutline([SymbolOutline.Part(path: path, isEvenOdd: false)]) }
      return SymbolOutline([SymbolOutline.Part(path: path.strokedPath(line(1)), isEvenOdd: false)])
    }
    guard let data = strokes[name], let path = SVGPathData.path(data) else { return nil }
    return SymbolOutline([SymbolOutline.Part(path: path.strokedPath(line(1.5)), isEvenOdd: false)])
  }

  private static func line(_ width: CGFloat) -> StrokeStyle {
    StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
  }

  /// What is inside of those that are filled; the others are the lines around it.
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
  ]

  /// Those that are lines.
  private static let strokes = [
    "figure.walk":
      "M8.6 2.2h.01M8.4 5L7.4 9.2M7.4 9.2l2.2 2 .6 3.6M7.4 9.2l-.8 2.8-2.4 2.8M8.4 5L5.6 6.6 5 9.2M8.4 5l1.8 2.4 2.2.6",
    "figure.stand": "M8 2h.01M8 5v4.8M6.6 9.8v5M9.4 9.8v5M8 5L5.4 6.2 4.8 9.6M8 5l2.6 1.2.6 3.4M6.6 9.8h2.8",
  ]
}
