import ArgumentParser

/// The option for the platform of a package.
struct PlatformOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The platform that a package is built for; on the phone, canImport(UIKit) is true (default: linux if the source mentions os(Linux)).",
      valueName: "platform"))
  var `as`: PackagePlatform?
}
