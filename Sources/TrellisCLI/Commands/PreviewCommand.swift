import ArgumentParser
import Foundation
import SwiftUI
import TrellisFailure
import TrellisWindow

struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows all previews of SwiftUI source side by side, live, on a web page.",
    discussion: """
      The command prints the address of the page, which only this machine can open. Every #Preview and PreviewProvider of the source is \
      compiled once, and runs in a process of its own while it is in sight. Loading the page again builds the current source.
      """)

  @Argument(
    help: ArgumentHelp("A Swift file, a folder of them, a package or an .xcodeproj.", valueName: "source"))
  var path: String

  @Option(
    name: .customLong("name"),
    help: ArgumentHelp(
      "Only previews of this name, file, or file and line (Card.swift:12); may be repeated.",
      valueName: "name"))
  var names: [String] = []

  @Option(help: ArgumentHelp("The port of the page (default: a free one).", valueName: "number"))
  var port = 0

  @Flag(help: "Build, print the previews as JSON, and end.")
  var list = false

  @Option(help: ArgumentHelp("The app of an Xcode project (default: the only app).", valueName: "name"))
  var target: String?

  @OptionGroup var platform: PlatformOptions
  @OptionGroup var appearance: AppearanceOptions

  func validate() throws {
    guard (0...65535).contains(port) else { throw ValidationError("--port must be from 1 to 65535") }
  }

  func run() throws {
    if list { return try printList() }
    let path = try AbsolutePath.make(path)
    guard access(path, R_OK) == 0 else {
      throw Failure.noInput("can't read '\(self.path)': \(String(cString: strerror(errno)))")
    }
    var arguments = ["preview", path, "--list"] + names.flatMap { ["--name", $0] }
    if let target { arguments += ["--target", target] }
    if let platform = platform.as { arguments += ["--as", platform.rawValue] }
    var request = LaunchRequest(
      mode: .window, size: appearance.size, scheme: appearance.scheme, theme: appearance.selectedTheme)
    request.showsInPage = true
    try MainActor.assumeIsolated {
      let server = try PreviewServer(
        name: (path as NSString).lastPathComponent, request: request, arguments: arguments, port: port)
      FileHandle.standardOutput.write(Data("The previews are at \(server.address)\n".utf8))
      while true {
        MainLoop.serve()
        MainLoop.wait(milliseconds: 3_600_000)
      }
    }
  }

  private func printList() throws {
    var found = try PreviewBuild.list(path, platform: platform.as, target: target)
    found.keep(named: names)
    guard !found.entries.isEmpty else {
      throw Failure.usage("no preview of '\(path)' is named \(names.joined(separator: " or "))")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    FileHandle.standardOutput.write(try encoder.encode(found) + Data("\n".utf8))
  }
}
