import Foundation
import Testing

@testable import TrellisCLI

@Suite(.serialized) final class ModuleLibraryTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.removeFolder() }

  /// Renders a view that prints the names of Trellis' libraries in its process.
  private func loaded(with text: String) async throws -> String {
    try tool.write(
      """
      import SwiftUI
      import ImageIO
      struct Card: View {
        init() {
          let file = FileHandle(forReadingAtPath: "/proc/self/maps")
          let maps = String(decoding: (try? file?.readToEnd()) ?? Data(), as: UTF8.self)
          let names = Set(maps.split(whereSeparator: \\.isWhitespace).compactMap { $0.split(separator: "/").last })
          print(names.filter { $0.hasPrefix("libTrellis") }.sorted().joined(separator: " "))
        }
        var body: some View { Text("\\(\(text))") }
      }
      """, to: "Card.swift")
    let result = try await tool.trellis("render", "Card.swift", "-o", "x.png", "--size", "60x40")
    #expect(result.exitCode == 0, "\(result.errors)")
    return result.text.split(separator: "\n").first.map(String.init) ?? ""
  }

  @Test func `a program loads only the libraries of modules that it uses`() async throws {
    #expect(try await loaded(with: "1") == "libTrellis.so")
    #expect(
      try await loaded(with: "CGImageSourceCreateWithData(Data() as CFData, nil) == nil")
        == "libTrellis.so libTrellisImageIO.so")
  }

  @Test func `each module is in one library`() {
    let all = Toolkit.libraries.flatMap(\.modules)
    #expect(Set(all).count == all.count)
    #expect(
      Set(all)
        == Set(Toolkit.modules + Toolkit.packageModules + Toolkit.nativeModules + Toolkit.hiddenModules))
  }
}
