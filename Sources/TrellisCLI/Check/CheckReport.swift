import Foundation

/// The outcome of `trellis check`.
struct CheckReport: Codable {
  /// A line of a file.
  struct Place: Codable, Hashable {
    var file: String
    /// The line, from 1.
    var line: Int
  }

  /// An error of the compiler.
  struct Problem: Codable, Hashable {
    var file: String
    /// The line and the column, from 1; 0 if the compiler gives none.
    var line: Int
    var column: Int
    var message: String
  }

  /// A target, or loose files that are compiled together.
  struct Target: Codable {
    var name: String
    var kind: CheckUnit.Kind
    /// The folder, package or project.
    var path: String
    var platform: String
    var files: Int
    /// The files that don't compile.
    var failing: [String]
    /// The `@main` types and the previews, which run if `compiles` is true.
    var programs: [String]
    var previews: [String]
    var compiles: Bool
    /// The reason that the compiler gave no result; nil if it did.
    var crash: String?
  }

  /// A name that doesn't exist here.
  struct Missing: Codable {
    enum Kind: String, Codable { case module, name, member }

    var kind: Kind
    var name: String
    /// The number of files that use the name.
    var files: Int
    /// The first use in each file.
    var places: [Place]
    /// The missing modules that all of these files import, one of which may declare the name.
    var maybeFrom: [String]
    var advice: String?
  }

  /// A file that wasn't compiled.
  struct Skipped: Codable {
    var file: String
    var reason: String
    /// Whether the file is a manifest or a project that can't be read.
    var isFailure = false
  }

  /// The absolute path that was checked.
  var path: String
  var files: Int
  var compiling: Int
  var targets: [Target] = []
  /// The missing modules and names, in descending order of the number of files that use them.
  var missing: [Missing] = []
  /// The compiler's errors that don't name a missing name.
  var errors: [Problem] = []
  var skipped: [Skipped] = []

  /// Whether all checked files and targets compile, and all manifests and projects can be read; other skipped files don't count.
  var passed: Bool {
    compiling == files && targets.allSatisfy(\.compiles) && !skipped.contains(where: \.isFailure)
  }
}
