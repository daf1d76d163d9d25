import Foundation

/// The files that are compiled together, as one module: a target, or loose files.
struct CheckUnit {
  /// The origin of a unit.
  enum Kind: String, Codable, Sendable {
    /// Files outside of packages and projects, compiled as `trellis run` does.
    case folder
    /// A target of a Swift package.
    case package
    /// A target of an Xcode project.
    case project
  }

  var kind: Kind
  /// The name in reports.
  var name: String
  /// The absolute path of the folder, the package or the project.
  var path: String
  var module: String
  /// The absolute paths of the Swift files, in order.
  var files: [String]
  var platform: PackagePlatform
  /// The arguments of the compiler's frontend for the language mode and the conditions.
  var flags: [String]
  /// The absolute paths of asset catalogs whose contents get Swift names, and of data models whose classes are written.
  var catalogs: [String] = []
  /// The expression for the bundle of these resources.
  var bundle = ".main"
  /// Whether colours of catalogs are members of `Color`, too.
  var extendsColor = false
  /// Whether the target has `Bundle.module`.
  var declaresBundle = false
  /// Folders with module maps of C targets.
  var headers: [String] = []
}

extension CheckUnit {
  /// Returns the unit of loose files, with the settings of `trellis run`.
  static func folder(_ path: String, _ files: [String], name: String, toolkit: Toolkit) -> CheckUnit {
    let folder = path.hasSuffix(".swift") ? (path as NSString).deletingLastPathComponent : path
    let module = ModuleName.make(path: path, isTaken: toolkit.isTaken)
    return CheckUnit(
      kind: .folder, name: name, path: path, module: module, files: files, platform: .phone,
      flags: ["-swift-version", "5", "-enable-bare-slash-regex", "-D", "DEBUG"],
      catalogs: RepositoryFiles.catalogs(in: folder, isDeep: folder == path))
  }
}
