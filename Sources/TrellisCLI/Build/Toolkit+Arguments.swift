import Foundation

extension Toolkit {
  /// The modules that Foundation makes available on a Mac, so that files use them without importing them.
  static let implicitModules = ["TrellisCombine", "Observation", "FoundationNetworking", "TrellisFoundation"]

  /// Modules of Apple's systems that are other names of modules on Linux, for source that imports them without a test.
  static let aliases = ["os": "TrellisLogging", "Darwin": "Glibc", "ObjectiveC": "TrellisFoundation"]

  /// The compiler's arguments that make these modules available in every file.
  static var implicitImports: [String] { importing(implicitModules) }

  /// The modules that UIKit makes available on a phone, and SwiftUI with it.
  ///
  /// Trellis' UIKit is below these modules, so it can't re-export them.
  static let phoneModules = ["UserNotifications"]

  /// Returns the compiler's arguments that import modules into every file.
  static func importing(_ modules: [String]) -> [String] {
    modules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
  }

  /// Returns the arguments of every compilation of source outside packages: in the Swift 5 language mode, which most code uses.
  ///
  /// The option `search` precedes the folder of the modules. `contents` are those of the source's files.
  func sourceArguments(
    module: String, hasMainFile: Bool, headers: [String], contents: [Data], search: String = "-I",
    isOptimized: Bool = false
  ) -> [String] {
    var arguments = ["-swift-version", "5", "-module-name", module]
    if !hasMainFile { arguments.append("-parse-as-library") }
    arguments += [search, folder + "/Modules"] + Toolkit.implicitImports
    // A module of this name would change packages that test for it.
    arguments += ["-module-alias", "os=TrellisLogging"]
    if contents.contains(where: MacModules.areImported) { arguments += MacModules.arguments }
    // Source for Xcode uses literals of regular expressions.
    arguments.append("-enable-bare-slash-regex")
    // Messages about Trellis's own declarations then quote the declarations, not the sources.
    arguments += ["-Xfrontend", "-ignore-module-source-info"]
    // Xcode sets this flag in debug builds, and these builds are debug builds unless they are for a bundle.
    if !isOptimized { arguments += ["-D", "DEBUG"] }
    arguments += ["-load-plugin-executable", macros + "#TrellisMacros"]
    return arguments + (moduleMaps.map { "-fmodule-map-file=\($0)" } + headers).flatMap { ["-Xcc", $0] }
  }
}
