import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

@MainActor
@Suite struct ResourceColorTests {
  /// Returns a bundle with one colour in its asset catalog.
  private func bundle(_ name: String, _ json: String) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-\(UUID())")
    let set = folder.appendingPathComponent("Assets.xcassets/\(name).colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
    return try #require(Bundle(path: folder.path))
  }

  private func shown(_ color: Color, _ scheme: ColorScheme) -> [String] {
    DrawnItems(color, colorScheme: scheme).colors
  }

  @Test func `a named colour has a value for light and one for dark`() throws {
    let bundle = try bundle(
      "Brand/Accent",
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0x33", "green": "102", "blue": "0.600", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "gray-gamma-22", "components": {"white": "1.000", "alpha": "0.500"}}}],
       "info": {"author": "xcode", "version": 1}}
      """)
    for name in ["Accent", "Brand/Accent"] {
      #expect(shown(Color(name, bundle: bundle), .light) == ["#336699"])
      #expect(shown(Color(name, bundle: bundle), .dark) == ["#ffffff80"])
    }
  }

  @Test(arguments: ["", "{}", #"{"colors": []}"#, #"{"colors": [{"color": {"components": {"red": "x"}}}]}"#])
  func `an unreadable colour is clear, and reported`(json: String) throws {
    let name = "Bad\(json.count)"
    let bundle = try bundle(name, json)
    #expect(Color(name, bundle: bundle) == .clear)
    #expect(Color("Missing", bundle: bundle) == .clear)
  }

  @Test func `UIKit's colour names exist, in light and dark`() {
    #expect(shown(Color(.systemGray6), .light) == ["#f2f2f7"])
    #expect(shown(Color(uiColor: .systemGray6), .dark) == ["#1c1c1e"])
    #expect(shown(Color(UIColor.secondaryLabel), .light) == ["#3c3c4399"])
    #expect(shown(Color(nsColor: .windowBackgroundColor), .light) == ["#ffffff"])
    #expect(shown(Color(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)), .dark) == ["#ff000080"])
    #expect(shown(Color(UIColor.systemRed.withAlphaComponent(0.2)), .light) == ["#ff3b3033"])
  }
}
