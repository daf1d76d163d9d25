import Foundation
import TrellisExpansions

/// The members of a file to compile as replacements of the running program's, and the views that show them.
struct ReplacementPlan: Equatable {
  /// The keys of the members to replace or to add.
  var keys: Set<String>
  /// The types whose bodies are evaluated again.
  var types: [String]
  /// Whether all views are built anew, because other code may have used the replaced code.
  var rebuildsAll: Bool

  /// The names of functions that Trellis evaluates as bodies, which depend on the code of their types.
  private static let bodies: Set = ["body", "makeBody"]

  /// Plans the replacement of edited members of a file.
  ///
  /// Members of the file that mention an edited one are replaced too: their closures then differ from those before, so what they
  /// make is evaluated again. `others` are the tokens of all other files.
  init(edited: Set<String>, in file: SourceMembers, others: Set<String>) {
    let edits = file.members.filter { edited.contains($0.key) }
    var names = Set(edits.map(\.name)).subtracting(ReplacementPlan.bodies)
    var keys = edited
    var count = 0
    while count != keys.count {
      count = keys.count
      for member in file.members where !keys.contains(member.key) && member.isReplaceable {
        guard file.code(of: member).contains(where: names.contains) else { continue }
        keys.insert(member.key)
        if !ReplacementPlan.bodies.contains(member.name) { names.insert(member.name) }
      }
    }
    let bodies = file.members.filter { keys.contains($0.key) && ReplacementPlan.bodies.contains($0.name) }
    let types = Set(bodies.compactMap(\.types.last))
    self.keys = keys
    self.types = types.map { String($0.split(separator: ".").last ?? "") }.sorted()
    rebuildsAll =
      !names.isDisjoint(with: others)
      || file.members.contains { member in
        keys.contains(member.key) && !types.contains(member.types.last ?? "")
      }
      || file.members.contains { member in
        !member.isReplaceable && file.code(of: member).contains(where: names.contains)
      }
  }
}

/// The text of a file that replaces members of a running program.
struct ReplacementSource {
  let module: String
  /// The path of the edited file.
  let path: String
  /// A number that no earlier replacement in the process had.
  let number: Int

  /// Returns the text for the members with some keys; those in `added` don't exist in the program.
  ///
  /// `literals` has the numbers of the members' literals by key; members without an entry keep their literals.
  func text(
    of file: SourceMembers, keys: Set<String>, added: Set<String>, literals: [String: [Int?]]
  ) -> String {
    var text = "@_private(sourceFile: \"\((path as NSString).lastPathComponent)\") import \(module)\n"
    text += file.imports.map { $0 + "\n" }.joined()
    for member in file.members where keys.contains(member.key) || added.contains(member.key) {
      let header =
        member.types.isEmpty ? "" : "extension \(member.types.joined(separator: ".")) \(member.condition) {"
      text +=
        "\(header)\n#sourceLocation(file: \(path.debugDescription), line: \(file.source.line(of: member.extent.lowerBound)))\n"
      text += declaration(of: member, in: file, isNew: added.contains(member.key), literals[member.key])
      text += "\n#sourceLocation()\n\(member.types.isEmpty ? "" : "}")\n"
    }
    return text
  }

  private func declaration(
    of member: SourceMember, in file: SourceMembers, isNew: Bool, _ ids: [Int?]?
  ) -> String {
    let source = file.source
    let literals = file.numberedLiterals(in: member, ids)
    let end = source.tokens[member.extent.upperBound - 1].range.upperBound
    guard !isNew else {
      let start = source.tokens[member.extent.lowerBound].range.lowerBound
      return SourceLiteral.wrapped(source.bytes, in: start..<end, literals)
    }
    let name = source.tokens[member.nameToken].range
    let start = source.text(member.extent.lowerBound..<member.nameToken)
    // The protocol's builder applies to the requirement alone.
    let builder = member.name == "body" && !start.contains("@") ? "@ViewBuilder " : ""
    return
      "@_dynamicReplacement(for: \(member.fullName)) \(builder)\(start) _replacement\(number)_\(member.keyword)"
      + SourceLiteral.wrapped(source.bytes, in: name.upperBound..<end, literals)
  }
}
