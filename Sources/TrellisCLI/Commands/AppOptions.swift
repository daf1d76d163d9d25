import ArgumentParser
import Foundation
import TrellisFailure

/// The texts about an app for its bundle; an Xcode project gives some of them itself.
struct AppOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The app's name (default: the source's, or the product's).", valueName: "text"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "The app's identifier, such as org.example.Notes (default: the Xcode project's, else com.example.NAME).",
      valueName: "id"))
  var identifier: String?

  @Option(
    help: ArgumentHelp("The app's version (default: the Xcode project's, else 1.0).", valueName: "number"))
  var appVersion: String?

  @Option(help: ArgumentHelp("The app in a few words (default: its name).", valueName: "text"))
  var summary: String?

  @Option(
    help: ArgumentHelp(
      "The icon: a square PNG, JPEG or WebP file (default: AppIcon of the asset catalog).", valueName: "file")
  )
  var icon: String?

  @Option(
    help: ArgumentHelp(
      "The app's licence, as an SPDX expression (default: LicenseRef-proprietary).", valueName: "licence"))
  var license = "LicenseRef-proprietary"

  @Option(
    help: ArgumentHelp(
      "The maintainer, as 'Name <address>' (default: from DEBFULLNAME and DEBEMAIL).", valueName: "text"))
  var maintainer: String?

  @Option(help: ArgumentHelp("The desktop's category (default: Utility).", valueName: "word"))
  var category = "Utility"

  /// Throws a failure if the icon can't be read, before anything is compiled.
  func checkIcon() throws {
    if let icon, access(icon, R_OK) != 0 {
      throw Failure.noInput(
        "can't read the icon '\(icon)': \(String(cString: strerror(errno))); give a PNG, JPEG or WebP file, or leave --icon out"
      )
    }
  }

  /// Returns the texts about a built app.
  func description(of built: BuiltApp) throws -> AppDescription {
    func info(_ key: String) -> String? {
      (built.info[key] as? String).flatMap { $0.isEmpty ? nil : $0 }
    }
    let name = self.name ?? built.name
    let program = AppDescription.program(for: name)
    let words = program.filter { $0 != "-" }
    let variables = ProcessInfo.processInfo.environment
    let description = AppDescription(
      name: name, program: program,
      identifier: identifier ?? info("CFBundleIdentifier")
        ?? "com.example." + (words.first?.isNumber ?? true ? "App" + words : words),
      version: appVersion ?? info("CFBundleShortVersionString") ?? "1.0", summary: summary ?? name,
      license: license,
      maintainer: maintainer
        ?? "\(variables["DEBFULLNAME"] ?? "Unknown") <\(variables["DEBEMAIL"] ?? "unknown@localhost")>",
      category: category)
    try description.check()
    return description
  }
}
