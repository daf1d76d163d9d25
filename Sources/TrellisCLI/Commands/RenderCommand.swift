import ArgumentParser
import Foundation
import SwiftUI
import TrellisFailure

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Writes a picture of SwiftUI source as a PNG, an SVG or a PDF; needs no display.")

  @OptionGroup var source: SourceOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where the picture goes: a .png, .svg or .pdf.", valueName: "file"))
  var output: String

  @OptionGroup var appearance: AppearanceOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many pixels of a PNG make a point, such as 2 (default: 1).", valueName: "number"),
    transform: Scale.parse)
  var scale: Double?

  func run() throws {
    let format = try checkedFormat()
    if let size = appearance.size { try PictureLimits.check(size, scale: scale ?? 1, as: format) }
    let request = LaunchRequest(
      mode: .render, size: appearance.size, scheme: appearance.scheme, scale: scale ?? 1,
      output: try checkedOutput())
    try source.launch(request)
  }

  /// The kind of file that the output's ending asks for.
  private func checkedFormat() throws -> PictureFormat {
    guard let format = PictureFormat(path: output) else {
      throw Failure.usage(
        "'\(output)' doesn't end in .png, .svg or .pdf, which are the kinds of pictures there are")
    }
    if format != .png, scale != nil {
      throw Failure.usage(
        "--scale is for PNG: a picture of vectors has no pixels; leave it out for .\(format)")
    }
    return format
  }

  /// The output's absolute path; checked before anything is compiled for it.
  private func checkedOutput() throws -> String {
    let path = try AbsolutePath.make(output)
    var isFolder: ObjCBool = false
    if output.isEmpty || output.hasSuffix("/")
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
