import Foundation
import Testing

@testable import TrellisCLI

/// `trellis mcp` as an agent uses it.
///
/// The only time limits are those of the tests, since busy machines are slow.
@Suite(.serialized) final class AgentTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.removeFolder() }

  private static let source = """
    import SwiftUI

    struct Counter: View {
      @State private var count = 0
      var body: some View {
        VStack(spacing: 12) {
          Text("Count \\(count)")
          Button("Increment") { count += 1 }
          Button("Crash") { fatalError("planted") }
          TextField("Name", text: .constant(""))
        }
      }
    }

    #Preview("One") { Counter() }
    """

  private func write(_ edits: (String, String)...) throws {
    var text = AgentTests.source
    for (old, new) in edits {
      #expect(text.contains(old))
      text = text.replacingOccurrences(of: old, with: new)
    }
    try tool.write(text, to: "app/Counter.swift")
  }

  @Test(.timeLimit(.minutes(10))) func `the protocol is negotiated, and garbage is answered`() async throws {
    try write()
    let client = try AgentClient(tool, "app")
    let known = try await client.response(client.send("initialize", ["protocolVersion": "2025-06-18"]))
    #expect(known["result"]?["protocolVersion"] == "2025-06-18")
    #expect(known["result"]?["serverInfo"]?["name"] == "trellis")
    let unknown = try await client.response(client.send("initialize", ["protocolVersion": "1999-01-01"]))
    #expect(unknown["result"]?["protocolVersion"]?.string == MCPServer.versions[0])
    // That version requires batches, which this server doesn't have.
    let batches = try await client.response(client.send("initialize", ["protocolVersion": "2025-03-26"]))
    #expect(batches["result"]?["protocolVersion"]?.string == MCPServer.versions[0])
    // Programs that the server starts inherit this descriptor, and can't read the client's messages.
    #expect(client.inheritedInput == "/dev/null")
    try client.notify("notifications/initialized", [:])
    for line in [
      "{", "nonsense", "[1, 2]", "{\"id\": 500}", "{\"jsonrpc\": \"2.0\", \"method\": 7, \"id\": 900}",
    ] {
      client.write(line)
    }
    client.write(Data([0xff, 0xfe, 0x00]))
    client.write(String(repeating: "[", count: 100_000))
    client.write(Data(repeating: UInt8(ascii: "x"), count: MCPConnection.limit + 100_000))
    #expect(try await client.response(client.send("ping"))["result"] == [:])
    let errors = client.messages.compactMap { $0["error"]?["code"]?.number }
    #expect(errors == [-32700, -32700, -32600, -32600, -32600, -32700, -32700, -32600])
    let tools = try await client.response(client.send("tools/list"))
    guard case .array(let all)? = tools["result"]?["tools"] else { throw CancellationError() }
    #expect(all.count == MCPTool.all.count && all.allSatisfy { $0["inputSchema"]?["type"] == "object" })
    #expect(try await client.response(client.send("no/method"))["error"]?["code"] == .number(-32601))
    let noTool = try await client.response(client.send("tools/call", ["name": "rm", "arguments": [:]]))
    #expect(noTool["error"]?["code"] == .number(-32602))
    let agents = try await client.response(client.send("resources/read", ["uri": "trellis://agents"]))
    #expect("\(agents)".contains("AGENTS.md") == false && "\(agents)".contains("Seeing the app"))
    #expect(await client.end() == 0)
  }

  @Test(.timeLimit(.minutes(10))) func `an agent edits, sees and uses an app that crashes`() async throws {
    try write()
    let client = try AgentClient(tool, "app")
    #expect(try await client.call("list_previews").text.contains("preview One  Counter.swift:15"))
    let first = try await client.call(
      "render", ["view": "Counter", "width": .number(200), "height": .number(160)])
    #expect(try pixelSize(ofPNG: #require(first.picture)) == [200, 160] && !first.isError)
    let tapped = try await client.call("tap", ["label": "Increment"])
    #expect(tapped.text.contains("'Count 1'") && tapped.text.contains("Counter.body 1×"))
    let why = try await client.call("why_did_it_update", ["type": "Counter"]).text
    #expect(why.contains("Counter.count") && why.contains("Counter.swift:8"))
    // A body and a literal are edited; the state stays.
    try write(("Count \\(count)", "Number \\(count)"), ("spacing: 12", "spacing: 30"))
    let edited = try await client.call("render")
    #expect(edited.picture != nil && edited.picture != first.picture)
    #expect(try await client.call("accessibility_tree").text.contains("text \"Number 1\""))
    #expect(
      try await client.call("layout", ["type": "VStack"]).text.contains("spaces between views: 30, 30, 30"))
    // An error of the compiler, and back.
    try write(("Text(", "Texxt("))
    let broken = try await client.call("render")
    #expect(broken.isError && broken.text.contains("Counter.swift:7: cannot find 'Texxt' in scope"))
    try write(("Count \\(count)", "Sum \\(count)"))
    #expect(try await client.call("wait", ["seconds": .number(0.5)]).text.contains("'Sum 1'"))
    // A crash is an answer, and the app runs again, as the source is.
    let crash = try await client.call("tap", ["label": "Crash"])
    #expect(crash.isError && crash.text.contains("planted"))
    let again = try await client.call("tap", ["label": "Increment"])
    #expect(again.text.contains("'Sum ") && !again.isError)
    let film = try await client.call("film", ["times": .array([.number(0), .number(0.1)])])
    #expect(try pixelSize(ofPNG: #require(film.picture))?.first == 408)
    #expect(try await client.call("missing_api", ["name": "ModelContainer"]).text.contains("@Observable"))
    #expect(try await client.call("check").text.contains("1 of 1 files compile"))
    let outside = try await client.call("render", ["source": "../cache"])
    #expect(outside.isError && outside.text.contains("outside of the folder"))
    #expect(await client.end() == 0)
  }

  @Test(.timeLimit(.minutes(10))) func `calls that come together are answered, and a cancelled one isn't`()
    async throws
  {
    try write()
    let client = try AgentClient(tool, "app")
    let first = try client.send(
      "tools/call",
      ["name": "render", "arguments": ["view": "Counter"], "_meta": ["progressToken": "first"]])
    let cancelled = try client.send("tools/call", ["name": "wasted_work", "arguments": [:]])
    try client.notify("notifications/cancelled", ["requestId": .number(Double(cancelled))])
    let others = try (0..<5).map { _ in
      try client.send("tools/call", ["name": "accessibility_tree", "arguments": [:]])
    }
    // The server answers at once while it compiles.
    #expect(try await client.response(client.send("ping"))["result"] == [:])
    for id in [first] + others {
      #expect(try await client.response(id)["result"]?["isError"] == .bool(false))
    }
    #expect(!client.messages.contains { $0["id"] == .number(Double(cancelled)) })
    #expect(
      client.messages.contains {
        $0["method"] == "notifications/progress" && $0["params"]?["progressToken"] == "first"
      })
    #expect(await client.end() == 0)
  }

  @Test(.timeLimit(.minutes(10))) func `links out of the folder aren't read`() async throws {
    try tool.write("import SwiftUI\nlet secret = 1\n", to: "secret/Secret.swift")
    try write()
    let link = tool.folder.appendingPathComponent("app/Link.swift")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: tool.folder.appendingPathComponent("secret/Secret.swift"))
    let client = try AgentClient(tool, "app")
    let rendered = try await client.call("render", ["view": "Counter"])
    #expect(rendered.isError && rendered.text.contains("Link.swift' is a link that leads out of the folder"))
    #expect(try await client.call("check").text.contains("it is a link that leads out of the folder"))
    #expect(await client.end() == 0)
    #expect(try await tool.trellis("mcp", "nowhere").exitCode == 66)
  }

  @Test(.timeLimit(.minutes(10))) func `files out of the folder that a project names aren't read`()
    async throws
  {
    try tool.write("let secret = undeclared\n", to: "secret/Secret.swift")
    try tool.write(
      "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup { Text(\"a\") } } }\n",
      to: "app/A.swift")
    try tool.write(
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1; objectVersion = 77; rootObject = P;
        objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (T); };
          G = {isa = PBXGroup; children = (A, S); sourceTree = "<group>"; };
          A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
          S = {isa = PBXFileReference; path = ../secret/Secret.swift; sourceTree = "<group>"; };
          T = {isa = PBXNativeTarget; name = A; productType = "com.apple.product-type.application"; buildPhases = (B); };
          B = {isa = PBXSourcesBuildPhase; files = (BA, BS); };
          BA = {isa = PBXBuildFile; fileRef = A; };
          BS = {isa = PBXBuildFile; fileRef = S; };
        };
      }
      """, to: "app/A.xcodeproj/project.pbxproj")
    let client = try AgentClient(tool, "app")
    for (name, argument) in [("check", "path"), ("missing_api", "path"), ("render", "source")] {
      let result = try await client.call(name, .object([argument: "A.xcodeproj"]))
      #expect(
        result.isError && result.text.contains("Secret.swift' is outside of the folder"), "\(result.text)")
    }
    // A folder that other searches of the source ignore.
    try FileManager.default.createDirectory(
      at: tool.folder.appendingPathComponent("app/loose/build"), withIntermediateDirectories: true)
    try tool.write(AgentTests.source, to: "app/loose/Counter.swift")
    try FileManager.default.createSymbolicLink(
      at: tool.folder.appendingPathComponent("app/loose/build/Link.swift"),
      withDestinationURL: tool.folder.appendingPathComponent("secret/Secret.swift"))
    let loose = try await client.call("render", ["source": "loose", "view": "Counter"])
    #expect(
      loose.isError && loose.text.contains("Link.swift' is a link that leads out of the folder"),
      "\(loose.text)")
    #expect(await client.end() == 0)
  }

  @Test(.timeLimit(.minutes(10)))
  func `an edited body of a package's library is replaced in the running app`()
    async throws
  {
    try tool.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "shop",
        targets: [.target(name: "Cards"), .executableTarget(name: "Shop", dependencies: ["Cards"])])
      """, to: "shop/Package.swift")
    try tool.write(
      "import Cards\nimport SwiftUI\n@main struct Shop: App { var body: some Scene { WindowGroup { Counter() } } }\n",
      to: "shop/Sources/Shop/Shop.swift")
    let card = AgentTests.source
      .replacingOccurrences(
        of: "struct Counter: View {", with: "public struct Counter: View {\n  public init() {}"
      )
      .replacingOccurrences(of: "  var body", with: "  public var body")
    func write(_ text: String) throws { try tool.write(text, to: "shop/Sources/Cards/Card.swift") }
    try write(card)
    let client = try AgentClient(tool, "shop")
    let first = try await client.call("tap", ["label": "Increment"])
    #expect(first.text.contains("'Count 1'"), "\(first.text)")
    try write(card.replacingOccurrences(of: "Count \\(count)", with: "Sum \\(count)"))
    #expect(try await client.call("accessibility_tree").text.contains("text \"Sum 1\""))
    try write(card.replacingOccurrences(of: "Count \\(count)", with: "\\(sum)"))
    let broken = try await client.call("render")
    #expect(broken.isError && broken.text.contains("cannot find 'sum' in scope"))
    // A stored property needs a new program.
    try write(card.replacingOccurrences(of: "count = 0", with: "count = 7"))
    #expect(try await client.call("accessibility_tree").text.contains("text \"Count 7\""))
    #expect(await client.end() == 0)
  }
}
