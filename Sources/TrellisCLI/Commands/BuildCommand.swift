import ArgumentParser

struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Builds a Swift package, or an app of an Xcode project, that imports SwiftUI.",
    discussion: """
      The package needs no change. SwiftPM builds it in the cache, and nothing is written to the package's folder.
      """)

  @OptionGroup var options: PackageOptions

  @Option(help: ArgumentHelp("The product to build (default: all).", valueName: "name"))
  var product: String?

  @Option(
    help: ArgumentHelp("The app of an Xcode project to build (default: the only app).", valueName: "name"))
  var target: String?

  func run() throws {
    if XcodeApp.isProject(options.path) {
      _ = try XcodeApp(options.path, target: target, platform: options.platform.as).build()
      return
    }
    let package = try options.package()
    try package.build((product.map { ["--product", $0] } ?? []) + options.arguments)
  }
}
