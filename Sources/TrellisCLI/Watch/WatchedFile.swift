import Foundation

/// A file of a watched source, as the running program has it.
struct WatchedFile {
  let path: String
  /// The code that the program runs.
  var members: SourceMembers
  /// The numbers of the literals by the members' keys; nil for literals that can't be edited.
  ///
  /// No literal of a member without an entry can be edited.
  var ids: [String: [Int?]] = [:]
  /// The keys of members that were added to the running program.
  var added: Set<String> = []

  init(_ file: SourceFiles.File) {
    path = file.path
    members = SourceMembers(file.contents)
  }

  /// Whether literals may be edited: the functions around them are SwiftUI's.
  var importsSwiftUI: Bool { members.imports.contains { $0.hasSuffix("SwiftUI") } }

  /// Gives numbers to the literals of members, except for those on some lines, which are given by their text.
  mutating func number(_ keys: some Sequence<String>, except lines: Set<String>, from next: inout Int) {
    guard importsSwiftUI else { return }
    let keys = Set(keys)
    for member in members.members where keys.contains(member.key) {
      ids[member.key] = members.literals(in: member).map { literal in
        if lines.contains(members.source.lineText(at: literal.range.lowerBound)) { return nil }
        next += 1
        return next - 1
      }
    }
  }

  /// Returns the lines with errors, each as its text.
  func lines(of errors: [CompilerError]) -> Set<String> {
    Set(errors.filter { $0.file == path }.map { members.source.lineText($0.line) })
  }

  /// The file's contents for the compiler, with calls around its literals.
  var wrapped: Data {
    let literals = members.members.flatMap { member in
      members.numberedLiterals(in: member, ids[member.key])
    }
    let bytes = members.source.bytes
    return Data(SourceLiteral.wrapped(bytes, in: 0..<bytes.count, literals).utf8)
  }
}

extension SourceMembers {
  /// Returns the literals in a member's body that have numbers, with these.
  func numberedLiterals(in member: SourceMember, _ ids: [Int?]?) -> [(literal: SourceLiteral, id: Int)] {
    zip(literals(in: member), ids ?? []).compactMap { literal, id in id.map { (literal, $0) } }
  }
}
