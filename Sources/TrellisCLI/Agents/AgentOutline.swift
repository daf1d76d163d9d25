import Foundation
import TrellisFailure

/// The parts of a source that can be shown, found without a compiler.
enum AgentOutline {
  /// Returns the apps, previews and views below a path.
  static func list(_ path: String, in folder: AgentFolder) throws -> MCPResult {
    let root = XcodeApp.isProject(path) ? (path as NSString).deletingLastPathComponent : path
    let paths = root.hasSuffix(".swift") ? [root] : try RepositoryFiles(below: root).swift
    let files = paths.compactMap { path in
      FileManager.default.contents(atPath: path).map { ScannedFile(path: path, text: $0) }
    }
    if files.isEmpty { throw Failure.noInput("no Swift files in '\(path)'") }
    let outline = SourceOutline(files)
    func place(_ file: String, _ line: Int) -> String {
      "\(RelativePath.make(file, below: folder.path)):\(line)"
    }
    var lines = files.flatMap(DeclarationScanner.declarations).filter(\.isMain).map {
      "app \($0.name)  \(place($0.file, $0.line))"
    }
    lines += outline.previews.map { "preview \($0.name)  \(place($0.file, $0.line))" }
    lines += outline.providers.map { "preview \($0.plainName)  \(place($0.file, $0.line))" }
    lines += outline.views.map {
      "view \($0.plainName)  \(place($0.file, $0.line))\($0.isGeneric ? "  (generic, can't be shown alone)" : "")"
    }
    return MCPResult(text: lines.isEmpty ? "no app, preview or view" : lines.joined(separator: "\n"))
  }
}

/// Names of SwiftUI and the modules around it.
enum AgentNames {
  /// Returns a sentence: the kind of a name that exists here, or a replacement for the name.
  static func text(about given: String) throws -> String {
    let name = given.split(separator: ".").last.map { String($0.prefix { $0 != "(" }) } ?? given
    if CompilerAdvice.modules.contains(name) { return "\(name) exists: it is a module; import it" }
    for kind in [MissingName.Kind.global, .member, .module] {
      if let advice = KnownGaps.advice(for: MissingName(kind: kind, name: name)) {
        return "\(name): \(advice)"
      }
    }
    let toolkit = try Toolkit.beside(executable: Toolkit.runningExecutable())
    let cache = try BuildCache()
    let headers = try toolkit.library(in: cache).headers
    guard let names = PublicNames.read(of: .trellis, toolkit, in: cache, headers: headers) else {
      throw Failure.unavailable("the compiler's tool swift-symbolgraph-extract isn't there")
    }
    var found: [String] = []
    if names.globals.contains(name) { found.append("a type, function or macro") }
    if names.members.contains(name) { found.append("a member of a type") }
    if !found.isEmpty { return "\(name) exists: it is \(found.joined(separator: ", and "))" }
    let nearest = NameDistance.nearest(to: name, among: names.globals.union(names.members))
    return "\(name) isn't a name of SwiftUI or UIKit here"
      + (nearest.isEmpty ? "" : "; the nearest is \(nearest.joined(separator: " or "))")
  }
}
