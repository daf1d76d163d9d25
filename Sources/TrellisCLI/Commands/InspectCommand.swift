import ArgumentParser
import Foundation
import SwiftUI
import TrellisFailure

struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Opens SwiftUI source with its attribute graph in a page, live.",
    discussion: """
      It prints the address of the page, on this machine alone. Where there is no display, the page is the window's screen too. \
      With --headless, nothing is opened: a script is done, of lines such as `tap Save`, `type hello`, `wait 0.5` and \
      `expect Row 1` (at most one evaluation of Row's body in the step before), and what that cost is printed; the exit code is 1 \
      where a budget wasn't kept. With --record, the last frames (2,000 at most) of each window are in a file when that is closed, or the app \
      ends: a page that needs no app. The second window's is called app-2.html where the first one's is app.html.
      """)

  @OptionGroup var source: SourceOptions
  @OptionGroup var appearance: AppearanceOptions

  @Flag(help: "Open nothing: do a script, and print what it cost.")
  var headless = false

  @Option(help: ArgumentHelp("The file of the script, or - for the standard input.", valueName: "file"))
  var script: String?

  @Option(help: "How the report of a script is written.")
  var report: InspectionScript.Format = .text

  @Option(
    help: ArgumentHelp(
      "Write the frames of each window to a file when it is closed: a page to step through them.",
      valueName: "file.html"))
  var record: String?

  func run() throws {
    var request = LaunchRequest(
      mode: .window, size: appearance.size, scheme: appearance.scheme, look: appearance.look)
    guard headless == (script != nil) else {
      throw Failure.usage("--headless does what a --script says, and only that does; give both, or neither")
    }
    if let script {
      request.script = try InspectionScript(try text(of: script), format: report)
    } else {
      (request.inspects, request.showsInPage) = (true, true)
    }
    request.recording = try record.map(checked)
    try source.launch(request)
  }

  /// Returns the absolute path of a file that can be written; called before anything is compiled.
  private func checked(_ file: String) throws -> String {
    let path = try AbsolutePath.make(file)
    let folder = (path as NSString).deletingLastPathComponent
    guard !file.isEmpty, !file.hasSuffix("/"), FileManager.default.isWritableFile(atPath: folder) else {
      throw Failure.cantWrite(file, "--record names no file in a folder that can be written to")
    }
    return path
  }

  private func text(of file: String) throws -> String {
    if file == "-" { return String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self) }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Failure(message: "there is no script '\(file)' that can be read", exitCode: 66)
    }
    return String(decoding: data, as: UTF8.self)
  }
}

extension InspectionScript.Format: ExpressibleByArgument {}
