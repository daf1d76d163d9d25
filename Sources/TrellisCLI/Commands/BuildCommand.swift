import ArgumentParser

struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Builds a Swift package that imports SwiftUI.",
    discussion: """
      The package needs no change. SwiftPM builds it in the cache, and nothing is written to the package's folder.
      """)

  @OptionGroup var options: PackageOptions

  @Option(help: ArgumentHelp("The product to build (default: all).", valueName: "name"))
  var product: String?

  func run() throws {
    let package = try options.package()
    try package.build((product.map { ["--product", $0] } ?? []) + options.arguments)
  }
}
