import Foundation
import TrellisFailure

/// The compiler that SwiftPM runs for packages: it adds Trellis to the arguments, and becomes the Swift compiler.
enum CompilerFront {
  /// The first argument of `trellis` if it is to be the compiler.
  static let command = "swiftc"

  /// The modules that re-export Foundation on a Mac, and Foundation.
  private static let foundations = Set(Toolkit.imports + ["Foundation", "AppKit", "Cocoa", "os"])
    .subtracting(["Security", "Network", "AudioToolbox", "simd"])

  /// The modules that make UIKit's re-exports visible on a phone.
  private static let uiKits: Set = ["SwiftUI", "UIKit", "WidgetKit"]

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
        all += try ReplacedSources.arguments(
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
    // A package's own modules of these names, or on which ours are built, are compiled as if Trellis weren't there.
    let isOurs = (Toolkit.implicitModules + Toolkit.modules + Toolkit.packageModules).contains(
      invocation.module)
    if isOurs || invocation.module.hasPrefix("OpenCombine") { return [] }
    return withoutMaps(of: invocation, lines(folder + "/compile"))
      + arguments(for: imports, on: PackagePlatform(ofToolchain: folder) ?? .linux)
  }

  /// Returns the arguments for the imports of some source.
  static func arguments(for imports: ImportScan, on platform: PackagePlatform = .linux) -> [String] {
    var arguments: [String] = []
    if !foundations.isDisjoint(with: imports.modules), !imports.supportsLinux {
      arguments += Toolkit.implicitImports
    }
    if platform != .linux, !uiKits.isDisjoint(with: imports.modules) {
      arguments += Toolkit.importing(Toolkit.phoneModules)
    }
    // Modules of these names would change packages that test for them. A module with an alias can't be imported by its own name.
    for (name, module) in Toolkit.aliases.sorted(by: { $0.key < $1.key })
    where imports.modules.contains(name) && !imports.tested.contains(name)
      && !imports.modules.contains(module)
    {
      arguments += ["-module-alias", "\(name)=\(module)"]
    }
    if imports.importsAppKit { arguments += MacModules.arguments }
    return arguments
  }

  /// Returns arguments without the module maps of C modules that the package has itself: two of one name are an error.
  static func withoutMaps(of invocation: CompilerInvocation, _ arguments: [String]) -> [String] {
    let own = Set(invocation.arguments.compactMap(moduleOfMap))
    var kept: [String] = []
    for argument in arguments {
      if let module = moduleOfMap(argument), own.contains(module) {
        kept.removeLast()  // -Xcc
      } else {
        kept.append(argument)
      }
    }
    return kept
  }

  /// Returns the C module of an argument that gives its map; nil for other arguments.
  ///
  /// The map is in a folder of the module's name, which SwiftPM gives the ending `.build`.
  private static func moduleOfMap(_ argument: String) -> String? {
    guard argument.hasPrefix("-fmodule-map-file="), argument.hasSuffix("/module.modulemap") else {
      return nil
    }
    let folder = (argument as NSString).deletingLastPathComponent as NSString
    let name = folder.lastPathComponent
    return name.hasSuffix(".build") ? String(name.dropLast(6)) : name
  }

  private static func lines(_ file: String) -> [String] {
    let data = FileManager.default.contents(atPath: file) ?? Data()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
