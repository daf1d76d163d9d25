import Foundation

/// The files of a unit that the compiler reads: the originals, or copies if the compiler needs other contents.
///
/// The messages have the original paths and lines. A file overlay would make the compiler build its modules of C headers once more.
struct CheckedCopies {
  private let files: [String]
  private var contents: [Data]
  private var isChanged: [Bool]
  private let folder: String

  init(_ unit: CheckUnit, _ original: [Data], _ imports: ImportScan, in folder: String) {
    files = unit.files
    self.folder = folder + "/sources"
    let isIOS = unit.kind != .folder && unit.platform == .ios && !imports.supportsLinux
    let replaced = original.map { contents -> Data? in
      let whole = CompiledSource.replaced(in: contents)
      return isIOS ? PlatformConditions.replaced(in: whole ?? contents) ?? whole : whole
    }
    contents = zip(replaced, original).map { $0 ?? $1 }
    isChanged = replaced.map { $0 != nil }
  }

  /// Removes the imports of a module.
  mutating func blank(_ module: String) {
    for index in files.indices {
      guard let blanked = ImportLines.blanked(module, in: contents[index]) else { continue }
      contents[index] = blanked
      isChanged[index] = true
    }
  }

  /// The paths for the compiler.
  var paths: [String] { files.indices.map { isChanged[$0] ? copy($0) : files[$0] } }

  private func copy(_ index: Int) -> String {
    "\(folder)/\(index)/\((files[index] as NSString).lastPathComponent)"
  }

  /// Writes the copies.
  func write() throws {
    for index in files.indices where isChanged[index] {
      let path = copy(index)
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      let location = Data("#sourceLocation(file: \(files[index].debugDescription), line: 1)\n".utf8)
      try (location + contents[index]).write(to: URL(fileURLWithPath: path))
    }
  }
}
