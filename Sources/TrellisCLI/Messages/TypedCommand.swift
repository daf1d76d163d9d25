import Foundation
import TrellisFailure

/// The command line as the user typed it.
enum TypedCommand {
  /// Returns the command line with an option added, as it can be typed in a shell.
  static func line(
    adding option: String, to arguments: [String] = CommandLine.arguments
  ) -> String {
    (["trellis"] + arguments.dropFirst().map(quoted)).joined(separator: " ") + " " + option
  }

  /// Checks that the first argument is a command; otherwise throws a failure that names the nearest one.
  static func check(_ arguments: some Sequence<String>, commands: [String]) throws {
    guard let first = arguments.first(where: { _ in true }), !first.hasPrefix("-") || first == "-",
      !(commands + ["help", "install"]).contains(first)
    else { return }
    if first == "-" || first.hasSuffix(".swift") || FileManager.default.fileExists(atPath: first) {
      throw Failure(
        message: "'\(first)' is no command; give one before the source, such as:", exitCode: 64,
        details: ["trellis run \(quoted(first))", "trellis render \(quoted(first)) -o picture.png"])
    }
    let starts = commands.filter { first.count > 1 && $0.hasPrefix(first) }
    let nearest = starts.isEmpty ? NameDistance.nearest(to: first, among: commands) : starts
    let suggestion = nearest.isEmpty ? "" : " Did you mean '\(nearest.joined(separator: "' or '"))'?"
    throw Failure.usage(
      "there is no command '\(first)'.\(suggestion) The commands are: \(commands.joined(separator: ", "))")
  }

  /// Returns an argument as a word of a shell.
  static func quoted(_ argument: String) -> String {
    let isPlain =
      !argument.isEmpty && argument.allSatisfy { $0.isLetter || $0.isNumber || "-_./:=@%+,".contains($0) }
    return isPlain ? argument : "'" + argument.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}
