import ArgumentParser

/// The option for the platform of a package.
struct PlatformOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The platform of a package or project: linux, phone (canImport(UIKit) is true) or ios (os(iOS) is true, too). Default: linux if the source mentions os(Linux), ios if it mentions os(iOS), else phone.",
      valueName: "platform"))
  var `as`: PackagePlatform?
}
