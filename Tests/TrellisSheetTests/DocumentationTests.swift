import Foundation
import Testing

/// The engine's articles, checked against the sources: their code is compiled, and the tests that they name exist.
@Suite struct DocumentationTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Returns the lines of all files with a suffix in a folder, by file name.
  private func files(_ folder: String, _ suffix: String) throws -> [String: [String]] {
    let folder = DocumentationTests.root.appendingPathComponent(folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(suffix)
    }
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        return (name, text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
      })
  }

  /// Returns the blocks of Swift in an article.
  private func blocks(in lines: [String]) -> [[String]] {
    var blocks: [[String]] = []
    var isInside = false
    for line in lines {
      if line == "```swift" {
        isInside = true
        blocks.append([])
      } else if line.hasPrefix("```") {
        isInside = false
      } else if isInside {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks
  }

  /// Returns whether a source contains a block of lines, perhaps all indented further by the same number of spaces.
  private func contains(_ source: [String], _ block: [String]) -> Bool {
    guard let first = block.first, source.count >= block.count else { return false }
    return source.indices.dropLast(block.count - 1).contains { start in
      guard source[start].hasSuffix(first) else { return false }
      let indent = source[start].dropLast(first.count)
      guard indent.allSatisfy({ $0 == " " }) else { return false }
      return zip(source[start...], block).allSatisfy { $0 == ($1.isEmpty ? "" : indent + $1) }
    }
  }

  @Test func `every Swift block of the articles is in compiled sources`() throws {
    let articles = try files("Sources/TrellisGraph/TrellisGraph.docc", ".md")
    var sources = Array(try files("Sources/TrellisSheet", ".swift").values)
    sources += try files("Tests/TrellisSheetTests", ".swift").filter { $0.key == "UpdateArticleTests.swift" }
      .values
    var count = 0
    for (name, lines) in articles {
      for block in blocks(in: lines) {
        count += 1
        #expect(sources.contains { contains($0, block) }, "\(name): \(block.joined(separator: "\n"))")
      }
    }
    #expect(count >= 8)
  }

  @Test func `a block that differs from the sources is found`() {
    let source = ["  func a() {", "    b()", "", "  }"]
    #expect(contains(source, ["func a() {", "  b()", "", "}"]))
    #expect(!contains(source, ["func a() {", "  c()", "", "}"]))
    #expect(!contains(source, ["func a() {", "b()"]))
    #expect(!contains(source, ["a() {"]))
    #expect(!contains(source, []))
  }

  @Test func `every test named on the page of promises exists, and every row names one`() throws {
    let page = try #require(
      try files("Sources/TrellisGraph/TrellisGraph.docc", ".md")["What-the-engine-promises.md"])
    let tests = try ["Tests/TrellisGraphTests", "Tests/TrellisComparisonTests", "Tests/TrellisSheetTests"]
      .flatMap {
        try files($0, ".swift").values.flatMap { $0 }
      }
    let rows = page.filter { $0.hasPrefix("| ") && !$0.hasPrefix("| invariant |") }
    #expect(rows.count >= 20)
    for row in rows {
      let parts = row.split(separator: "`", omittingEmptySubsequences: false)
      #expect(parts.count == 3 && parts.last == " |", "\(row)")
      guard parts.count == 3 else { continue }
      #expect(
        tests.contains {
          $0.contains("@Test") && $0.contains("func `\(parts[1])`") || $0.hasPrefix("  func `\(parts[1])`")
        }, "\(row)")
    }
  }
}
