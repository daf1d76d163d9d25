import Foundation

/// Contents that the compiler reads in place of files' own.
///
/// The compiler's messages, and `#filePath`, still have the files' paths.
struct FileOverlay: Encodable {
  private struct Root: Encodable {
    enum CodingKeys: String, CodingKey { case type, name, contents = "external-contents" }
    var type = "file"
    var name: String
    var contents: String
  }

  private enum CodingKeys: String, CodingKey { case version, usesExternalNames = "use-external-names", roots }

  private let version = 0
  private let usesExternalNames = false
  private var roots: [Root] = []
  /// The folder of the contents.
  private let folder: String

  init(in folder: String) { self.folder = folder }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(version, forKey: .version)
    try values.encode(usesExternalNames, forKey: .usesExternalNames)
    try values.encode(roots, forKey: .roots)
  }

  /// Replaces a file's contents; throws if they can't be stored.
  mutating func replace(_ path: String, by contents: Data) throws {
    let copy = "\(folder)/replaced-\(Fingerprint.hash(Data(path.utf8))).swift"
    try contents.write(to: URL(fileURLWithPath: copy))
    roots.append(Root(name: path, contents: copy))
  }

  /// Returns the compiler's arguments; empty if no file is replaced.
  ///
  /// Throws if the overlay can't be stored.
  func arguments() throws -> [String] {
    guard !roots.isEmpty else { return [] }
    let file = "\(folder)/replaced.yaml"
    try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: file))
    return ["-vfsoverlay", file]
  }
}
