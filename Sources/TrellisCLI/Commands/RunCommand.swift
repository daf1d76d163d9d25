import ArgumentParser
import Foundation
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

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Open the app with an address, which its views get by onOpenURL; more than once for several.",
      valueName: "url"))
  var open: [String] = []

  func validate() throws {
    for text in open where URL(string: text)?.scheme == nil {
      throw ValidationError(
        "--open is '\(text)', which is no address; give one with a scheme, such as app://page/1")
    }
  }

  func run() throws {
    var request = LaunchRequest(
      mode: .window, size: appearance.size, scheme: appearance.scheme, look: appearance.look, log: log)
    request.windowScale = scale
    request.showsInPage = true
    request.opened = open.compactMap { URL(string: $0) }
    try source.launch(request)
  }
}
