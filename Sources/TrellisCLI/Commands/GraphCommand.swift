import ArgumentParser
import SwiftUI

struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Prints the attribute graph of SwiftUI source after its first update.",
    discussion: """
      An edge points from what is read to what reads it. `trellis graph App.swift | dot -Tsvg -o graph.svg` draws it. \
      What the source itself prints goes to stderr.
      """)

  @OptionGroup var source: SourceOptions

  @Option(help: "How it is written.")
  var format: LaunchRequest.GraphFormat = .dot

  @OptionGroup var appearance: AppearanceOptions

  func run() throws {
    let request = LaunchRequest(
      mode: .graph, size: appearance.size, scheme: appearance.scheme, look: appearance.look, format: format)
    try source.launch(request)
  }
}

extension LaunchRequest.GraphFormat: ExpressibleByArgument {}
