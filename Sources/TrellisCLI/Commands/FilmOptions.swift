import ArgumentParser
import SwiftUI

/// The action before a picture is taken, and the times of pictures.
struct FilmOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Tap the view with this text or accessibility label before the picture is taken.", valueName: "label"))
  var tap: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The seconds until the picture is taken. Several times give a strip or an animation: 0,0.1,0.2 (default: 0).",
      valueName: "times"),
    transform: FilmOptions.times)
  var at: [Double]?

  /// The requested film; nil if none is requested.
  var film: LaunchRequest.Film? {
    tap == nil && at == nil ? nil : LaunchRequest.Film(times: at ?? [0], tap: tap)
  }

  /// Parses times: numbers of seconds in ascending order, with commas between them.
  private static func times(_ word: String) throws -> [Double] {
    let times = word.split(separator: ",", omittingEmptySubsequences: false).map { SizeArgument.decimal($0) }
    let numbers = times.compactMap(\.self)
    guard numbers.count == times.count, numbers == numbers.sorted(), numbers.last! <= 3600 else {
      throw ValidationError(
        "times must be seconds in ascending order, separated by commas, such as 0,0.1,0.25")
    }
    guard numbers.count <= 100 else { throw ValidationError("a strip can have at most 100 times") }
    return numbers
  }
}
