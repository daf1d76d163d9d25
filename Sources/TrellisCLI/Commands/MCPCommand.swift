import ArgumentParser
import Foundation

struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Lets an agent see and use SwiftUI source, by the Model Context Protocol.",
    discussion: """
      The command speaks the protocol on its standard input and output, and ends with the input. It reads the folder and what it builds, \
      and opens no port. Apps run with your rights.
      """)

  @Argument(
    help: ArgumentHelp("The folder to serve (default: the current one).", valueName: "folder"))
  var folder = "."

  func run() throws {
    // The runtime would take seconds to print the backtrace of a crash.
    setenv("SWIFT_BACKTRACE", "enable=no", 0)
    MCPServer(folder: try AgentFolder(folder)).run()
  }
}
