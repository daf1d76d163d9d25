import Foundation
import Testing

@testable import TrellisCLI

/// The programs that `trellis mcp` starts, when they end or can't start.
@Suite(.serialized) final class AgentProgramTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.removeFolder() }

  private static let counter = """
    import Foundation
    import SwiftUI

    struct Counter: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("Count \\(count)")
          Button("Increment") { count += 1 }
          Button("Exit") { exit(0) }
        }
      }
    }

    struct Other: View { var body: some View { Text("other") } }
    """

  @Test(.timeLimit(.minutes(10))) func `an app that ended by itself starts again with the edited source`()
    async throws
  {
    try tool.write(AgentProgramTests.counter, to: "app/Counter.swift")
    let client = try AgentClient(tool, "app")
    #expect(try await client.call("accessibility_tree", ["view": "Counter"]).text.contains("\"Count 0\""))
    let ended = try await client.call("tap", ["label": "Exit"])
    #expect(ended.isError && ended.text.contains("the app has ended by itself"), "\(ended.text)")
    let edited = AgentProgramTests.counter.replacingOccurrences(of: "Count \\(", with: "Sum \\(")
    try tool.write(edited, to: "app/Counter.swift")
    let again = try await client.call("accessibility_tree").text
    #expect(again.contains("\"Sum 0\""), "\(again)")
    #expect(await client.end() == 0)
  }

  @Test(.timeLimit(.minutes(10))) func `views that don't exist leave the running app alone`() async throws {
    try tool.write(AgentProgramTests.counter, to: "app/Counter.swift")
    let client = try AgentClient(tool, "app")
    #expect(
      try await client.call("tap", ["view": "Counter", "label": "Increment"]).text.contains("'Count 1'"))
    // More than the folders of a source's builds.
    for number in 0..<70 {
      let wrong = try await client.call("render", ["view": .string("Nowhere\(number)")])
      #expect(wrong.isError && wrong.text.contains("Nowhere\(number)"), "\(wrong.text)")
    }
    let tapped = try await client.call("tap", ["label": "Increment"])
    #expect(tapped.text.contains("'Count 2'"), "\(tapped.text)")
    #expect(try await client.call("render", ["view": "Other"]).picture != nil)
    #expect(await client.end() == 0)
  }

  @Test(.timeLimit(.minutes(10))) func `an app whose main window is closed still answers`() async throws {
    try tool.write(
      """
      import SwiftUI
      @main struct Closing: App { var body: some Scene { Window("Main", id: "main") { Content() } } }
      struct Content: View {
        @Environment(\\.dismissWindow) private var dismissWindow
        var body: some View { Button("Close") { dismissWindow(id: "main") } }
      }
      """, to: "app/Closing.swift")
    let client = try AgentClient(tool, "app")
    let closed = try await client.call("tap", ["label": "Close"])
    #expect(!closed.isError, "\(closed.text)")
    let next = try await client.call("wait", ["seconds": .number(0.1)])
    #expect(!next.isError, "\(next.text)")
    #expect(await client.end() == 0)
  }

  @Test(.timeLimit(.minutes(10))) func `an edited body keeps the settings of its package`() async throws {
    try tool.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "loud", targets: [.executableTarget(name: "Loud", swiftSettings: [.define("LOUD")])])
      """, to: "loud/Package.swift")
    func write(_ text: String) throws {
      try tool.write(
        """
        import SwiftUI
        @main struct Loud: App { var body: some Scene { WindowGroup { Content() } } }
        struct Content: View {
          var body: some View {
            #if LOUD
              Text("LOUD \(text)")
            #else
              Text("quiet \(text)")
            #endif
          }
        }
        """, to: "loud/Sources/Loud/Loud.swift")
    }
    try write("one")
    let client = try AgentClient(tool, "loud")
    #expect(try await client.call("accessibility_tree").text.contains("\"LOUD one\""))
    try write("two")
    let edited = try await client.call("accessibility_tree").text
    #expect(edited.contains("\"LOUD two\""), "\(edited)")
    #expect(await client.end() == 0)
  }

  @Test(.timeLimit(.minutes(10))) func `errors of a package with dependencies are SwiftPM's`() async throws {
    try tool.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Prices", products: [.library(name: "Prices", targets: ["Prices"])], targets: [.target(name: "Prices")])
      """, to: "all/Prices/Package.swift")
    try tool.write("public let price = 7\n", to: "all/Prices/Sources/Prices/Prices.swift")
    try tool.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "shop", dependencies: [.package(path: "../Prices")],
        targets: [.executableTarget(name: "Shop", dependencies: ["Prices"])])
      """, to: "all/shop/Package.swift")
    func write(_ text: String) throws {
      try tool.write(
        """
        import Prices
        import SwiftUI
        @main struct Shop: App { var body: some Scene { WindowGroup { Content() } } }
        struct Content: View { var body: some View { \(text)("price \\(price)") } }
        """, to: "all/shop/Sources/Shop/Shop.swift")
    }
    try write("Texxt")
    let client = try AgentClient(tool, "all")
    let broken = try await client.call("accessibility_tree", ["source": "shop"])
    #expect(
      broken.isError && broken.text.contains("Shop.swift:4: cannot find 'Texxt' in scope"), "\(broken.text)")
    #expect(!broken.text.contains("Missing") && !broken.text.contains("module Prices"), "\(broken.text)")
    try write("Text")
    let shown = try await client.call("accessibility_tree", ["source": "shop"])
    #expect(shown.text.contains("\"price 7\""), "\(shown.text)")
    #expect(await client.end() == 0)
  }

  @Test(.timeLimit(.minutes(10))) func `an app that hangs is replaced after an edit`() async throws {
    let file = tool.folder.appendingPathComponent("hanging")
    func write(_ property: String) throws {
      try tool.write(
        """
        import Glibc
        import SwiftUI
        struct Hanging: View {
          var name = "\(property)"
          var body: some View {
            VStack {
              Text(name)
              Button("Hang") {
                _ = Glibc.write(open("\(file.path)", O_WRONLY), "hanging", 7)
                while true {}
              }
            }
          }
        }
        """, to: "app/Hanging.swift")
    }
    try write("one")
    let client = try AgentClient(tool, "app")
    #expect(try await client.call("accessibility_tree").text.contains("\"one\""))
    let output = try ProgramOutput(file: file)
    let hanging = try client.send("tools/call", ["name": "tap", "arguments": ["label": "Hang"]])
    _ = try await output.wait(for: "the action") { $0 == "hanging" ? true : nil }
    try client.notify("notifications/cancelled", ["requestId": .number(Double(hanging))])
    try write("two\"\n  var other = \"")
    let edited = try await client.call("accessibility_tree")
    #expect(edited.text.contains("\"two\""), "\(edited.text)")
    #expect(await client.end() == 0)
  }
}
