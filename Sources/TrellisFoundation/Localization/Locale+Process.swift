import Foundation

extension Locale {
  /// The locale of the process.
  ///
  /// Foundation's `current` can't be used: on Linux it is international English, regardless of the environment variables.
  package static let ofProcess = Locale(variables: ProcessInfo.processInfo.environment)

  /// Creates the locale of the first variable that isn't empty: `LC_ALL`, `LC_MESSAGES` or `LANG`.
  ///
  /// American English is used if all are empty, or if the value is `C` or `POSIX`.
  package init(variables: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let value = names.lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
    // Drops the encoding and the modifier of names like `sr_RS.UTF-8@latin`.
    let name = value.prefix { $0 != "." && $0 != "@" }
    let isProgram = name.isEmpty || name == "C" || name == "POSIX"
    self.init(identifier: isProgram ? "en_US" : String(name))
  }
}
