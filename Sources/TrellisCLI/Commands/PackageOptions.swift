import ArgumentParser
import TrellisFailure

/// The package to build, common to the commands for packages alone.
struct PackageOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("The package's folder (default: the current one).", valueName: "package"))
  var path = "."

  @OptionGroup var platform: PlatformOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The configuration: debug or release.", valueName: "name"))
  var configuration: Configuration = .debug

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("Arguments for SwiftPM, after --.", valueName: "arguments"))
  var others: [String] = []

  enum Configuration: String, CaseIterable, ExpressibleByArgument {
    case debug, release
  }

  /// The arguments for SwiftPM.
  var arguments: [String] { ["--configuration", configuration.rawValue] + others }

  /// Returns the package.
  func package() throws -> SwiftPackage {
    guard SwiftPackage.isPackage(path) else {
      throw Failure.noInput("'\(path)' isn't a package: it has no Package.swift")
    }
    return try SwiftPackage(path, platform: platform.as)
  }
}
