import ArgumentParser
import SwiftUI

struct AccessibilityCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accessibility",
    abstract: "Prints the accessibility tree of SwiftUI source.",
    discussion: """
      Each line is an element: its role, label, value and frame (x, y, width, height, in points). The elements of \
      a container are indented. Output of the app goes to stderr.
      """)

  @OptionGroup var source: SourceOptions

  @OptionGroup var appearance: AppearanceOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The maximum time to wait for views' tasks and for images to load: 500ms (default: 2s).",
      valueName: "time"),
    transform: SettleArgument.parse)
  var settle: Double?

  func run() throws {
    let request = LaunchRequest(
      mode: .accessibility, size: appearance.size, scheme: appearance.scheme, theme: appearance.selectedTheme,
      settle: settle ?? 2)
    try source.launch(request)
  }
}
