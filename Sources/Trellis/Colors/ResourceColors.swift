public import Foundation
import Synchronization
import TrellisDisplayList

extension Color {
  /// Creates a named colour from a bundle's asset catalogs; nil is the program's own bundle.
  ///
  /// The colour is a folder `NAME.colorset` with a `Contents.json`, for light and dark. If there is none, or if it can't be read,
  /// the colour is clear, and a warning is logged once.
  public init(_ name: String, bundle: Bundle? = nil) {
    self = ResourceColors.color(name, in: bundle ?? .main) ?? .clear
  }
}

/// The colours among bundles' resources, each of which is read once.
package nonisolated enum ResourceColors {
  private static let known = Mutex<[String: Color]>([:])

  /// Returns a named colour in a bundle.
  ///
  /// If there is none, a warning is logged once.
  package static func color(_ name: String, in bundle: Bundle) -> Color? {
    guard let set = ResourceFolders.catalogFolder("\(name).colorset", in: bundle) else {
      Warning.report(
        "Color(\"\(name)\"): there is no \(name).colorset in an asset catalog of \(ResourceFolders.folders(of: bundle).joined(separator: " or ")); the colour is clear; give the bundle that has it"
      )
      return nil
    }
    if let color = known.withLock({ $0[set] }) { return color }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(set)/Contents.json"))
      let color = try JSONDecoder().decode(ColorSet.self, from: data).color()
      known.withLock { $0[set] = color }
      return color
    } catch {
      Warning.report("Color(\"\(name)\"): \(set)/Contents.json can't be read (\(error)); the colour is clear")
      return nil
    }
  }
}

/// The `Contents.json` of a colour in Xcode's format.
private nonisolated struct ColorSet: Decodable {
  struct Entry: Decodable {
    let color: Value?
    let appearances: [Appearance]?

    var isDark: Bool { appearances?.contains { $0.value == "dark" } == true }
    var isForAll: Bool { appearances?.isEmpty != false }
  }

  struct Appearance: Decodable {
    let value: String
  }

  struct Value: Decodable {
    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components
    }

    let space: String?
    let components: [String: String]?
  }

  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  let colors: [Entry]

  func color() throws -> Color {
    guard let light = (colors.first(where: \.isForAll) ?? colors.first)?.color else {
      throw Problem(description: "the file has no colour")
    }
    let dark = colors.first(where: \.isDark)?.color ?? light
    return Color(light: try light.color(), dark: try dark.color())
  }
}

extension ColorSet.Value {
  func color() throws -> RGBAColor {
    let opacity = try components?["alpha"].map(number) ?? 1
    let space: Color.RGBColorSpace = space == "display-p3" ? .displayP3 : .sRGB
    let color: Color
    if let white = components?["white"] {
      color = Color(space, white: try number(white), opacity: opacity)
    } else if let red = components?["red"], let green = components?["green"], let blue = components?["blue"] {
      color = Color(
        space, red: try number(red), green: try number(green), blue: try number(blue), opacity: opacity)
    } else {
      throw ColorSet.Problem(description: "a colour has neither red, green and blue components nor white")
    }
    return color.resolved(in: .light)
  }

  /// Parses a component: a fraction with a point, a byte, or a byte in hexadecimal after `0x`.
  private func number(_ text: String) throws -> Double {
    if text.hasPrefix("0x"), let byte = UInt8(text.dropFirst(2), radix: 16) { return Double(byte) / 255 }
    guard let number = Double(text), number.isFinite else {
      throw ColorSet.Problem(description: "“\(text)” isn't a colour component")
    }
    return text.contains(".") ? number : number > 1 ? number / 255 : number
  }
}
