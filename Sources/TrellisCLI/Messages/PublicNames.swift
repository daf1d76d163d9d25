import Foundation

/// The names that source can use: the public declarations of modules.
struct PublicNames: Codable {
  /// The names of types, functions and macros.
  var globals: Set<String> = []
  /// The names of members.
  var members: Set<String> = []

  /// A set of modules.
  enum Scope: String {
    /// The modules whose names source sees with `import SwiftUI`.
    case trellis
    /// Swift's own modules, and Foundation.
    case system

    fileprivate var modules: [String] {
      switch self {
      case .trellis:
        [
          "Trellis", "TrellisControls", "TrellisUIKit", "TrellisGeometry", "TrellisLayout",
          "TrellisCoreGraphics", "TrellisCoreGraphicsCairo", "UniformTypeIdentifiers", "SwiftUI",
        ]
      case .system:
        [
          "Swift", "_Concurrency", "_StringProcessing", "Observation", "FoundationEssentials",
          "FoundationInternationalization", "Foundation", "Dispatch", "TrellisFoundation", "OpenCombine",
          "Combine",
        ]
      }
    }
  }

  /// Returns the names, from the cache or from the compiler's tool for symbols; nil if the tool isn't there or fails.
  static func read(
    of scope: Scope = .trellis, _ toolkit: Toolkit, in cache: BuildCache, headers: [String]
  ) -> PublicNames? {
    var key = Fingerprint()
    key.add(toolkit.folder)
    key.add(scope.rawValue)
    guard let build = (try? cache.folder("names/\(key.name)")).map(CachedBuild.init) else { return nil }
    let file = build.folder + "/names.json"
    let lock = try? build.buildIfNeeded(toolkit.fingerprint) {
      let names = try extracted(scope, toolkit, in: build.folder, headers)
      try JSONEncoder().encode(names).write(to: URL(fileURLWithPath: file))
    }
    defer { lock?.release() }
    guard lock != nil, let data = FileManager.default.contents(atPath: file) else { return nil }
    return try? JSONDecoder().decode(PublicNames.self, from: data)
  }

  /// Makes the list of names with the compiler's tool, in a folder for its files.
  private static func extracted(
    _ scope: Scope, _ toolkit: Toolkit, in folder: String, _ headers: [String]
  ) throws -> PublicNames {
    let compiler = AbsolutePath.realPath(toolkit.compiler) ?? toolkit.compiler
    let tool = (compiler as NSString).deletingLastPathComponent + "/swift-symbolgraph-extract"
    let graphs = folder + "/symbols"
    try? FileManager.default.removeItem(atPath: graphs)
    try FileManager.default.createDirectory(atPath: graphs, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: graphs) }
    let common = toolkit.moduleMaps.map { "-fmodule-map-file=\($0)" } + headers
    var names = PublicNames()
    for module in scope.modules {
      let outcome = try Subprocess.run(
        tool,
        [
          "-module-name", module, "-I", toolkit.folder + "/Modules", "-target", Toolkit.target,
          "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", graphs,
        ] + common.flatMap { ["-Xcc", $0] })
      guard outcome.exitCode == 0 else { throw CocoaError(.executableLoad) }
    }
    for file in try FileManager.default.contentsOfDirectory(atPath: graphs) {
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(graphs)/\(file)"))
      for symbol in try JSONDecoder().decode(SymbolGraph.self, from: data).symbols { names.add(symbol) }
    }
    return names
  }

  private mutating func add(_ symbol: SymbolGraph.Symbol) {
    // The title of a nested type or a member includes the types around it only as path components.
    guard let last = symbol.pathComponents.last else { return }
    let name = String(last.prefix { $0 != "(" })
    guard name.first.map({ $0.isLetter }) == true, name != "init" else { return }
    if symbol.pathComponents.count == 1 { globals.insert(name) } else { members.insert(name) }
  }
}

/// The part of a symbol graph that contains names.
private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    var pathComponents: [String]
  }

  var symbols: [Symbol]
}
