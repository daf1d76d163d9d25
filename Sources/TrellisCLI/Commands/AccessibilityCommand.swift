import ArgumentParser
import SwiftUI

struct AccessibilityCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accessibility",
    abstract: "Prints what SwiftUI source shows, for someone who doesn't see it.",
    discussion: """
      A line is an element: what it is, its label, its value, and its frame (x, y, width, height, in points). What is in \
      a container is indented. What the source itself prints goes to stderr.
      """)

  @OptionGroup var source: SourceOptions

  @OptionGroup var appearance: AppearanceOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long to wait at most for tasks of views, and pictures that they load: 500ms (default: 2s).",
      valueName: "time"),
    transform: SettleArgument.parse)
  var settle: Double?

  func run() throws {
    let request = LaunchRequest(
      mode: .accessibility, size: appearance.size, scheme: appearance.scheme, look: appearance.look,
      settle: settle ?? 2)
    try source.launch(request)
  }
}
