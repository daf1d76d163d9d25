import Foundation

/// The resources of a package's targets since the last build.
///
/// SwiftPM doesn't know that a module's names follow from its catalogs. So the module is compiled again if its resources differ.
struct ResourceChanges {
  let description: PackageDescription
  /// SwiftPM's folder for the build.
  let scratch: String

  /// Removes the modules whose resources have changed from the build; SwiftPM then makes them again.
  func apply() {
    try? FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    for target in description.targets where target.kind == "SwiftTarget" {
      let resources = TargetResources(ofTargetWith: description.files(of: target))
      let record = "\(scratch)/resources-\(target.module)"
      var fingerprint = Fingerprint()
      for path in resources.paths {
        for name in [""] + (FileManager.default.subpaths(atPath: path) ?? []).sorted() {
          fingerprint.add(file: "\(path)/\(name)")
        }
      }
      let now = Data(fingerprint.text.utf8)
      let before = FileManager.default.contents(atPath: record)
      if now == before ?? Data() { continue }
      try? now.write(to: URL(fileURLWithPath: record))
      guard before != nil else { continue }
      for configuration in ["debug", "release"] {
        unlink("\(scratch)/\(configuration)/Modules/\(target.module).swiftmodule")
      }
    }
  }
}
