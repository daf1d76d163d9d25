import ArgumentParser
import SwiftUI

struct ExerciseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "exercise",
    abstract: "Uses SwiftUI source at random, without a display, to see whether it stands that.",
    discussion: """
      Clicks, drags, turns of the wheel, keys, texts and other window sizes, at places and in an order that follow from the seed. \
      Time passes as fast as it can. Where the program ends by itself, its message is the last that is seen, and the exit code is \
      that of its signal.
      """)

  @OptionGroup var source: SourceOptions

  @OptionGroup var appearance: AppearanceOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("For how many seconds of the app's time.", valueName: "seconds"))
  var `for` = 60.0

  @Option(parsing: .unconditional, help: ArgumentHelp("What is done follows from it.", valueName: "number"))
  var seed: UInt64 = 1

  func validate() throws {
    guard `for` > 0, `for` <= 86400 else {
      throw ValidationError("--for is \(`for`); give seconds, more than 0 and at most 86400")
    }
  }

  func run() throws {
    var request = LaunchRequest(
      mode: .exercise, size: appearance.size, scheme: appearance.scheme, look: appearance.look)
    request.exercise = LaunchRequest.Exercise(seconds: `for`, seed: seed)
    try source.launch(request)
  }
}
