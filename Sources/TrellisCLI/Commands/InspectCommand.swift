import ArgumentParser
import Foundation
import SwiftUI
import TrellisFailure

struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Runs SwiftUI source, and shows its attribute graph live on a web page.",
    discussion: """
      The command prints the address of the page, which only this machine can open. Without a display, the page also shows the window. \
      With --headless, nothing is opened: a script runs and its costs are printed. Its lines are `tap Save`, `type hello`, `wait 0.5` or \
      `expect Row 1` (at most one evaluation of Row's body in the previous step). The exit code is 1 if a budget is exceeded. \
      With --record, the last frames of each window (at most 2,000) are written to a file when the window is closed or the app \
      ends: a page that needs no running app. If the first window's file is app.html, the second's is app-2.html.
      """)

  @OptionGroup var source: SourceOptions
  @OptionGroup var appearance: AppearanceOptions

  @Flag(help: "Open nothing; run a script and print its costs.")
  var headless = false

  @Option(help: ArgumentHelp("The script's file, or - for the standard input.", valueName: "file"))
  var script: String?

  @Option(help: "The format of a script's report.")
  var report: InspectionScript.Format = .text

  @Option(
    help: ArgumentHelp(
      "An earlier JSON report of the same script; fails if a body, layout or drawing does more work than there.",
      valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write each window's frames to a file when it is closed: a page to step through them.",
      valueName: "file.html"))
  var record: String?

  func run() throws {
    var request = LaunchRequest(
      mode: .window, size: appearance.size, scheme: appearance.scheme, theme: appearance.selectedTheme)
    guard headless == (script != nil) else {
      throw Failure.usage("--headless and --script need each other; give both, or neither")
    }
    guard baseline == nil || script != nil else {
      throw Failure.usage("--baseline needs --headless and --script")
    }
    if let script {
      request.script = try InspectionScript(try ScriptFile.text(of: script), format: report)
      request.script?.baseline = try baseline.map(readable)
    } else {
      (request.inspects, request.showsInPage) = (true, true)
    }
    request.recording = try record.map(checked)
    try source.launch(request)
  }

  /// Returns the absolute path of a file that can be read.
  private func readable(_ baseline: String) throws -> String {
    guard access(baseline, R_OK) == 0 else {
      throw Failure.noInput("can't read the baseline '\(baseline)': \(String(cString: strerror(errno)))")
    }
    return try AbsolutePath.make(baseline)
  }

  /// Returns the absolute path of an output file; throws a failure if the file's folder isn't writable.
  ///
  /// Called before anything is compiled.
  private func checked(_ file: String) throws -> String {
    let path = try AbsolutePath.make(file)
    let folder = (path as NSString).deletingLastPathComponent
    guard !file.isEmpty, !file.hasSuffix("/"), FileManager.default.isWritableFile(atPath: folder) else {
      throw Failure.cantWrite(file, "--record needs a file in a folder that is writable")
    }
    return path
  }
}

/// A script that a command performs in an app.
enum ScriptFile {
  /// Returns the text of a file, or of the standard input for `-`.
  static func text(of file: String) throws -> String {
    if file == "-" { return String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self) }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Failure(message: "can't read the script '\(file)'", exitCode: 66)
    }
    return String(decoding: data, as: UTF8.self)
  }
}

extension InspectionScript.Format: ExpressibleByArgument {}
