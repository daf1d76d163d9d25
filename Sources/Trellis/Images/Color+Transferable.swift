import Foundation
import TrellisDisplayList
import UniformTypeIdentifiers

extension Color: Transferable {
  /// The representation as text of the form `#RRGGBB` or `#RRGGBBAA`, in sRGB.
  ///
  /// A system colour is that of the light appearance. Source: ours: the form of Apple's pasteboards is private.
  public nonisolated static var transferRepresentation: _TransferWays<Color> {
    _TransferWays(
      _ways: ProxyRepresentation(exporting: { (color: Color) in text(of: color) }, importing: color)._ways)
  }

  private nonisolated static func text(of color: Color) -> String {
    color.resolved(in: .light).description.uppercased()
  }

  private nonisolated static func color(of text: String) throws -> Color {
    let digits = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let match = digits.wholeMatch(of: /#?([0-9A-Fa-f]{6})([0-9A-Fa-f]{2})?/),
      let value = UInt32(match.1, radix: 16)
    else { throw CocoaError(.coderInvalidValue) }
    let opacity = match.2.flatMap { UInt32($0, radix: 16) } ?? 255
    func component(_ shift: UInt32) -> Double { Double(value >> shift & 255) / 255 }
    return Color(
      red: component(16), green: component(8), blue: component(0), opacity: Double(opacity) / 255)
  }
}
