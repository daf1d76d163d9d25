import Foundation
import SwiftUI
import Testing

@testable import TrellisCLI

/// The command `bundle`.
@Suite(.serialized) final class BundleTests {
  private var tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.removeFolder() }

  private let source = """
    import SwiftUI

    @main struct Hello: App {
      var body: some Scene {
        WindowGroup {
          HStack {
            Text(word)
            Image(systemName: "globe")
            Image(.mark).resizable().frame(width: 20, height: 20)
          }
        }
      }
      private var word: String {
        Bundle.main.url(forResource: "word", withExtension: "txt").flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none"
      }
    }
    """

  private func writeApp() throws {
    try tool.write(source, to: "Hello/Hello.swift")
    try tool.write("hello", to: "Hello/Texts/word.txt")
    try tool.write(
      #"{"images": [{"idiom": "universal", "filename": "mark.svg"}]}"#,
      to: "Hello/Assets.xcassets/mark.imageset/Contents.json")
    try tool.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="5" fill="red"/></svg>"#,
      to: "Hello/Assets.xcassets/mark.imageset/mark.svg")
  }

  @Test func `a bundle draws what the source draws, moved and without variables`() async throws {
    try writeApp()
    let made = try await tool.trellis("bundle", "Hello", "--appdir", "--identifier", "org.example.Hello")
    #expect(made.exitCode == 0, "\(made.errors)")
    #expect(made.text.contains("Swift runtime"))
    let moved = tool.folder.appendingPathComponent("a b")
    try FileManager.default.moveItem(at: tool.folder.appendingPathComponent("Hello-1.0.AppDir"), to: moved)
    for name in ["Hello", "cache"] {
      try FileManager.default.moveItem(
        at: tool.folder.appendingPathComponent(name), to: tool.folder.appendingPathComponent(name + "-away"))
    }
    let picture = tool.folder.appendingPathComponent("bundle.png")
    let request = LaunchRequest(
      mode: .render, size: .init(width: 120, height: 40), output: picture.path)
    let run = try await tool.run(
      "/usr/bin/env",
      ["-i", "\(LaunchRequest.environmentVariable)=\(try request.encoded())", moved.path + "/AppRun"])
    #expect(run.exitCode == 0, "\(run.errors)")

    for name in ["Hello", "cache"] {
      try FileManager.default.moveItem(
        at: tool.folder.appendingPathComponent(name + "-away"), to: tool.folder.appendingPathComponent(name))
    }
    let drawn = try await tool.trellis("render", "Hello", "-o", "source.png", "--size", "120x40")
    #expect(drawn.exitCode == 0, "\(drawn.errors)")
    let expected = try Data(contentsOf: tool.folder.appendingPathComponent("source.png"))
    #expect(try Data(contentsOf: picture) == expected)

    // No file of the bundle looks for libraries elsewhere.
    let names = FileManager.default.subpaths(atPath: moved.path) ?? []
    let runPaths = names.compactMap { name in
      FileManager.default.contents(atPath: "\(moved.path)/\(name)").flatMap(ELFFile.init)?.runPath
    }
    #expect(Set(runPaths) == ["$ORIGIN", "$ORIGIN/../lib"])
  }

  @Test func `bad input is refused, with the way out`() async throws {
    try writeApp()
    try tool.write(
      "import SwiftUI\nstruct Card: View { var body: some View { Text(\"a\") } }\n", to: "Card.swift")
    try tool.write("x", to: "file")
    func expect(_ code: Int32, _ message: String, _ arguments: String...) async throws {
      let result = try await tool.run(
        Tool.buildFolder.appendingPathComponent("trellis").path, ["bundle"] + arguments)
      #expect(result.exitCode == code && result.errors.contains(message), "\(arguments): \(result.errors)")
    }
    try await expect(64, "no format is given; add --appdir, --tar, --deb or --flatpak-manifest", "Hello")
    try await expect(
      66, "can't read the icon 'no.png': No such file", "Hello", "--appdir", "--icon", "no.png")
    try await expect(73, "can't write 'no': there is no such folder", "Hello", "--appdir", "-o", "no")
    try await expect(73, "can't write 'file': it isn't a folder", "Hello", "--appdir", "-o", "file")
    try await expect(66, "can't read 'None.swift'", "None.swift", "--appdir")
    try await expect(64, "'Card.swift' has no app", "Card.swift", "--appdir")
    try await expect(64, "bundle Card.swift --appdir --view Card", "Card.swift", "--appdir")
    tool.environment["PATH"] = "/nowhere"
    try await expect(
      69, "dpkg-deb isn't on the PATH; install the package dpkg, or use --tar", "Hello", "--deb")
    try await expect(69, "tar isn't on the PATH; install the package tar, or use --appdir", "Hello", "--tar")
    try await expect(69, "swiftc isn't on the PATH", "Hello", "--appdir")
  }

  @Test func `existing output is kept, unless it is to be replaced`() async throws {
    try writeApp()
    try tool.write("mine", to: "Hello-1.0.AppDir/AppRun")
    let refused = try await tool.trellis("bundle", "Hello", "--appdir")
    #expect(
      refused.exitCode == 73 && refused.errors.contains("it exists; remove it, replace it with --force"))
    let made = try await tool.trellis("bundle", "Hello", "--appdir", "--force")
    #expect(made.exitCode == 0, "\(made.errors)")
    #expect(access(tool.folder.path + "/Hello-1.0.AppDir/usr/bin/Hello", X_OK) == 0)
    // An output folder without write permission; root can write it all the same.
    if getuid() == 0 { return }
    try FileManager.default.createDirectory(
      atPath: tool.folder.path + "/locked", withIntermediateDirectories: true)
    chmod(tool.folder.path + "/locked", 0o555)
    let locked = try await tool.trellis("bundle", "Hello", "--appdir", "-o", "locked")
    #expect(locked.exitCode == 73 && locked.errors.contains("name another folder with --output"))
  }
}
