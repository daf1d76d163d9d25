/// A chart as the parameters of a request describe it.
struct ChartQuery: Equatable {
  /// The kinds of charts.
  enum Kind: String, CaseIterable {
    case line, bar, area, point, pie
  }

  /// The numbers, in order.
  var values: [Double] = []
  /// The names of the numbers, or empty for 1, 2, 3 and so on.
  var labels: [String] = []
  var kind = Kind.line
  var title = ""
  /// The size in points.
  var width = 640.0
  var height = 480.0
  /// The pixels per point of a PNG.
  var scale = 1.0
  var isDark = false

  /// Reads the parameters of a request.
  init(_ parameters: [(name: String, value: String)]) throws(BadParameter) {
    for (name, value) in parameters {
      switch name {
      case "values": values = try Self.numbers(value)
      case "labels": labels = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      case "type":
        guard let kind = Kind(rawValue: value) else {
          let kinds = Kind.allCases.map(\.rawValue).joined(separator: ", ")
          throw BadParameter(name, "there is no chart \"\(value)\"; give one of \(kinds)")
        }
        self.kind = kind
      case "title": title = value
      case "width": width = try Self.number(name, value, in: 50...4000)
      case "height": height = try Self.number(name, value, in: 50...4000)
      case "scale": scale = try Self.number(name, value, in: 0.5...4)
      case "theme":
        guard ["light", "dark"].contains(value) else {
          throw BadParameter(name, "\"\(value)\" isn't a theme; give light or dark")
        }
        isDark = value == "dark"
      default:
        throw BadParameter(
          name, "unknown; give values, labels, type, title, width, height, scale or theme")
      }
    }
    if values.isEmpty { throw BadParameter("values", "missing; give numbers, as in values=3,7,2,8") }
    if !labels.isEmpty && labels.count != values.count {
      throw BadParameter(
        "labels", "there are \(labels.count) labels for \(values.count) values; give as many, or none")
    }
    if kind == .pie && !(values.allSatisfy { $0 >= 0 } && values.contains { $0 > 0 }) {
      throw BadParameter("values", "a pie has no negative parts; give numbers from 0, not all of them 0")
    }
  }

  private static func numbers(_ text: String) throws(BadParameter) -> [Double] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count <= 100_000 else {
      throw BadParameter("values", "there are \(parts.count); give at most 100000")
    }
    var numbers: [Double] = []
    for part in parts {
      guard let number = Double(part), number.isFinite else {
        throw BadParameter(
          "values", "\"\(part)\" isn't a number; give numbers with commas between, as in 3,7.5,-2")
      }
      numbers.append(number)
    }
    return numbers
  }

  private static func number(_ name: String, _ text: String, in range: ClosedRange<Double>)
    throws(BadParameter) -> Double
  {
    guard let number = Double(text), range.contains(number) else {
      throw BadParameter(
        name, "\"\(text)\" isn't a number from \(range.lowerBound) to \(range.upperBound); give one of these")
    }
    return number
  }
}

/// A parameter that can't be used, with the reason and a remedy.
struct BadParameter: Error, CustomStringConvertible, Equatable {
  let name: String
  let reason: String

  init(_ name: String, _ reason: String) { (self.name, self.reason) = (name, reason) }

  var description: String { "\(name): \(reason)." }
}
