import ArgumentParser
import Foundation
import SwiftUI
import TrellisFailure

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Renders SwiftUI source to a PNG, SVG, PDF or GIF file, without a display.",
    discussion: """
      If --at gives several times, the pictures are drawn side by side. A .gif shows them one after the other, and an output \
      such as frame-%03d.png gives a file for each: frame-000.png, frame-001.png and so on.
      """)

  @OptionGroup var source: SourceOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The output file (.png, .svg, .pdf or .gif), or - for the standard output; frame-%03d.png numbers pictures.",
      valueName: "file"))
  var output: String?

  @Option(
    help: "The picture's format (default: from the file's extension; PNG on the standard output).")
  var format: PictureFormat?

  @OptionGroup var appearance: AppearanceOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of pixels of a PNG, or units of an SVG or PDF, per point, such as 2 (default: 1).",
      valueName: "number"),
    transform: Scale.parse)
  var scale: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The maximum time to wait for views' tasks and for images to load: 500ms (default: 2s).",
      valueName: "time"),
    transform: SettleArgument.parse)
  var settle: Double?

  @OptionGroup var film: FilmOptions

  func run() throws {
    let output = try givenOutput()
    let format = try checkedFormat(output)
    if let size = appearance.size { try PictureLimits.check(size, scale: scale ?? 1, as: format) }
    var request = LaunchRequest(
      mode: .render, size: appearance.size, scheme: appearance.scheme, theme: appearance.selectedTheme,
      scale: scale ?? 1,
      output: output == "-" ? output : try checkedOutput(output), picture: format, settle: settle ?? 2)
    request.film = film.film
    try source.launch(request)
  }

  /// Returns the output, which is required.
  ///
  /// The parser treats it as optional, so that a misspelt option is reported first.
  private func givenOutput() throws -> String {
    guard let output else {
      throw Failure.usage(
        "no output is given; add --output picture.png, or --output - for the standard output")
    }
    if output.isEmpty {
      throw Failure.usage("-o needs a file, such as picture.png, or - for the standard output")
    }
    return output
  }

  /// Returns the format of the picture: the requested one, or that of the output's ending.
  private func checkedFormat(_ output: String) throws -> PictureFormat {
    if let format { return format }
    guard let format = PictureFormat(path: output) else {
      throw Failure.usage(
        "'\(output)' has no known extension; use .png, .svg, .pdf or .gif")
    }
    return format
  }

  /// Returns the output's absolute path; called before anything is compiled.
  private func checkedOutput(_ output: String) throws -> String {
    let path = try AbsolutePath.make(output)
    var isFolder: ObjCBool = false
    if output.hasSuffix("/")
      || FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    {
      throw Failure.cantWrite(output, "it is a folder")
    }
    let folder = (path as NSString).deletingLastPathComponent
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw Failure.cantWrite(output, "there is no folder '\(folder)'")
    }
    let target = FileManager.default.fileExists(atPath: path) ? path : folder
    guard FileManager.default.isWritableFile(atPath: target) else {
      throw Failure.cantWrite(output, String(cString: strerror(EACCES)))
    }
    return path
  }
}

extension PictureFormat: ExpressibleByArgument {}

/// A time to wait on the command line: `2s`, `500ms`.
enum SettleArgument {
  /// Parses a time in seconds: a decimal number followed by `s` or `ms`, up to a minute.
  static func parse(_ word: String) throws -> Double {
    let unit = word.hasSuffix("ms") ? "ms" : "s"
    guard word.hasSuffix(unit), let number = SizeArgument.decimal(word.dropLast(unit.count)) else {
      throw ValidationError("a time must have a unit, such as 2s or 500ms")
    }
    let seconds = unit == "ms" ? number / 1000 : number
    guard seconds <= 60 else { throw ValidationError("the waiting time can be at most a minute") }
    return seconds
  }
}
