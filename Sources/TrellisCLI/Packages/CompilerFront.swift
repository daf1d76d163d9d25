import Foundation
import TrellisFailure

/// The compiler that SwiftPM runs for packages: it adds Trellis to the arguments, and becomes the Swift compiler.
enum CompilerFront {
  /// The first argument of `trellis` if it is to be the compiler.
  static let command = "swiftc"

  /// The modules that Foundation makes available on a Mac, so that files use them without importing them.
  private static let implicitModules = [
    "Combine", "Observation", "FoundationNetworking", "TrellisFoundation",
  ]
  /// The modules that re-export Foundation on a Mac, and Foundation.
  private static let foundations: Set = [
    "Foundation", "SwiftUI", "UIKit", "AppKit", "Cocoa", "Combine", "CoreGraphics", "CoreTransferable",
    "OSLog", "os",
    "UniformTypeIdentifiers",
  ]

  /// Becomes the compiler; returns only by throwing.
  ///
  /// The first argument is the folder of a ``PlatformToolchain``; the compiler's follow.
  static func run(_ arguments: [String]) throws {
    guard let folder = arguments.first, let compiler = Subprocess.find("swiftc") else {
      throw Failure.unavailable("swiftc isn't on the PATH; install Swift 6.3, see swift.org/install")
    }
    let invocation = CompilerInvocation(Array(arguments.dropFirst()))
    var all = invocation.arguments
    switch invocation.kind {
    case .compilation:
      let imports = ImportScan(files: invocation.sources)
      if var added = AddedSource(invocation) { all = added.arguments() }
      if let map = invocation.value(of: "-output-file-map") {
        all += ReplacedSources.arguments(
          for: invocation.sources.map(AddedSource.target), in: (map as NSString).deletingLastPathComponent,
          asIOS: !imports.supportsLinux && PackagePlatform(ofToolchain: folder) == .ios)
      }
      all += compilation(invocation, imports, folder)
    case .linking: all += addedObjects(invocation) + lines(folder + "/link")
    case .other: break
    }
    try Subprocess.become(compiler, all, environment: [:])
  }

  /// Returns the objects of added sources (``AddedSource``), which are beside the objects that are linked.
  private static func addedObjects(_ invocation: CompilerInvocation) -> [String] {
    let folders = Set(
      invocation.inputs.filter { $0.hasSuffix(".o") }.map { ($0 as NSString).deletingLastPathComponent })
    return folders.sorted().map { "\($0)/\(AddedSource.object)" }.filter { access($0, R_OK) == 0 }
  }

  /// Returns the arguments to add to a compilation.
  private static func compilation(_ invocation: CompilerInvocation, _ imports: ImportScan, _ folder: String)
    -> [String]
  {
    var arguments = lines(folder + "/compile")
    // A module that has the name of one of ours, or that ours use, is compiled as it is.
    if Toolkit.packageModules.contains(invocation.module) || implicitModules.contains(invocation.module) {
      return arguments
    }
    if !foundations.isDisjoint(with: imports.modules), !imports.supportsLinux {
      arguments += implicitModules.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
    }
    // A module named os would change packages that test for it.
    if imports.modules.contains("os"), !imports.testsForOS {
      arguments += ["-module-alias", "os=TrellisLogging"]
    }
    return arguments
  }

  private static func lines(_ file: String) -> [String] {
    let data = FileManager.default.contents(atPath: file) ?? Data()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
