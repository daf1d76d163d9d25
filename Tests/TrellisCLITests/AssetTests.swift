import Foundation
import Testing

/// Asset catalogs in commands.
@Suite(.serialized) final class AssetTests {
  private var tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.removeFolder() }

  @Test func `assets of catalogs get Swift names`() async throws {
    let red = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
      """
    let picture = #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"></svg>"#
    try tool.write(red, to: "App/Shared/Assets.xcassets/Brand Red.colorset/Contents.json")
    try tool.write(red, to: "App/Shared/Assets.xcassets/Tones/deepColor.colorset/Contents.json")
    try tool.write(
      #"{"properties": {"provides-namespace": true}}"#, to: "App/Shared/Assets.xcassets/Tones/Contents.json")
    try tool.write(picture, to: "App/Shared/Assets.xcassets/HTMLPage-2.imageset/page.svg")
    for name in ["EBA72B", "A-1", "10c"] {
      try tool.write(red, to: "App/Shared/Assets.xcassets/\(name).colorset/Contents.json")
    }
    try tool.write(picture, to: "App/Shared/Assets.xcassets/my.sign.symbolset/sign.svg")
    try tool.write(
      """
      import SwiftUI

      struct Card: View {
        let sign: ImageResource = .mySign
        var body: some View {
          VStack(spacing: 0) {
            Color(.brandRed)
            HStack {
              Color(.EBA_72_B)
              Color(.A_1)
              Color(._10C)
            }
            Color(.Tones.deep)
            Image(.htmlPage2)
            Label("page", image: .htmlPage2)
          }
        }
      }
      """, to: "App/Card.swift")
    let result = try await tool.trellis("graph", "App", "--view", "Card")
    #expect(result.exitCode == 0 && result.errors == "", "\(result.errors)")
    _ = try await tool.trellis("render", "App", "-o", "x.svg", "--size", "200x200")
    #expect(
      String(decoding: try Data(contentsOf: tool.folder.appendingPathComponent("x.svg")), as: UTF8.self)
        .contains("rgb(100%,0%,0%)"))
  }

  @Test func `files beside the source are in the main bundle`() async throws {
    try tool.write("red", to: "App/Data/Deep/color.txt")
    try tool.write(
      """
      import SwiftUI

      struct Card: View {
        var body: some View {
          let url = Bundle.main.url(forResource: "color", withExtension: "txt")
          switch url.flatMap({ try? String(contentsOf: $0, encoding: .utf8) }) {
          case "red": Color(red: 1, green: 0, blue: 0)
          case "green": Color(red: 0, green: 1, blue: 0)
          default: Color(red: 0, green: 0, blue: 1)
          }
        }
      }
      """, to: "App/Card.swift")
    func isShown(_ color: String) async throws -> Bool {
      let result = try await tool.trellis("render", "App", "-o", "x.svg", "--size", "20x20")
      #expect(result.exitCode == 0, "\(result.errors)")
      let picture = try Data(contentsOf: tool.folder.appendingPathComponent("x.svg"))
      return String(decoding: picture, as: UTF8.self).contains(color)
    }
    #expect(try await isShown("rgb(100%,0%,0%)"))
    // The file is looked up at each start, without a rebuild of the program.
    try tool.write("green", to: "App/Data/Deep/color.txt")
    #expect(try await isShown("rgb(0%,100%,0%)"))
    try FileManager.default.removeItem(at: tool.folder.appendingPathComponent("App/Data"))
    #expect(try await isShown("rgb(0%,0%,100%)"))
  }
}
