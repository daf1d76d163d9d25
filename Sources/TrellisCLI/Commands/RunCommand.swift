import ArgumentParser
import SwiftUI

struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Opens SwiftUI source in a window.")

  @OptionGroup var source: SourceOptions
  @OptionGroup var appearance: AppearanceOptions

  @Flag(
    help: "Report every frame on stderr: its cause, the attributes evaluated, the damage, the items drawn.")
  var log = false

  func run() throws {
    let request = LaunchRequest(
      mode: .window, size: appearance.size, scheme: appearance.scheme, look: appearance.look, log: log)
    try source.launch(request)
  }
}
