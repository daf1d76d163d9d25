import ArgumentParser
import Foundation
import TrellisFailure

struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Tests a Swift package that imports SwiftUI.",
    discussion: """
      The package needs no change. SwiftPM builds it in the cache, and runs its tests, those of XCTest and of Swift Testing. \
      The exit code is 1 if a test fails.
      """)

  @OptionGroup var options: PackageOptions

  @Option(
    help: ArgumentHelp(
      "Run only the tests whose names match, as in `swift test --filter`.", valueName: "regex"))
  var filter: [String] = []

  func run() throws {
    let package = try options.package()
    guard package.description.targets.contains(where: { $0.type == "test" }) else {
      throw Failure.usage("the package \(package.description.name) has no tests")
    }
    // Otherwise a list of tests for Linux, which is rarely correct, would replace SwiftPM's own search.
    let discovery = ["--enable-test-discovery"]
    setenv(ReplacedSources.findsTests, "1", 1)
    try package.build(["--build-tests"] + discovery + options.arguments)
    let code = try package.run(
      "test", ["--skip-build"] + discovery + filter.flatMap { ["--filter", $0] } + options.arguments)
    if code != 0 { throw ExitCode(code) }
  }
}
