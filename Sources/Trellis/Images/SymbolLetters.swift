import Foundation

/// Digits and capital letters as lines, for `10.circle` and `a.square.fill`: the icon set has no plain digits or letters.
nonisolated enum SymbolLetters {
  /// Returns the outline of one or two digits, or of a letter; nil for anything else.
  static func outline(of word: String) -> SymbolOutline? {
    let strokes = word.compactMap { lines[$0] }
    let isNumber = word.count <= 2 && word.allSatisfy(\.isNumber)
    guard isNumber || word.count == 1, strokes.count == word.count, !strokes.isEmpty else { return nil }
    var path = Path()
    for (index, data) in strokes.enumerated() {
      guard let letter = SVGPathData.path(data) else { return nil }
      path.addPath(letter.applying(CGAffineTransform(translationX: CGFloat(index) * advance, y: 0)))
    }
    let style = StrokeStyle(lineWidth: 1.3, lineCap: .round, lineJoin: .round)
    return SymbolOutline([SymbolOutline.Part(path: path.strokedPath(style), isEvenOdd: false)])
  }

  /// The distance from one digit to the next.
  private static let advance: CGFloat = 6

  /// The lines of each character, in a box 4 wide and 8 high.
  private static let lines: [Character: String] = [
    "0": "M2 0C.6 0 0 1.6 0 4s.6 4 2 4 2-1.6 2-4-.6-4-2-4z", "1": "M.6 1.4L2.4 0v8",
    "2": "M.2 1.8C.4.6 1.2 0 2.1 0 3.2 0 4 .8 4 1.9 4 3.8.9 5.6 0 8h4",
    "3":
      "M.2 1.2C.6.4 1.2 0 2 0c1.1 0 1.9.7 1.9 1.9S3 3.8 1.7 3.8C3.2 3.8 4 4.7 4 5.9 4 7.2 3.1 8 2 8 1 8 .3 7.5 0 6.5",
    "4": "M3 8V0L0 5.6h4",
    "5": "M3.7 0H.6L.3 3.6C.8 3.2 1.4 3 2 3c1.2 0 2 1 2 2.4C4 7 3.2 8 2 8 1 8 .3 7.6 0 6.8",
    "6":
      "M3.6 1C3.2.3 2.7 0 2.1 0 .7 0 0 1.6 0 4.4 0 6.9.7 8 2 8c1.2 0 2-1 2-2.5S3.2 3 2 3C.9 3 .1 3.9 0 5.2",
    "7": "M0 0h4L1.4 8",
    "8":
      "M2 3.8C.9 3.8.2 3 .2 1.9S.9 0 2 0s1.8.8 1.8 1.9S3.1 3.8 2 3.8zM2 3.8C.8 3.8 0 4.7 0 5.9S.8 8 2 8s2-.9 2-2.1S3.2 3.8 2 3.8z",
    "9":
      "M.4 7C.8 7.7 1.3 8 1.9 8 3.3 8 4 6.4 4 3.6 4 1.1 3.3 0 2 0 .8 0 0 1 0 2.5S.8 5 2 5c1.1 0 1.9-.9 2-2.2",
    "a": "M-.5 8L2 0l2.5 8M.4 5.3h3.2",
    "b": "M0 0v8h2.3C3.5 8 4.2 7.2 4.2 5.9S3.5 3.8 2.3 3.8H0h2C3.1 3.8 3.8 3.1 3.8 1.9S3.1 0 2 0z",
    "c": "M4.2 1.6C3.9.6 3.2 0 2.2 0 .8 0 0 1.5 0 4s.8 4 2.2 4c1 0 1.7-.6 2-1.6",
    "d": "M0 0v8h1.7C3.3 8 4.2 6.6 4.2 4S3.3 0 1.7 0z",
    "e": "M4 0H0v8h4M0 3.9h3.5", "f": "M4 0H0v8M0 3.9h3.5",
    "g": "M4.2 1.6C3.9.6 3.2 0 2.2 0 .8 0 0 1.5 0 4s.8 4 2.2 4c1.3 0 2.1-.9 2.1-2.6V4.2H2.4",
    "h": "M0 0v8M4.2 0v8M0 3.9h4.2",
    "i": "M2 0v8", "j": "M3.6 0v5.7C3.6 7.2 2.9 8 1.8 8 .8 8 .2 7.4 0 6.3",
    "k": "M0 0v8M4 0L0 4.7M1.5 3.1L4.2 8", "l": "M0 0v8h4",
    "m": "M-.6 8V0L2 5.6 4.6 0v8", "n": "M0 8V0l4.2 8V0",
    "o": "M2.1 0C.7 0-.2 1.5-.2 4s.9 4 2.3 4 2.3-1.5 2.3-4-.9-4-2.3-4z",
    "p": "M0 8V0h2.1C3.3 0 4.1.9 4.1 2.2S3.3 4.4 2.1 4.4H0",
    "q": "M2.1 0C.7 0-.2 1.5-.2 4s.9 4 2.3 4 2.3-1.5 2.3-4-.9-4-2.3-4zM2.6 6l1.9 2.3",
    "r": "M0 8V0h2.1C3.3 0 4.1.9 4.1 2.2S3.3 4.4 2.1 4.4H0h2.2L4.2 8",
    "s": "M4 1.5C3.7.5 3 0 2 0 .8 0 .1.8.1 1.9c0 2.6 4.1 1.5 4.1 4.1C4.2 7.2 3.3 8 2.1 8 .9 8 .1 7.4-.1 6.3",
    "t": "M-.3 0h4.6M2 0v8", "u": "M0 0v5.3C0 7.1.8 8 2.1 8s2.1-.9 2.1-2.7V0", "v": "M-.4 0L2 8l2.4-8",
    "w": "M-1 0L.6 8 2 2.2 3.4 8 5 0",
    "x": "M-.2 0l4.4 8M4.2 0L-.2 8", "y": "M-.4 0L2 4.2 4.4 0M2 4.2V8", "z": "M0 0h4L0 8h4",
  ]
}
