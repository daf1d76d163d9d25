import ArgumentParser
import SwiftUI

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Opens SwiftUI source in a window, or where there is no display, in a page.")

  @OptionGroup var source: SourceOptions
  @OptionGroup var appearance: AppearanceOptions

  @Flag(
    help: "Report every frame on stderr: its cause, the attributes evaluated, the damage, the items drawn.")
  var log = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many pixels of the screen make a point, such as 2 (default: as the desktop has it).",
      valueName: "number"),
    transform: Scale.parse)
  var scale: Double?

  func run() throws {
    var request = LaunchRequest(
      mode: .window, size: appearance.size, scheme: appearance.scheme, look: appearance.look, log: log)
    request.windowScale = scale
    request.showsInPage = true
    try source.launch(request)
  }
}
