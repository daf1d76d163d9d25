import Foundation
import Testing

@testable import TrellisCLI

/// `trellis check`, on sources of their own.
@Suite(.serialized) final class CheckTests {
  private var tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.removeFolder() }

  private func report(_ path: String, exitCode: Int32) async throws -> CheckReport {
    let result = try await tool.trellis("check", path, "--format", "json")
    #expect(result.exitCode == exitCode, "\(result.errors)")
    return try JSONDecoder().decode(CheckReport.self, from: result.output)
  }

  private func expect(_ code: Int32, _ words: String, from result: Tool.Result) {
    #expect(
      result.exitCode == code && result.errors.hasPrefix("trellis: ") && result.errors.contains(words),
      "\(result.errors)")
  }

  private func writeFolder() throws {
    try tool.write(
      "import SwiftUI\nimport Nowhere\nstruct A: View { var body: some View { Text(\"a\").sparkle() } }\n",
      to: "app/A.swift")
    try tool.write(
      "import Nowhere\nimport SwiftUI\n\nstruct B: View { var body: some View { Sparkle() } }\n",
      to: "app/B.swift")
    try tool.write(
      """
      import SwiftUI
      #if canImport(Elsewhere)
        import Elsewhere
      #endif
      @main struct Main: App { var body: some Scene { WindowGroup { Text("c") } } }
      #Preview { Text("c") }
      """, to: "app/C.swift")
  }

  @Test func `missing names are ordered by the files that wait for them`() async throws {
    try writeFolder()
    let report = try await report("app", exitCode: 1)
    #expect(report.files == 3 && report.compiling == 1)
    #expect(report.missing.map(\.name) == ["Nowhere", "Sparkle", "sparkle"])
    #expect(report.missing.map(\.kind) == [.module, .name, .member])
    #expect(report.missing.map(\.files) == [2, 1, 1])
    #expect(report.missing[0].places.map(\.line) == [2, 1])
    #expect(report.missing[1].places.map(\.line) == [4] && report.missing[1].maybeFrom == ["Nowhere"])
    #expect(report.errors.isEmpty && report.targets.map(\.compiles) == [false])
    #expect(report.targets[0].programs == ["Main"] && report.targets[0].previews == ["C.swift:6"])
    let text = try await tool.trellis("check", "app").text
    #expect(text.contains("1 of 3 files compile, in 1 target"))
    #expect(text.contains("    2  module Nowhere  A.swift:2"))
    #expect(text.contains("doesn't run: Main, 1 preview"))
  }

  @Test func `SARIF has a result for each line`() async throws {
    try writeFolder()
    let result = try await tool.trellis("check", "app", "--format", "sarif")
    let log = try #require(try JSONSerialization.jsonObject(with: result.output) as? [String: Any])
    #expect(result.exitCode == 1 && log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(
      results.map { $0["ruleId"] as? String } == [
        "missing-module", "missing-module", "missing-name", "missing-member",
      ])
    #expect(result.text.contains("\"uri\" : \"B.swift\"") && result.text.contains("\"startLine\" : 4"))
  }

  @Test func `a check follows the contents of files`() async throws {
    let good = "import SwiftUI\nfunc f(_ a: Int) -> Int { if a > 1 { return 1 } else { return 2 } }\n"
    try tool.write(good, to: "app/F.swift")
    #expect(try await report("app", exitCode: 0).passed)
    // The compiler finds a missing return after the check of types.
    try tool.write(good.replacingOccurrences(of: " else { return 2 }", with: ""), to: "app/F.swift")
    let bad = try await report("app", exitCode: 1)
    #expect(bad.errors.map(\.line) == [2] && bad.missing.isEmpty)
    #expect(try await report("app", exitCode: 1).errors == bad.errors)
    try tool.write(good, to: "app/F.swift")
    #expect(try await report("app/F.swift", exitCode: 0).files == 1)
  }

  @Test func `a package's targets are checked in their order, with tests`() async throws {
    try tool.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "shop",
        targets: [
          .target(name: "Cards"), .executableTarget(name: "Shop", dependencies: ["Cards"]),
          .testTarget(name: "CardsTests", dependencies: ["Cards"]),
        ])
      """, to: "shop/Package.swift")
    try tool.write(
      """
      import SwiftUI
      public struct Card: View { public init() {}; public var body: some View { Text(missing) } }
      class Target { @objc func act() {}; func use() { _ = #selector(act) } }
      """, to: "shop/Sources/Cards/Card.swift")
    try tool.write(
      """
      import Cards
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Card() } } }
      """, to: "shop/Sources/Shop/Shop.swift")
    try tool.write(
      "import XCTest\n@testable import Cards\nfinal class T: XCTestCase { func testIt() { _ = Card() } }\n",
      to: "shop/Tests/CardsTests/T.swift")
    let report = try await report("shop", exitCode: 1)
    #expect(Set(report.targets.map(\.name)) == ["Cards", "Shop", "CardsTests"])
    #expect(report.targets.filter(\.compiles).map(\.name).sorted() == ["CardsTests", "Shop"])
    #expect(report.missing.map(\.name) == ["missing"] && report.compiling == 2)
  }

  @Test func `a large target is checked in batches, whose files know each other`() async throws {
    for number in 1...30 {
      try tool.write(
        """
        import SwiftUI
        struct V\(number): View { var body: some View { \(number < 30 ? "V\(number + 1)()" : "missing()") } }
        """, to: "app/V\(number).swift")
    }
    let report = try await report("app", exitCode: 1)
    #expect(report.files == 30 && report.compiling == 29 && report.missing.map(\.name) == ["missing"])
  }

  @Test func `an error in a macro's expansion is where the macro is used`() {
    let output = """
      /tmp/x/@__swiftmacro_1A1fMp_.swift:3:7: error: cannot find type 'Nothing' in scope
      var a: Nothing {
             ^~~~~~~
      /app/A.swift:6:1: note: in expansion of macro 'Observable' on class 'A' here
      @Observable
      ^~~~~~~~~~~
      /tmp/x/@__swiftmacro_1A1tMp_.swift:29:26: error: '@const' value should be initialized with a compile-time value
      /app/A.swift:9:1: note: in expansion of macro 'Test' on global function 't()' here
      /app/A.swift:12:1: error: cannot find 'b' in scope
      """
    #expect(
      CheckReport.Problem.errors(in: output) == [
        CheckReport.Problem(
          file: "/app/A.swift", line: 6, column: 1, message: "cannot find type 'Nothing' in scope"),
        CheckReport.Problem(file: "/app/A.swift", line: 12, column: 1, message: "cannot find 'b' in scope"),
      ])
  }

  @Test func `the file at which the compiler ends is found in its output`() {
    let dump = """
      Stack dump:
      0.\tProgram arguments: swift-frontend -primary-file /app/A.swift /app/B.swift
      1.\tSwift version 6.3.1
      2.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/app/A.swift")
      3.\tWhile evaluating request TypeCheckFunctionBodyRequest(A.B.body.getter@/app/B.swift:16:25)
      #0 0x00
      """
    let files = ["/app/A.swift", "/app/B.swift", "/app/A.swift.swift"]
    #expect(CompilerDump.innermost(of: files, in: dump) == "/app/B.swift")
    #expect(CompilerDump.innermost(of: ["/app/A.swift", "/app/C.swift"], in: dump) == "/app/A.swift")
    #expect(CompilerDump.innermost(of: ["/app/C.swift"], in: dump) == nil)
    #expect(CompilerDump.innermost(of: files, in: "Killed") == nil)
  }

  @Test func `loose programs of one folder are told apart`() async throws {
    for name in ["one", "two"] {
      try tool.write(
        "import SwiftUI\nstruct Content: View { var body: some View { Text(\"\(name)\") } }\n",
        to: "all/\(name)/Content.swift")
    }
    let report = try await report("all", exitCode: 0)
    #expect(report.files == 2 && report.targets.map(\.name) == ["one", "two"])
  }

  @Test func `a manifest or a project that can't be read fails the check`() async throws {
    try tool.write(
      "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Pakage()\n",
      to: "one/Package.swift")
    try tool.write("import SwiftUI\n", to: "one/Sources/A/A.swift")
    let package = try await report("one", exitCode: 1)
    #expect(!package.passed && package.files == 0)
    #expect(package.skipped.filter(\.isFailure).map(\.file) == ["\(tool.folder.path)/one/Package.swift"])
    #expect(try await tool.trellis("check", "one").text.contains("Not readable:"))
    let log = try await tool.trellis("check", "one", "--format", "sarif")
    #expect(log.exitCode == 1 && log.text.contains("\"ruleId\" : \"not-readable\""))
    try tool.write("import SwiftUI\n", to: "two/A.swift")
    try tool.write("nonsense", to: "two/App.xcodeproj/project.pbxproj")
    let project = try await report("two", exitCode: 1)
    #expect(project.skipped.filter(\.isFailure).map(\.file) == ["\(tool.folder.path)/two/App.xcodeproj"])
  }

  @Test func `wrong input has a message`() async throws {
    try tool.write("nothing", to: "empty/readme.md")
    expect(66, "no Swift files in", from: try await tool.trellis("check", "empty"))
    expect(66, "can't read 'nowhere'", from: try await tool.trellis("check", "nowhere"))
    expect(66, "neither a folder nor a Swift file", from: try await tool.trellis("check", "empty/readme.md"))
    expect(64, "path", from: try await tool.trellis("check"))
    expect(64, "format", from: try await tool.trellis("check", "empty", "--format", "xml"))
    try tool.write("import SwiftUI\n", to: "app/A.swift")
    tool.environment = ["PATH": "/usr/bin:/bin"]
    if !FileManager.default.fileExists(atPath: "/usr/bin/swiftc") {
      expect(69, "swiftc isn't on the PATH", from: try await tool.trellis("check", "app"))
    }
  }

  @Test(.disabled(if: getuid() == 0, "root reads every folder"))
  func `a folder that can't be read has a message`() async throws {
    try tool.write("import SwiftUI\n", to: "app/A.swift")
    let folder = tool.folder.appendingPathComponent("app").path
    chmod(folder, 0)
    defer { chmod(folder, 0o755) }
    expect(66, "can't read 'app'", from: try await tool.trellis("check", "app"))
  }
}
