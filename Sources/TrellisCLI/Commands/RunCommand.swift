import ArgumentParser
import Foundation
import SwiftUI

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Opens SwiftUI source in a window, or on a web page if there is no display.")

  @OptionGroup var source: SourceOptions
  @OptionGroup var appearance: AppearanceOptions

  @Flag(
    help: "Report every frame on stderr: its cause, the attributes evaluated, the damage, the items drawn.")
  var log = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of screen pixels per point, such as 2 (default: the desktop's).",
      valueName: "number"),
    transform: Scale.parse)
  var scale: Double?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Open the app with a URL, which its views receive in onOpenURL; may be repeated.",
      valueName: "url"))
  var open: [String] = []

  @Flag(
    help: ArgumentHelp(
      "Show changes of the source in the running app, with its state kept; for a file or a folder of Swift files."
    ))
  var watch = false

  @Option(
    help: ArgumentHelp(
      "Use the app by the steps of a file, or of - for the standard input, and end it; fails if a step fails.",
      valueName: "file"))
  var script: String?

  @Option(help: ArgumentHelp("The folder for the script's pictures (default: .).", valueName: "folder"))
  var pictures: String?

  func validate() throws {
    if script == nil, pictures != nil { throw ValidationError("--pictures needs --script") }
    for text in open where URL(string: text)?.scheme == nil {
      throw ValidationError(
        "--open '\(text)' isn't a URL with a scheme; give one such as app://page/1")
    }
  }

  func run() throws {
    var request = LaunchRequest(
      mode: .window, size: appearance.size, scheme: appearance.scheme, theme: appearance.selectedTheme,
      log: log)
    request.windowScale = scale
    request.opened = open.compactMap { URL(string: $0) }
    request.showsInPage = true
    if let script {
      request.steps = try AppScript(ScriptFile.text(of: script), folder: AbsolutePath.make(pictures ?? "."))
    }
    if watch { return try source.watch(request) }
    try source.launch(request)
  }
}
