/// What is known of a kind.
struct Declaration: Sendable {
  let identifier: String
  /// What it is a special one of.
  let parents: [String]
  /// The extensions of its files, the usual one first.
  let extensions: [String]
  /// Its MIME types, the usual one first.
  let mimeTypes: [String]
  let title: String?

  func tags(of kind: UTTagClass) -> [String] {
    kind == .filenameExtension ? extensions : kind == .mimeType ? mimeTypes : []
  }

  /// All kinds that are known, in the order of the table.
  static let all: [Declaration] = table.split(separator: "\n").map(Declaration.init(line:))

  private static let byName: [String: Declaration] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.identifier.lowercased(), $0) })

  static func named(_ identifier: String) -> Declaration? { byName[identifier.lowercased()] }

  /// Reads a line of the table: five columns with bars between, of which the second to fourth are lists.
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
