import ArgumentParser
import Foundation
import SwiftUI

struct ExerciseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "exercise",
    abstract: "Tests SwiftUI source with random input, without a display.",
    discussion: """
      The app's actions are real: a button that deletes files deletes them, and a button that sends a request sends it. \
      Run it in a folder and with accounts that you can afford to lose. URLs aren't opened, and file dialogs are cancelled.

      The input is clicks, drags, scrolling, keys, text and window sizes. The seed determines the input, its order and its positions. \
      Time is simulated, without waiting. If the program crashes, its message is the last output, and the exit code is \
      the one of its signal.
      """)

  @OptionGroup var source: SourceOptions

  @OptionGroup var appearance: AppearanceOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The duration, in seconds of simulated time.", valueName: "seconds"))
  var `for` = 60.0

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The seed of the random input; the same seed gives the same input.", valueName: "number"))
  var seed: UInt64 = 1

  func validate() throws {
    guard `for` > 0, `for` <= 86400 else {
      throw ValidationError("--for is \(`for`); give a number of seconds above 0 and at most 86400")
    }
  }

  func run() throws {
    let warning =
      "trellis: random input performs the app's real actions: files that it deletes are gone, requests that it "
      + "sends are sent\n"
    FileHandle.standardError.write(Data(warning.utf8))
    var request = LaunchRequest(
      mode: .exercise, size: appearance.size, scheme: appearance.scheme, theme: appearance.selectedTheme)
    request.exercise = LaunchRequest.Exercise(seconds: `for`, seed: seed)
    try source.launch(request)
  }
}
