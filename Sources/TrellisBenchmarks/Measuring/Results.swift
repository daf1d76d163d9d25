import Foundation
import TrellisBenchmarkSupport

/// The figures of all scenarios, from all processes.
struct Results {
  private var samples: [String: [FigureName: [Double]]] = [:]

  init() {}

  /// Reads lines of a scenario's name, a figure's name and a value.
  init(contentsOf path: String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      fail("\(path) can't be read")
    }
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: ",")
      guard fields.count == 3, let value = Double(fields[2]) else { fail("\(path): \(line) isn't a figure") }
      samples[String(fields[0]), default: [:]][FigureName(name: String(fields[1])), default: []].append(value)
    }
  }

  /// Returns the samples of a figure, in ascending order.
  func values(_ figure: FigureName, of scenario: String) -> [Double] {
    samples[scenario]?[figure]?.sorted() ?? []
  }

  /// Returns the median of the samples; nil if there are none.
  func middle(_ figure: FigureName, of scenario: String) -> Double? {
    let values = values(figure, of: scenario)
    return values.isEmpty ? nil : values[values.count / 2]
  }
}
