import ArgumentParser
import Foundation
import SwiftUI
import TrellisFailure

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Writes a picture of SwiftUI source as a PNG; needs no display.")

  @OptionGroup var source: SourceOptions

  @Option(name: .shortAndLong, help: ArgumentHelp("Where the picture goes.", valueName: "png"))
  var output: String

  @OptionGroup var appearance: AppearanceOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many pixels make a point, such as 2 (default: 1).", valueName: "number"),
    transform: Scale.parse)
  var scale: Double = 1

  func run() throws {
    if let size = appearance.size { try PictureLimits.check(size, scale: scale) }
    let request = LaunchRequest(
      mode: .render, size: appearance.size, scheme: appearance.scheme, scale: scale,
      output: try checkedOutput())
    try source.launch(request)
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
