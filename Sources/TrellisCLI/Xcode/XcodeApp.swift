import Foundation
import SwiftUI
import TrellisAssetNames
import TrellisFailure

/// An app of an Xcode project, built by a package in the cache whose sources are links to the project's.
struct XcodeApp {
  private let project: XcodeProject
  private let app: XcodeTarget
  /// The targets that the app is built from, the app last.
  private let targets: [XcodeTarget]
  private let platform: PackagePlatform?
  private let toolkit: Toolkit
  private let cache: BuildCache
  /// Receives SwiftPM's messages if the app doesn't compile.
  var onErrors: ((String) -> Void)?
  /// Whether a build may go on; called while SwiftPM runs.
  var mayRun: () -> Bool = { true }

  static func isProject(_ path: String) -> Bool {
    (path.hasSuffix("/") ? String(path.dropLast()) : path).hasSuffix(".xcodeproj")
  }

  /// Reads the project and chooses its app; `name` is the target's name, or nil for the only app.
  init(_ path: String, target name: String?, platform: PackagePlatform?) throws {
    project = try XcodeProject(path)
    self.platform = platform
    toolkit = try Toolkit.beside(executable: Toolkit.runningExecutable())
    cache = try BuildCache()
    let project = project
    let all = project.targets.map { (id: $0.id, target: XcodeTarget($0.id, in: project), object: $0.object) }
    let apps = all.compactMap(\.target).filter { $0.kind == .application }
    app = try XcodeApp.chosen(name, apps, all.compactMap { $0.object["name"] as? String }, path)
    var targets: [XcodeTarget] = []
    func add(_ target: XcodeTarget) {
      for id in target.dependencies {
        guard let dependency = all.first(where: { $0.id == id })?.target, dependency.kind != .application,
          !targets.contains(where: { $0.name == dependency.name })
        else { continue }
        add(dependency)
      }
      targets.append(target)
    }
    add(app)
    self.targets = targets
    XcodeApp.report(
      all.filter { $0.target == nil }.compactMap { $0.object["name"] as? String }, targets.flatMap(\.skipped))
  }

  private static func chosen(
    _ name: String?, _ apps: [XcodeTarget], _ all: [String], _ path: String
  ) throws -> XcodeTarget {
    if let name {
      if let app = apps.first(where: { $0.name == name }) { return app }
      throw Failure.usage(
        all.contains(name)
          ? "the target '\(name)' isn't an app; the apps of \(path) are: \(apps.map(\.name).joined(separator: ", "))"
          : "\(path) has no target '\(name)'; its targets are: \(all.joined(separator: ", "))")
    }
    guard let app = apps.first else { throw Failure.usage("the Xcode project \(path) has no app") }
    guard apps.count == 1 else {
      throw Failure(
        message: "the project has several apps; name one with --target:", exitCode: 64,
        details: apps.map { TypedCommand.line(adding: "--target \(TypedCommand.quoted($0.name))") })
    }
    return app
  }

  /// Reports the parts of the project that are skipped.
  private static func report(_ targets: [String], _ files: [String]) {
    var lines: [String] = []
    if !targets.isEmpty {
      lines.append("skipped targets, which aren't apps or frameworks: " + targets.joined(separator: ", "))
    }
    if !files.isEmpty {
      lines.append(
        "skipped files: " + files.map { ($0 as NSString).lastPathComponent }.joined(separator: ", "))
    }
    for line in lines { FileHandle.standardError.write(Data("trellis: \(line)\n".utf8)) }
  }

  /// The Swift files of the app and of its frameworks, by module.
  var modules: [(name: String, files: [String])] {
    targets.map { ($0.module(isTaken: toolkit.isTaken), $0.sources) }
  }

  /// The project's folder.
  var folder: String { project.root }

  /// Builds the app, and replaces this process by it; returns only by throwing.
  func launch(_ request: LaunchRequest) throws {
    let program = try build()
    var request = request
    request.resources = project.root
    try Subprocess.become(program, environment: [LaunchRequest.environmentVariable: request.encoded()])
  }

  /// The absolute paths of the app's resources.
  var resources: [String] { app.resources }
  /// The name of the app's target.
  var name: String { app.name }

  /// Builds the app, with more arguments for SwiftPM, and returns the program's path; throws if it has no Swift files.
  func build(_ arguments: [String] = []) throws -> String {
    guard !app.sources.isEmpty else {
      throw Failure.noInput("the target '\(app.name)' of \(project.path) has no Swift files")
    }
    let name = Fingerprint.hash(Data("\(project.path) \(app.name)".utf8))
    let shadow = XcodeShadow(folder: try cache.folder("projects/\(name)"), project: project, toolkit: toolkit)
    try shadow.write(targets)
    var package = try SwiftPackage(shadow.folder, platform: platform)
    (package.onErrors, package.mayRun) = (onErrors, mayRun)
    let product = shadow.module(app)
    try package.build(["--product", product] + arguments)
    let folder = try package.programs(arguments)
    BundledResources(paths: app.resources.filter { !$0.hasSuffix(".xcassets") }).link(into: folder)
    try shadow.writeInfo(of: app, to: folder)
    return "\(folder)/\(product)"
  }
}
