import ArgumentParser
import Foundation
import SwiftUI

struct ExerciseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "exercise",
    abstract: "Uses SwiftUI source at random, without a display, to see whether it stands that.",
    discussion: """
      What the app does then it does for real: a button that deletes files deletes files, one that sends a request sends it. \
      Give it a folder, an account and a user that may be lost. Addresses aren't opened, and dialogs about files are cancelled.

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

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("What is done follows from it.", valueName: "number"))
  var seed: UInt64 = 1

  func validate() throws {
    guard `for` > 0, `for` <= 86400 else {
      throw ValidationError("--for is \(`for`); give seconds, more than 0 and at most 86400")
    }
  }

  func run() throws {
    let warning =
      "trellis: the app is used at random, and its actions are performed: files that it deletes are gone, requests that it "
      + "sends are sent\n"
    FileHandle.standardError.write(Data(warning.utf8))
    var request = LaunchRequest(
      mode: .exercise, size: appearance.size, scheme: appearance.scheme, look: appearance.look)
    request.exercise = LaunchRequest.Exercise(seconds: `for`, seed: seed)
    try source.launch(request)
  }
}
