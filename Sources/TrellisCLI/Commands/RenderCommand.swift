import ArgumentParser
import Foundation
import SwiftUI
import TrellisFailure

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Writes a picture of SwiftUI source as a PNG, an SVG, a PDF or a GIF; needs no display.",
    discussion: """
      With several times --at, the pictures stand beside each other; in a .gif they follow each other, and an output \
      such as frame-%03d.png becomes a file for each: frame-000.png, frame-001.png and so on.
      """)

  @OptionGroup var source: SourceOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where the picture goes: a .png, .svg, .pdf or .gif, or - for the standard output; frame-%03d.png numbers pictures.",
      valueName: "file"))
  var output: String?

  @Option(
    help: "Which kind of picture it is (default: what the file's ending says; PNG on the standard output).")
  var format: PictureFormat?

  @OptionGroup var appearance: AppearanceOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many pixels of a PNG, or units of an SVG or a PDF, make a point, such as 2 (default: 1).",
      valueName: "number"),
    transform: Scale.parse)
  var scale: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long the picture waits at most for tasks of views, and pictures that they load: 500ms (default: 2s).",
      valueName: "time"),
    transform: SettleArgument.parse)
  var settle: Double?

  @OptionGroup var film: FilmOptions

  func run() throws {
    let output = try givenOutput()
    let format = try checkedFormat(output)
    if let size = appearance.size { try PictureLimits.check(size, scale: scale ?? 1, as: format) }
    var request = LaunchRequest(
      mode: .render, size: appearance.size, scheme: appearance.scheme, look: appearance.look,
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
        "the picture has to go somewhere; add --output picture.png, or --output - for the standard output")
    }
    if output.isEmpty {
      throw Failure.usage("-o names no file; give it one, such as picture.png, or - for the standard output")
    }
    return output
  }

  /// Returns the format of the picture: the requested one, or that of the output's ending.
  private func checkedFormat(_ output: String) throws -> PictureFormat {
    if let format { return format }
    guard let format = PictureFormat(path: output) else {
      throw Failure.usage(
        "'\(output)' doesn't end in .png, .svg, .pdf or .gif, which are the kinds of pictures there are")
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
      throw ValidationError("a time is a number with its unit, such as 2s or 500ms")
    }
    let seconds = unit == "ms" ? number / 1000 : number
    guard seconds <= 60 else { throw ValidationError("a picture waits for a minute at most") }
    return seconds
  }
}
