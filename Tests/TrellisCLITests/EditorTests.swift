import Foundation
import Testing

@testable import TrellisCLI
import TrellisFailure

/// The files that editors read.
@Suite struct EditorSettingsTests {
  private let settings = EditorSettings(folder: "/d/editors", argumentFile: "/d/editors/1/arguments")

  /// Returns a value as JSON, for comparisons.
  private func text(_ value: Any) throws -> String {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    return String(
      decoding: try JSONSerialization.data(withJSONObject: value, options: options), as: UTF8.self)
  }

  private func value(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `a new configuration has the response file`() throws {
    let new = settings.configuration([:], section: "swiftPM")
    #expect(try text(new) == #"{"swiftPM":{"swiftCompilerFlags":["@/d/editors/1/arguments"]}}"#)
  }

  @Test func `settings of the user stay, and an earlier setup is replaced`() throws {
    let old = #"""
      {"logging": {"level": "debug"}, "fallbackBuildSystem": {"swiftCompilerFlags": ["@/d/editors/1/arguments"]},
       "swiftPM": {"configuration": "release", "swiftCompilerFlags": ["-DMINE", "@/d/editors/2/arguments"]}}
      """#
    let new = settings.configuration(try value(old), section: "swiftPM")
    #expect(
      try text(new)
        == #"{"logging":{"level":"debug"},"swiftPM":{"configuration":"release","swiftCompilerFlags":["-DMINE","@/d/editors/1/arguments"]}}"#
    )
    #expect(try text(settings.configuration(new, section: "swiftPM")) == text(new))
  }

  @Test func `the database keeps commands for other files`() throws {
    let old = [
      ["file": "/f/a.c", "command": "cc a.c"], ["file": "/f/A.swift", "command": "swiftc A.swift"],
      ["file": "/f/Gone.swift", "arguments": ["swiftc", "@/d/editors/1/arguments", "/f/Gone.swift"]],
    ]
    let files = ["/f/A.swift", "/f/B.swift"]
    let new = settings.database(
      old, folder: "/f", [EditorSettings.Module(files: files, inputs: files + ["/d/Assets.swift"])])
    #expect(new.map { $0["file"] as? String } == ["/f/a.c", "/f/A.swift", "/f/B.swift"])
    #expect(
      new.last?["arguments"] as? [String]
        == ["swiftc", "@/d/editors/1/arguments", "/f/A.swift", "/f/B.swift", "/d/Assets.swift"])
  }

  @Test func `VS Code's build arguments get one toolset`() throws {
    let old =
      ["swift.buildArguments": ["-v", "--toolset", "/old/trellis/linux/toolset.json"], "editor.tabSize": 2]
      as [String: Any]
    let new = settings.codeSettings(old, toolset: "/d/phone/toolset.json", trellis: "/bin/trellis")
    #expect(
      try text(new)
        == #"{"editor.tabSize":2,"swift.buildArguments":["-v","--toolset","/d/phone/toolset.json"],"trellis.path":"/bin/trellis"}"#
    )
  }

  @Test func `special characters of arguments are quoted`() {
    #expect(CompilerInvocation.responseFile(["-I", "/a b/'c'\\d"]) == "-I\n/a\\ b/\\'c\\'\\\\d\n")
  }

  @Test(arguments: [
    (["@main struct A: App {}", "struct ContentView: View {}"], false),
    (["@main struct A: App {}", "@main struct B: App {}"], true),
    (["struct ContentView: View {}", "struct ContentView: View {}"], true),
    (["struct Row: View {}", "private struct Row: View {}"], false),
  ])
  func `files with several starting points are separate programs`(sources: [String], areSeparate: Bool) {
    let files = sources.enumerated().map {
      ScannedFile(path: "\($0.offset).swift", text: Data($0.element.utf8))
    }
    #expect(SourceOutline.areSeparatePrograms(files) == areSeparate)
  }
}

/// `trellis editor setup`, and the language server after it.
@Suite(.serialized) final class EditorCommandTests {
  private var tool: Tool

  init() throws {
    tool = try Tool()
    tool.environment["XDG_DATA_HOME"] = tool.folder.appendingPathComponent("data").path
  }

  deinit { tool.removeFolder() }

  @Test(.enabled(if: Tool.isInstalled("python3") && Tool.isInstalled("sourcekit-lsp")))
  func `the language server completes, checks and explains views in files`() async throws {
    let script = Tool.packageRoot.appendingPathComponent("scripts/check-editor").path
    let trellis = Tool.buildFolder.appendingPathComponent("trellis").path
    let result = try await tool.run(script, ["--trellis", trellis, "--untimed", "files"])
    #expect(result.exitCode == 0, "\(result.text)\(result.errors)")
    #expect(result.text.contains("ok: files: .padding( is completed\n"))
  }

  @Test func `a configuration that isn't JSON is named and kept`() async throws {
    try tool.write("import SwiftUI\n", to: "app/A.swift")
    let file = try tool.write("{ nonsense", to: "app/.sourcekit-lsp/config.json")
    let result = try await tool.trellis("editor", "setup", "app")
    #expect(result.exitCode == 65)
    let folder = try #require(AbsolutePath.realPath(tool.folder.path))
    #expect(
      result.errorLines == [
        "trellis: '\(folder)/app/.sourcekit-lsp/config.json' isn't valid JSON; correct or remove it, and run the command again"
      ])
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "{ nonsense")
  }

  @Test func `folders that can't be set up are named`() async throws {
    try tool.write("nothing", to: "empty/notes.txt")
    #expect(
      try await tool.trellis("editor", "setup", "empty").errorLines == ["trellis: no Swift files in 'empty'"])
    try tool.write("import SwiftUI\n", to: "app/A.swift")
    try tool.write("a file", to: "app/.sourcekit-lsp")
    let blocked = try await tool.trellis("editor", "setup", "app")
    #expect(blocked.exitCode == 73)
    #expect(
      blocked.errors.hasPrefix("trellis: can't write '") && blocked.errors.contains("/app/.sourcekit-lsp"))
  }

  @Test func `VS Code's settings are written on request only`() async throws {
    try tool.write("import SwiftUI\n", to: "app/A.swift")
    let settings = tool.folder.appendingPathComponent("app/.vscode/settings.json")
    #expect(try await tool.trellis("editor", "setup", "app").exitCode == 0)
    #expect(!FileManager.default.fileExists(atPath: settings.path))
    #expect(try await tool.trellis("editor", "setup", "app", "--vscode").exitCode == 0)
    let text = try String(contentsOf: settings, encoding: .utf8)
    #expect(text.contains(#""trellis.path" : ""#), "\(text)")
  }
}
