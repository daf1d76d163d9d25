/// The declaration of a known type.
struct Declaration: Sendable {
  let identifier: String
  /// The identifiers of the direct supertypes.
  let parents: [String]
  /// The filename extensions, the preferred one first.
  let extensions: [String]
  /// The MIME types, the preferred one first.
  let mimeTypes: [String]
  let title: String?

  func tags(of kind: UTTagClass) -> [String] {
    kind == .filenameExtension ? extensions : kind == .mimeType ? mimeTypes : []
  }

  /// All known types, in the order of the table.
  static let all: [Declaration] = table.split(separator: "\n").map(Declaration.init(line:))

  private static let byName: [String: Declaration] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.identifier.lowercased(), $0) })

  static func named(_ identifier: String) -> Declaration? { byName[identifier.lowercased()] }

  /// Parses a line of the table: five columns separated by bars, the second to fourth of which are lists.
  private init(line: Substring) {
    let columns = line.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmingPrefix { $0 == " " } }
      .map { String($0.reversed().trimmingPrefix { $0 == " " }.reversed()) }
    precondition(columns.count == 5, "a kind has five columns: \(line)")
    func list(_ column: String) -> [String] { column.split(separator: " ").map(String.init) }
    identifier = columns[0]
    (parents, extensions, mimeTypes) = (list(columns[1]), list(columns[2]), list(columns[3]))
    title = columns[4].isEmpty ? nil : columns[4]
  }
}
