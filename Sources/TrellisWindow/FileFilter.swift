import UniformTypeIdentifiers

/// A kind of files as a dialog shows it.
struct FileFilter: Equatable {
  var name: String
  /// Patterns of names.
  var patterns: [String]
  /// MIME types.
  var types: [String]

  /// What is to be chosen among for some kinds of content: all together, then each alone; nothing where anything goes.
  ///
  /// To be read a kind is what conforms to it, too.
  static func all(for kinds: [UTType], isForSaving: Bool = false) -> [FileFilter] {
    let filters = kinds.filter { !$0.conforms(to: .directory) }.map {
      FileFilter(for: $0, isAlone: isForSaving)
    }
    // A kind without extension and MIME type, and one of which everything is, leave nothing out.
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

  /// A pattern for names with an extension, whatever case that is in.
  private static func pattern(for text: String) -> String {
    "*."
      + text.map { letter in
        let (lower, upper) = (letter.lowercased(), letter.uppercased())
        return lower == upper ? lower : "[\(lower)\(upper)]"
      }.joined()
  }
}

extension [UTType] {
  /// Whether folders are to be chosen: dialogs choose either those or files.
  var wantsFolders: Bool { !isEmpty && allSatisfy { $0.conforms(to: .directory) } }
}

extension [String] {
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
