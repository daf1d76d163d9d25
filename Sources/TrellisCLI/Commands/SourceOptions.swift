import ArgumentParser
import Foundation
import SwiftUI
import TrellisFailure

/// The source to build and the view to show, common to all commands.
struct SourceOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A Swift file, a folder of them, a package, an .xcodeproj, or - for the standard input.",
      valueName: "source"))
  var path: String

  @Option(
    help: ArgumentHelp(
      "The view to show (default: the @main App, else ContentView, else the only view).",
      valueName: "name"))
  var view: String?

  @Option(
    help: ArgumentHelp(
      "The preview to show: a #Preview's name, its file and line (Card.swift:12), or a PreviewProvider.",
      valueName: "name"))
  var preview: String?

  @Option(
    help: ArgumentHelp("The product of a package to run (default: the only executable).", valueName: "name"))
  var product: String?

  @Option(
    help: ArgumentHelp("The app of an Xcode project to run (default: the only app).", valueName: "name"))
  var target: String?

  @OptionGroup var platform: PlatformOptions

  /// Throws a usage failure if options don't belong to the source.
  func check() throws {
    if view != nil && preview != nil {
      throw Failure.usage("--view and --preview can't be combined; give one of them")
    }
    if SwiftPackage.isPackage(path) { return }
    if XcodeApp.isProject(path) {
      guard view == nil, preview == nil, product == nil else {
        throw Failure.usage("--view, --preview and --product aren't for Xcode projects; leave the option out")
      }
      return
    }
    guard target == nil else {
      throw Failure.usage(
        "--target is for Xcode projects, and '\(path)' isn't one: it doesn't end in .xcodeproj")
    }
    guard product == nil, platform.as == nil else {
      throw Failure.usage(
        "--product and --as are for packages and projects, and '\(path)' isn't one: it has no Package.swift")
    }
  }

  /// Builds the source if needed, and replaces this process by the program; returns only by throwing.
  func launch(_ request: LaunchRequest) throws {
    try check()
    if SwiftPackage.isPackage(path) {
      let package = try SwiftPackage(path, platform: platform.as)
      return try PackageProgram(package: package, product: product, view: view, preview: preview).launch(
        request)
    }
    if XcodeApp.isProject(path) {
      return try XcodeApp(path, target: target, platform: platform.as).launch(request)
    }
    let sources = try SourceFiles(path: path)
    let toolkit = try Toolkit.beside(executable: Toolkit.runningExecutable())
    let outline = SourceOutline(sources.files.map { ScannedFile(path: $0.name, text: $0.contents) })
    let cache = try BuildCache()
    let builder = ProgramBuilder(sources: sources, toolkit: toolkit, cache: cache)
    let start: StartingPoint
    do {
      start = try outline.startingPoint(view: view, preview: preview)
    } catch var failure as Failure {
      // A syntax error may hide the views of a source, so the compiler's errors are reported first.
      if outline.views.isEmpty { try builder.typeCheck() }
      failure.details = failure.details.map { TypedCommand.line(adding: $0) }
      throw failure
    }
    let program = try builder.build(start)
    var request = request
    request.resources = sources.folder
    try program.become(environment: [LaunchRequest.environmentVariable: request.encoded()])
  }
}

extension SourceOptions {
  /// Shows the source in a window, and follows its changes; returns only by throwing.
  func watch(_ request: LaunchRequest) throws {
    if path == "-" { throw Failure.usage("the standard input can't be watched; name a file or a folder") }
    if SwiftPackage.isPackage(path) || XcodeApp.isProject(path) {
      throw Failure.usage(
        "--watch is for a Swift file or a folder of Swift files, and '\(path)' is a package or a project; name the folder of "
          + "its sources, or leave --watch out")
    }
    let (view, preview) = (view, preview)
    let session = try WatchSession(
      path, request, toolkit: Toolkit.beside(executable: Toolkit.runningExecutable()), cache: BuildCache()
    ) { sources in
      try SourceOutline(sources.files.map { ScannedFile(path: $0.name, text: $0.contents) })
        .startingPoint(view: view, preview: preview)
    }
    try session.run()
  }
}
