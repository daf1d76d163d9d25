import Foundation
import Testing

@testable import TrellisCLI

/// The command as installed by `make install`, run by a user without the sources.
@Suite(.serialized) final class InstallTests {
  private var tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.removeFolder() }

  /// Runs a command in a folder as another user without a writable home.
  ///
  /// Only root can change the user; otherwise the command runs as the current user.
  private func asAnother(_ command: String, in folder: String) async throws -> Tool.Result {
    var arguments = ["sh", "-c", "cd \(folder) && \(command)"]
    if getuid() == 0 {
      arguments = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] + arguments
    }
    return try await tool.run(arguments[0], Array(arguments.dropFirst()))
  }

  @Test func `the installed command works for another user whose home isn't writable`() async throws {
    let prefix = tool.folder.appendingPathComponent("prefix").path
    let installed = try await tool.trellis("install", prefix)
    #expect(
      installed.exitCode == 0 && installed.text == "trellis is installed in \(prefix)/bin\n",
      "\(installed.errors)")

    try tool.write(
      """
      import SwiftUI
      extension EnvironmentValues { @Entry var name = "a" }
      struct Card: View {
        @Environment(\\.name) private var name
        var body: some View { VStack { Text(name); Image(systemName: "star") } }
      }
      """, to: "open/Card.swift")
    let folder = tool.folder.appendingPathComponent("open")
    let temporary = tool.folder.appendingPathComponent("open/tmp")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    for path in [folder.path, temporary.path] { chmod(path, 0o777) }
    tool.environment = ["XDG_CACHE_HOME": nil as String?, "HOME": "/proc", "TMPDIR": temporary.path]
    let trellis = "\(prefix)/bin/trellis"
    let first = try await asAnother("\(trellis) render Card.swift -o x.png --size 60x40", in: folder.path)
    #expect(first.exitCode == 0 && first.errors == "", "\(first.errors)")
    #expect(
      try pixelSize(ofPNG: Data(contentsOf: folder.appendingPathComponent("x.png"))) == [60, 40])
    // The cache is in the temporary folder, so a second run would need no compiler.
    let caches = try FileManager.default.contentsOfDirectory(atPath: temporary.path)
    #expect(caches.contains { $0.hasPrefix("trellis-") })
    // Apart from the code, the installed files don't name the build's folder.
    let texts = try await tool.run(
      "grep",
      ["-rl", Tool.packageRoot.path, "\(prefix)/lib/trellis/include", "\(prefix)/lib/trellis/headers"])
    #expect(texts.text == "")
  }

  @Test func `installing again replaces the links, and a file in the way is named`()
    async throws
  {
    let prefix = tool.folder.appendingPathComponent("prefix")
    try tool.write("mine", to: "prefix/bin/trellis")
    let refused = try await tool.trellis("install", prefix.path)
    #expect(refused.exitCode == 73)
    #expect(
      refused.errors
        == "trellis: can't write '\(prefix.path)/bin/trellis': a file that isn't a symbolic link is in the way; remove it\n"
    )
    try FileManager.default.removeItem(at: prefix.appendingPathComponent("bin/trellis"))
    #expect(try await tool.trellis("install", prefix.path).exitCode == 0)
    let help = try await tool.run(prefix.appendingPathComponent("bin/trellis").path, ["--help"])
    #expect(help.exitCode == 0 && help.text.contains("trellis <subcommand>"))
    #expect(!help.text.contains("install"))
  }

  @Test func `a portable installation finds the Swift runtime beside itself, and draws after a move`()
    async throws
  {
    let prefix = tool.folder.appendingPathComponent("prefix")
    let installed = try await tool.trellis("install", "--portable", prefix.path)
    #expect(installed.exitCode == 0, "\(installed.errors)")
    let moved = tool.folder.appendingPathComponent("moved to")
    try FileManager.default.moveItem(at: prefix, to: moved)
    let folder = moved.path + "/lib/trellis"
    for name in ["trellis", "TrellisMacros-tool"] + Toolkit.libraries.map(\.file) {
      let file = FileManager.default.contents(atPath: "\(folder)/\(name)").flatMap(ELFFile.init)
      #expect(file?.runPath == "$ORIGIN:$ORIGIN/runtime", "\(name)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/runtime")
    #expect(
      names.contains("libswiftCore.so")
        && !names.contains { $0.hasPrefix("libc.so") || $0.hasPrefix("libSDL") })
    for name in names {
      let file = FileManager.default.contents(atPath: "\(folder)/runtime/\(name)").flatMap(ELFFile.init)
      #expect(file?.runPath ?? "$ORIGIN" == "$ORIGIN", "\(name)")
    }
    try tool.write(
      """
      import SwiftUI
      extension EnvironmentValues { @Entry var name = "a" }
      struct Card: View { var body: some View { Text("a") } }
      """, to: "Card.swift")
    let drawn = try await tool.run(
      moved.path + "/bin/trellis", ["render", "Card.swift", "-o", "x.png", "--size", "60x40"])
    #expect(drawn.exitCode == 0 && drawn.errors == "", "\(drawn.errors)")
  }

  @Test func `a temporary cache folder owned by another user isn't used`() async throws {
    try tool.write("import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n", to: "A.swift")
    let path = tool.folder.appendingPathComponent("trellis-\(getuid())").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    chmod(path, 0o777)
    tool.environment = ["XDG_CACHE_HOME": nil as String?, "HOME": "/proc", "TMPDIR": tool.folder.path]
    let result = try await tool.trellis("render", "A.swift", "-o", "x.png")
    #expect(result.exitCode == 73)
    #expect(
      result.errors
        == "trellis: can't store builds in ~/.cache or '\(path)'; set XDG_CACHE_HOME to another folder\n"
    )
  }
}
