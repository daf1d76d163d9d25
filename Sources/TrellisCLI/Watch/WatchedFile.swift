import Foundation

/// A file of a watched source, as the running program has it.
struct WatchedFile {
  let path: String
  /// The code that the program runs.
  var members: SourceMembers
  /// The numbers of the literals by the members' keys; members without an entry have literals that can't be edited.
  var ids: [String: [Int]] = [:]
  /// The keys of members that were added to the running program.
  var added: Set<String> = []

  init(_ file: SourceFiles.File) {
    path = file.path
    members = SourceMembers(file.contents)
  }

  /// Whether literals may be edited: the functions around them are SwiftUI's.
  var importsSwiftUI: Bool { members.imports.contains { $0.hasSuffix("SwiftUI") } }

  /// Gives numbers to the literals of members, except for those on lines that are left out.
  mutating func number(_ keys: some Sequence<String>, from next: inout Int) {
    guard importsSwiftUI else { return }
    let keys = Set(keys)
    for member in members.members where keys.contains(member.key) {
      let count = members.literals(in: member).count
      ids[member.key] = Array(next..<(next + count))
      next += count
    }
  }

  /// The file's contents for the compiler, with calls around its literals.
  var wrapped: Data {
    let literals = members.members.flatMap { member in
      zip(members.literals(in: member), ids[member.key] ?? []).map { (literal: $0, id: $1) }
    }
    let bytes = members.source.bytes
    return Data(SourceLiteral.wrapped(bytes, in: 0..<bytes.count, literals).utf8)
  }
}
