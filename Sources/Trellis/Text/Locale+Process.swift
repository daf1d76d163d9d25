import Foundation

extension Locale {
  /// The locale that the process was started in.
  ///
  /// Foundation's `current` isn't: on Linux it is that of international English, whatever the variables say.
  nonisolated static let ofProcess = Locale(variables: ProcessInfo.processInfo.environment)

  /// The locale that variables ask for, the first that says anything; American English where none does, or it is a program's.
  nonisolated init(variables: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let value = names.lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
    // As in `sr_RS.UTF-8@latin`.
    let name = value.prefix { $0 != "." && $0 != "@" }
    let isProgram = name.isEmpty || name == "C" || name == "POSIX"
    self.init(identifier: isProgram ? "en_US" : String(name))
  }
}
