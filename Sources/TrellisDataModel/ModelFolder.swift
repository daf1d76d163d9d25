import Foundation

/// A model in the file system: a folder of versions (`.xcdatamodeld`, or `.momd` in an app), or a single version (`.xcdatamodel`).
package struct ModelFolder {
  /// The versions' files, by the names of the versions.
  package let versions: [String: String]
  package let current: String?

  /// Finds the versions; empty if the folder has none.
  package init(path: String) {
    let files = FileManager.default
    if files.fileExists(atPath: path + "/contents") {
      let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      (versions, current) = ([name: path + "/contents"], name)
      return
    }
    let names = (try? files.contentsOfDirectory(atPath: path)) ?? []
    let found = Dictionary(
      names.filter { $0.hasSuffix(".xcdatamodel") }.map { name in
        ((name as NSString).deletingPathExtension, "\(path)/\(name)/contents")
      }
    ) { first, _ in first }
    let marked = files.contents(atPath: path + "/.xccurrentversion").flatMap { ModelFolder.marked(in: $0) }
    let own = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    versions = found
    current = [marked, own, found.keys.sorted().first].compactMap(\.self).first { found[$0] != nil }
  }

  /// Reads a version; nil if it doesn't exist or isn't a text.
  package func document(_ version: String) -> ModelDocument? {
    versions[version].flatMap { FileManager.default.contents(atPath: $0) }
      .flatMap { String(data: $0, encoding: .utf8) }.map { ModelDocument($0) }
  }

  /// The current version's document.
  package var document: ModelDocument? { current.flatMap { document($0) } }

  private static func marked(in data: Data) -> String? {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    return (list?["_XCCurrentVersionName"] as? String).map { ($0 as NSString).deletingPathExtension }
  }
}
