import ArgumentParser
import SwiftUI

struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Prints the attribute graph of SwiftUI source after its first update.",
    discussion: """
      An edge points from an attribute to an attribute that reads it. `trellis graph App.swift | dot -Tsvg -o graph.svg` draws it. \
      Output of the app goes to stderr.
      """)

  @OptionGroup var source: SourceOptions

  @Option(help: "The output format.")
  var format: LaunchRequest.GraphFormat = .dot

  @OptionGroup var appearance: AppearanceOptions

  func run() throws {
    let request = LaunchRequest(
      mode: .graph, size: appearance.size, scheme: appearance.scheme, theme: appearance.selectedTheme,
      format: format)
    try source.launch(request)
  }
}

extension LaunchRequest.GraphFormat: ExpressibleByArgument {}
