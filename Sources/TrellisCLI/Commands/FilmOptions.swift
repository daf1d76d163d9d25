import ArgumentParser
import SwiftUI

/// The action before a picture is taken, and the times of pictures.
struct FilmOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Taps on a text, or on what is read of a view, before the picture is taken.", valueName: "label"))
  var tap: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many seconds after that the picture is taken; several times give a strip, or a film: 0,0.1,0.2 (default: 0).",
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
        "times are seconds in ascending order with commas between them, such as 0,0.1,0.25")
    }
    guard numbers.count <= 100 else { throw ValidationError("a strip has 100 moments at most") }
    return numbers
  }
}
