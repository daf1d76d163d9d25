import Foundation
import Testing
import TrellisGraph

@Suite struct SnapshotTests {
  /// Returns a graph with all features: names that need quotes, nested subgraphs, stale attributes.
  private static func make() -> AttributeGraph {
    let graph = AttributeGraph()
    let a = graph.input(name: "a \"1\"\\\n→", "x")
    let one = graph.constant(1)
    let outer = graph.makeSubgraph()
    let inner = graph.makeSubgraph(in: outer)
    let b = graph.within(outer) { graph.rule(name: "b") { a.wrappedValue.count + one.wrappedValue } }
    let c = graph.within(inner) { graph.rule(name: "c", kind: "cell") { b.wrappedValue } }
    _ = graph.within(graph.makeSubgraph()) { graph.rule { 1 } }
    _ = c.wrappedValue
    a.wrappedValue = "xy"
    return graph
  }

  @Test func `a snapshot has each attribute's kind, value and subgraph`() {
    let line = #line + 2
    let graph = AttributeGraph()
    let a = graph.input(name: "a", [1])
    let part = graph.makeSubgraph()
    let b = graph.within(part) { graph.rule(name: "b", kind: "count") { a.wrappedValue.count } }
    _ = b.wrappedValue
    a.wrappedValue = [1, 2]
    let snapshot = graph.snapshot(withValues: true)
    #expect(snapshot.update == 1)
    #expect(snapshot.nodes.map(\.id) == [a.erased.snapshotID, b.erased.snapshotID])
    #expect(snapshot.nodes.map(\.role) == [.input, .rule])
    #expect(snapshot.nodes.map(\.type) == ["Array<Int>", "Int"])
    #expect(snapshot.nodes.map(\.value) == ["[1, 2]", "1"])
    #expect(snapshot.nodes.map(\.subgraph) == [0, 1])
    #expect(snapshot.nodes.map(\.evaluatedAt) == [nil, 1])
    #expect(snapshot.nodes.map(\.location?.line) == [line, line + 2])
    #expect(snapshot.nodes.map(\.isStale) == [false, true])
    #expect(snapshot.subgraphs.map(\.parent) == [nil, 0])
    #expect(graph.snapshot().nodes.map(\.value) == [nil, nil])
  }

  @Test func `a snapshot's JSON is read back unchanged`() throws {
    for withValues in [false, true] {
      let snapshot = Self.make().snapshot(withValues: withValues)
      let read = try JSONDecoder().decode(GraphSnapshot.self, from: Data(snapshot.json().utf8))
      #expect(read == snapshot)
    }
    let empty = AttributeGraph().snapshot()
    #expect(try JSONDecoder().decode(GraphSnapshot.self, from: Data(empty.json().utf8)) == empty)
  }

  @Test func `a snapshot's DOT is read back with the same attributes, dependencies and subgraphs`() throws {
    let snapshot = Self.make().snapshot(withValues: true)
    let dot = try DotReader.read(snapshot.dot())
    #expect(Set(dot.nodes.keys) == Set(snapshot.nodes.map { "n\($0.id)" }))
    for node in snapshot.nodes {
      let lines = [node.name, node.kind.description, node.value ?? ""].filter { !$0.isEmpty }
      #expect(dot.nodes["n\(node.id)"]?.label == lines.joined(separator: "\n"))
      #expect(dot.nodes["n\(node.id)"]?.path == path(of: node.subgraph, in: snapshot))
    }
    #expect(dot.edges == snapshot.edges.map { "n\($0.from) -> n\($0.to)" })
    #expect(dot.pending == snapshot.edges.filter(\.isPending).map { "n\($0.from) -> n\($0.to)" })
  }

  private func path(of subgraph: Int, in snapshot: GraphSnapshot) -> [String] {
    guard let parent = snapshot.subgraphs.first(where: { $0.id == subgraph })?.parent else { return [] }
    return path(of: parent, in: snapshot) + ["cluster_\(subgraph)"]
  }

  static let graphviz = ["/usr/bin/dot", "/usr/local/bin/dot"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test(.enabled(if: graphviz != nil)) func `Graphviz reads a snapshot's DOT, in short form, too`() throws {
    let graph = Self.make()
    for text in [graph.snapshot(withValues: true).dot(), graph.graphViz()] {
      let lines = try plain(text)
      #expect(lines.filter { $0.hasPrefix("node ") }.count == graph.nodeCount)
      #expect(lines.filter { $0.hasPrefix("edge ") }.count == graph.edgeCount)
    }
  }

  private func plain(_ text: String) throws -> [Substring] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.graphviz))
    process.arguments = ["-Tplain"]
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    input.fileHandleForWriting.write(Data(text.utf8))
    try input.fileHandleForWriting.close()
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return lines.split(separator: "\n")
  }
}

/// Reads the part of Graphviz's language that snapshots use: one statement per line, subgraphs in braces.
private struct DotReader {
  struct Node {
    var label: String
    var path: [String]
  }
  struct Failure: Error { let line: Substring }

  var nodes: [String: Node] = [:]
  var edges: [String] = []
  var pending: [String] = []

  static func read(_ text: String) throws -> DotReader {
    var reader = DotReader()
    var path: [String] = []
    var depth = 0
    for line in text.split(separator: "\n") {
      let line = line.drop(while: \.isWhitespace)
      let words = line.split(separator: " ", maxSplits: 3)
      if line == "digraph {" {
        depth += 1
      } else if words[0] == "subgraph", words.count == 3, words[2] == "{" {
        path.append(String(words[1]))
        depth += 1
      } else if line == "}" {
        depth -= 1
        path = Array(path.dropLast())
      } else if words.count > 1, words[1] == "->" {
        reader.edges.append(words[0...2].joined(separator: " "))
        if line.contains("style=dashed") { reader.pending.append(words[0...2].joined(separator: " ")) }
      } else if line.hasPrefix("n"), words[0] != "node" {
        reader.nodes[String(words[0])] = Node(label: try label(line), path: path)
      } else if words[0] != "node", !line.hasPrefix("label=") {
        throw Failure(line: line)
      }
    }
    if depth != 0 { throw Failure(line: "}") }
    return reader
  }

  private static func label(_ line: Substring) throws -> String {
    guard let start = line.range(of: "[label=\"")?.upperBound else { throw Failure(line: line) }
    var label = ""
    var rest = line[start...]
    while let character = rest.popFirst() {
      if character == "\"" { return label }
      if character != "\\" {
        label.append(character)
      } else if let next = rest.popFirst() {
        label.append(next == "n" ? "\n" : next)
      }
    }
    throw Failure(line: line)
  }
}
