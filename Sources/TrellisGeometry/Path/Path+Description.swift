import Foundation

extension Path: LosslessStringConvertible {
  /// The path's elements as text: the points of each element in points, control points first, followed by its letter.
  ///
  /// `m` moves, `l` is a line, `q` a quadratic and `c` a cubic curve, and `h` closes: `0 0 m 10 0 l 10 10 l h`. A path created
  /// from this text is exactly the same.
  public var description: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(Path.number($0.x)) \(Path.number($0.y))" }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let end): "\(text(end)) m"
      case .line(let end): "\(text(end)) l"
      case .quadCurve(let end, let control): "\(text(control, end)) q"
      case .curve(let end, let first, let second): "\(text(first, second, end)) c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// Creates a path from its description; nil if the text isn't the description of a path.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      guard word == "m" || !isEmpty else { return nil }
      switch (word, numbers.count) {
      case ("m", 2): move(to: point(0))
      case ("l", 2): addLine(to: point(0))
      case ("q", 4): addQuadCurve(to: point(1), control: point(0))
      case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
      case ("h", 0): closeSubpath()
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }

  /// Returns a number as text, without a fraction if it is whole.
  private static func number(_ value: CGFloat) -> String {
    if let whole = Int(exactly: value), abs(whole) < 1 << 53, !(value == 0 && value.sign == .minus) {
      return String(whole)
    }
    return "\(Double(value))"
  }
}
