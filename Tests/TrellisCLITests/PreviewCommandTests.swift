import Foundation
import SwiftUI
import Testing

@testable import TrellisCLI

/// `trellis preview`, without a browser.
@Suite(.serialized) final class PreviewCommandTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.removeFolder() }

  private func list(_ arguments: String...) async throws -> PreviewList {
    let result = try await tool.run(
      Tool.buildFolder.appendingPathComponent("trellis").path, ["preview"] + arguments + ["--list"])
    #expect(result.exitCode == 0, "\(result.errors)")
    return try JSONDecoder().decode(PreviewList.self, from: result.output)
  }

  /// Returns the texts of a preview, drawn by its program.
  private func tree(of entry: PreviewList.Entry) async throws -> String {
    var request = LaunchRequest(mode: .accessibility)
    request.preview = entry.shown
    let variable = "\(LaunchRequest.environmentVariable)=\(try request.encoded())"
    let result = try await tool.run("env", [variable, entry.program])
    #expect(result.exitCode == 0, "\(result.errors)")
    return result.text
  }

  @Test func `one program shows the previews of a folder with an app`() async throws {
    try tool.write(
      """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Text("the app") } } }
      #Preview("First") { Text("one") }
      """, to: "shop/Shop.swift")
    try tool.write(
      """
      import SwiftUI
      struct Card_Previews: PreviewProvider { static var previews: some View { Text("two") } }
      #if NEVER
        #Preview("Never") { Text("never") }
      #endif
      """, to: "shop/Card.swift")
    let entries = try await list("shop").entries
    #expect(
      Set(entries.map(\.title)) == ["First", "Card_Previews"] && Set(entries.map(\.program)).count == 1)
    for entry in entries {
      #expect(try await tree(of: entry).contains(entry.title == "First" ? "one" : "two"))
    }
    #expect(try await list("shop", "--name", "Shop.swift").entries.map(\.title) == ["First"])
  }

  @Test func `the previews of a package's libraries and executables are shown`() async throws {
    try tool.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "shop",
        products: [.library(name: "Cards", targets: ["Cards"])],
        targets: [
          .target(name: "Cards"), .executableTarget(name: "Shop", dependencies: ["Cards"]), .target(name: "Unused"),
        ])
      """, to: "shop/Package.swift")
    try tool.write(
      """
      import SwiftUI
      public struct Card: View { public init() {}; public var body: some View { Text("a card") } }
      enum Previews: PreviewProvider { static var previews: some View { Card() } }
      """, to: "shop/Sources/Cards/Card.swift")
    try tool.write(
      """
      import Cards
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Card() } } }
      #Preview("Shop") { HStack { Text("the shop"); Card() } }
      """, to: "shop/Sources/Shop/Shop.swift")
    try tool.write("import SwiftUI\n#Preview { Text(\"no\") }\n", to: "shop/Sources/Unused/Unused.swift")
    let list = try await list("shop")
    #expect(list.notes == ["the previews of Unused aren't shown, because no product contains it"])
    #expect(Set(list.entries.map(\.title)) == ["Previews", "Shop"])
    for entry in list.entries {
      let tree = try await tree(of: entry)
      #expect(tree.contains("a card") && tree.contains("the shop") == (entry.title == "Shop"), "\(tree)")
    }
  }

  @Test func `sources without previews, and unknown names, have messages`() async throws {
    try tool.write("import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n", to: "A.swift")
    let none = try await tool.trellis("preview", "A.swift", "--list")
    #expect(none.exitCode == 64 && none.errors.contains("has no #Preview and no PreviewProvider"))
    try tool.write("import SwiftUI\n#Preview(\"B\") { Text(\"b\") }\n", to: "B.swift")
    let unknown = try await tool.trellis("preview", "B.swift", "--list", "--name", "C")
    #expect(unknown.exitCode == 64 && unknown.errorLines == ["trellis: no preview of 'B.swift' is named C"])
    #expect(try await tool.trellis("preview", "C.swift").exitCode == 66)
    #expect(try await tool.trellis("preview", "B.swift", "--port", "70000").exitCode == 64)
  }
}
