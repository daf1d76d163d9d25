import Foundation
import Testing

/// The output of `trellis graph`.
@Suite(.serialized) final class GraphCommandTests {
  private var tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.removeFolder() }

  private static let card = """
    import SwiftUI

    struct Card: View {
      var body: some View {
        Text("Hello, world")
      }
    }
    """

  @Test func `the graph is an object of nodes and edges in JSON`() async throws {
    try tool.write(GraphCommandTests.card, to: "Card.swift")
    let result = try await tool.trellis("graph", "Card.swift", "--format", "json", "--size", "100x100")
    let object = try #require(JSONSerialization.jsonObject(with: result.output) as? [String: Any])
    let nodes = try #require(object["nodes"] as? [[String: Any]])
    let edges = try #require(object["edges"] as? [[String: Any]])
    let ids = Set(nodes.compactMap { $0["id"] as? Int })
    #expect(ids.count == nodes.count && ids.count > 3 && edges.count > 3)
    #expect(edges.allSatisfy { ids.contains($0["from"] as! Int) && ids.contains($0["to"] as! Int) })
  }

  @Test func `the graph contains each node's view`() async throws {
    let source = """
      struct Row: View {
        let name: String
        var body: some View { Text(name) }
      }
      struct List: View {
        var body: some View {
          VStack { ForEach(["a", "b"], id: \\.self) { Row(name: $0) } }
        }
      }
      """
    try tool.write("import SwiftUI\n" + source, to: "List.swift")
    let text = try await tool.trellis("graph", "List.swift", "--format", "text", "--view", "List").text
    #expect(text.contains(" in List/VStack/ForEach[\"b\"]/Row"), "\(text)")
    let json = try await tool.trellis("graph", "List.swift", "--format", "json", "--view", "List").text
    #expect(json.contains(#""path": "List/VStack/ForEach[\"a\"]/Row"#), "\(json)")
  }

  @Test(.enabled(if: Tool.isInstalled("dot"))) func `Graphviz draws the graph`() async throws {
    try tool.write(GraphCommandTests.card, to: "Card.swift")
    let result = try await tool.trellis("graph", "Card.swift")
    try result.output.write(to: tool.folder.appendingPathComponent("graph.dot"))
    let svg = try await tool.run("dot", ["-Tsvg", "graph.dot"])
    #expect(svg.exitCode == 0 && svg.text.contains("<svg"), "\(svg.errors)")
  }
}
