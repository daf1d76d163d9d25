import UniformTypeIdentifiers

/// A choice of file types in a dialog.
struct FileFilter: Equatable {
  var name: String
  /// The patterns of file names.
  var patterns: [String]
  /// The MIME types.
  var types: [String]

  /// Returns the filters for some content types: one for all of them, then one for each; empty if any file is allowed.
  ///
  /// For opening, a type includes the types that conform to it.
  static func all(for kinds: [UTType], isForSaving: Bool = false) -> [FileFilter] {
    let filters = kinds.filter { !$0.conforms(to: .directory) }.map {
      FileFilter(for: $0, isAlone: isForSaving)
    }
    // A type without extensions and MIME types, or one to which everything conforms, excludes nothing.
    if filters.contains(where: { $0.patterns.isEmpty && $0.types.isEmpty }) { return [] }
    guard filters.count > 1 else { return filters }
    let together = FileFilter(
      name: filters.map(\.name).joined(separator: ", "), patterns: filters.flatMap(\.patterns).unique,
      types: filters.flatMap(\.types).unique)
    return [together] + filters
  }

  private init(name: String, patterns: [String], types: [String]) {
    (self.name, self.patterns, self.types) = (name, patterns, types)
  }

  private init(for kind: UTType, isAlone: Bool) {
    let extensions: [String]
    if [.item, .data, .content].contains(kind) {
      (extensions, types) = ([], [])
    } else {
      let all = isAlone ? [kind] : [kind] + kind.knownSubtypes.filter { !$0.conforms(to: .directory) }
      extensions = all.flatMap { $0.tags[.filenameExtension] ?? [] }.unique
      types = all.flatMap { $0.tags[.mimeType] ?? [] }.filter { !$0.contains(";") }.unique
    }
    patterns = extensions.map(FileFilter.pattern)
    name = kind.localizedDescription ?? kind.preferredFilenameExtension.map { ".\($0)" } ?? kind.identifier
  }

  /// Returns a pattern that matches names with an extension in any case.
  private static func pattern(for text: String) -> String {
    "*."
      + text.map { letter in
        let (lower, upper) = (letter.lowercased(), letter.uppercased())
        return lower == upper ? lower : "[\(lower)\(upper)]"
      }.joined()
  }
}

extension [UTType] {
  /// Whether folders are chosen: a dialog chooses either folders or files.
  var wantsFolders: Bool { !isEmpty && allSatisfy { $0.conforms(to: .directory) } }
}

extension [String] {
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
