import Foundation
import Testing

@testable import TrellisCLI

/// The archive of a bundle.
@Suite final class ArchiveTests {
  private var tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.removeFolder() }

  @Test(.enabled(if: Tool.isInstalled("xz") && Tool.isInstalled("tar")))
  func `parts that are compressed one by one are one archive`() async throws {
    try tool.write("first", to: "App-1/a b")
    try tool.write("second", to: "App-1/folder/c")
    let output = tool.folder.path + "/out.tar.xz"
    let sizes = try Archive(folder: tool.folder.path + "/App-1").write(
      to: output, [(.desktop, ["", "a b"]), (.program, ["folder", "folder/c"])], date: 86_400)
    let whole = try FileManager.default.attributesOfItem(atPath: output)[.size] as? Int
    #expect(Set(sizes.keys) == [.desktop, .program] && sizes.values.reduce(0, +) == whole)
    let list = try await tool.run("tar", ["--list", "--xz", "--file", output])
    #expect(
      list.exitCode == 0 && list.text == "App-1/\nApp-1/a b\nApp-1/folder/\nApp-1/folder/c\n",
      "\(list.errors)")
    let text = try await tool.run(
      "tar", ["--extract", "--to-stdout", "--xz", "--file", output, "App-1/folder/c"])
    #expect(text.text == "second")
    // The files in between are removed.
    let names = try FileManager.default.contentsOfDirectory(atPath: tool.folder.path)
    #expect(names.filter { $0.hasPrefix("out.tar.xz") } == ["out.tar.xz"])
  }
}
