import Foundation
import SwiftUI
import TrellisFailure

/// A program of a package or an Xcode project, which SwiftPM builds.
///
/// An edited body of a package is compiled alone, and replaces the code of the running program. After any other edit, the program is built
/// and started again, without its states.
final class BuiltAgent: AgentProgram {
  var settings = AgentSettings()
  private let path: String
  private var request: LaunchRequest
  private let view: String?
  private let preview: String?
  /// The folder for the program's output and the replacements of its code.
  private let folder: WatchFolder
  private var process: WatchedProcess?
  private var modules: LiveModules?
  private var answers: [Int: AgentAnswer] = [:]
  private var count = 0
  private var edits = 0
  /// The Swift files and the manifest that the running program was built from, with their sizes and dates.
  private var built: [String: Fingerprint] = [:]
  /// SwiftPM's messages about the last build that failed.
  private var messages = ""
  private var log: AgentLog { AgentLog(path: folder.path + "/app.log") }

  init(_ path: String, view: String?, preview: String?, _ request: LaunchRequest) throws {
    (self.path, self.request, self.view, self.preview) = (path, request, view, preview)
    let name = Fingerprint.hash(Data("\(path) \(view ?? "") \(preview ?? "")".utf8))
    folder = try WatchFolder(for: "agent \(name)", in: BuildCache())
  }

  // MARK: - Building

  func update(_ call: MCPCall) throws {
    let files = try currentFiles()
    if process != nil, files == built { return }
    if process != nil, Set(files.keys) == Set(built.keys) {
      let changed = files.keys.filter { files[$0] != built[$0] }.sorted()
      do {
        if let replacements = try modules?.replacements(for: changed), try replace(replacements, call) {
          built = files
          return
        }
      } catch let errors as WatchedBuild.Errors {
        // The edited file may compile, although the replacement doesn't.
        if isCheckable, case let report = try RepositoryCheck(path, platform: nil).run(), !report.passed {
          throw Failure(message: CompilerError.text(of: errors.errors), exitCode: 1, details: [report.text])
        }
      }
    }
    call.progress("building with SwiftPM")
    request.resources =
      (path as NSString).pathExtension.isEmpty ? path : (path as NSString).deletingLastPathComponent
    let program: String
    do {
      program = try build(call)
    } catch let failure as Failure where failure.exitCode == 1 {
      throw Failure(
        message: "the source doesn't compile", exitCode: 1, details: [errors] + failure.details)
    }
    try call.checkCancellation()
    end()
    process = try WatchedProcess(program, request, log: log.path)
    built = files
    call.progress("starting")
    var isShown = false
    try receive(call, AgentDeadline(seconds: 60)) { reports in
      for case .shown in reports { isShown = true }
      return isShown
    }
  }

  /// Returns the Swift files and the manifest, with their sizes and dates.
  private func currentFiles() throws -> [String: Fingerprint] {
    let root = XcodeApp.isProject(path) ? (path as NSString).deletingLastPathComponent : path
    var files: [String: Fingerprint] = [:]
    for file in try RepositoryFiles(below: root).swift + [path + "/Package.swift", path + "/project.pbxproj"]
    {
      files[file, default: Fingerprint()].add(file: file)
    }
    return files
  }

  /// Whether a check finds all modules: those of other packages are only built by SwiftPM.
  private var isCheckable: Bool {
    let manifest = FileManager.default.contents(atPath: path + "/Package.swift") ?? Data()
    return manifest.range(of: Data(".package(".utf8)) == nil
  }

  /// The compiler's errors about the last build that failed, or else the end of SwiftPM's messages.
  private var errors: String {
    let errors = CompilerError.errors(in: messages)
    if errors.isEmpty { return String(messages.suffix(4000)) }
    let lines = errors.prefix(40).map {
      "\(RelativePath.make($0.file, below: path)):\($0.line): \($0.message)"
    }
    return (lines + (errors.count > 40 ? ["and \(errors.count - 40) more"] : [])).joined(separator: "\n")
  }

  /// Builds the program, with replaceable code if it compiles that way, and returns the program's path.
  private func build(_ call: MCPCall) throws -> String {
    modules = nil
    guard SwiftPackage.isPackage(path) else {
      guard view == nil, preview == nil else {
        throw Failure.usage(
          "'view' and 'preview' aren't for Xcode projects; give the folder of the sources instead")
      }
      var app = try XcodeApp(path, target: nil, platform: nil)
      app.onErrors = { [weak self] in self?.messages = $0 }
      app.mayRun = { !call.isCancelled }
      return try app.build()
    }
    var package = try SwiftPackage(path, platform: nil)
    package.variant = "-agent"
    package.onErrors = { [weak self] in self?.messages = $0 }
    package.mayRun = { !call.isCancelled }
    let program = PackageProgram(package: package, product: nil, view: view, preview: preview)
    do {
      let built = try program.build(LiveModules.arguments)
      modules = LiveModules(package, program: built, folder: folder.path)
      return built
    } catch let failure as Failure where failure.exitCode == 1 {
      // Some code compiles only if it can't be replaced.
      if isCheckable, try !RepositoryCheck(path, platform: nil).run().passed { throw failure }
      package.variant = ""
      return try PackageProgram(package: package, product: nil, view: view, preview: preview).build()
    }
  }

  /// Replaces code in the running program; returns false if the program refuses a replacement and has to be built again.
  private func replace(_ replacements: [LiveModules.Replacement], _ call: MCPCall) throws -> Bool {
    for replacement in replacements {
      edits += 1
      process?.send(
        .replace(
          edit: edits, library: replacement.library, types: replacement.types,
          rebuildsAll: replacement.rebuildsAll))
      var isAccepted: Bool?
      try receive(call, AgentDeadline(seconds: 60)) { [edits] reports in
        for report in reports {
          if case .shown(edits) = report { isAccepted = true }
          if case .refused(edits, _) = report { isAccepted = false }
        }
        return isAccepted != nil
      }
      if isAccepted != true { return false }
    }
    return true
  }

  // MARK: - The running program

  func ask(_ request: AgentRequest, _ call: MCPCall) throws -> AgentAnswer {
    guard let process else { throw Failure.software("the app isn't running") }
    count += 1
    process.send(.agent(number: count, request))
    try receive(call, .of(request)) { [count] _ in answers[count] != nil }
    return answers.removeValue(forKey: count)!
  }

  /// Receives messages until a condition is true.
  private func receive(_ call: MCPCall, _ deadline: AgentDeadline, until isDone: ([WatchReport]) -> Bool)
    throws
  {
    while let process {
      try call.checkCancellation()
      do {
        try deadline.check(process)
      } catch {
        self.process = nil
        throw error
      }
      guard let reports = process.receiveSoon() else {
        self.process = nil
        let ending = process.waitForEnd()
        throw Failure.software(
          "the app ended (\(ending)); it starts again with the next call:\n\(log.explanation)")
      }
      for case .agent(let number, let answer) in reports { answers[number] = answer }
      if isDone(reports) { return }
    }
  }

  func end() {
    process?.kill()
    process = nil
  }
}
