import Foundation
import TrellisExpansions

/// A kind of change of a source file, by the work that shows it.
enum SourceEdit: Equatable {
  /// No change of the code.
  case none
  /// New values of literals, by the members' keys and the positions among the literals of the member.
  case literals([String: [Int]])
  /// New code of members, and members that the running program doesn't have.
  case bodies(Set<String>)
  /// Anything else, for which the program is built anew.
  case other

  /// Returns the change between two versions of a file.
  ///
  /// `added` are the keys of members that an earlier edit has added to the running program.
  init(from old: SourceMembers, to new: SourceMembers, added: Set<String> = []) {
    if old.source.texts == new.source.texts {
      self = .none
    } else if let literals = SourceEdit.literals(from: old, to: new) {
      self = .literals(literals)
    } else if let bodies = SourceEdit.bodies(from: old, to: new, added: added) {
      self = .bodies(bodies)
    } else {
      self = .other
    }
  }

  private static func literals(from old: SourceMembers, to new: SourceMembers) -> [String: [Int]]? {
    guard old.keys == new.keys, old.withoutLiterals == new.withoutLiterals else { return nil }
    var edited: [String: [Int]] = [:]
    for (before, after) in zip(old.members, new.members) {
      let pairs = zip(old.literals(in: before), new.literals(in: after))
      let positions = pairs.enumerated().filter { $1.0.value != $1.1.value }.map(\.offset)
      if !positions.isEmpty { edited[after.key] = positions }
    }
    return edited
  }

  private static func bodies(
    from old: SourceMembers, to new: SourceMembers, added: Set<String>
  ) -> Set<String>? {
    let (before, after) = (Set(old.keys), Set(new.keys))
    // Members in several branches of an `#if` can't be told apart.
    guard old.skeleton == new.skeleton, before.count == old.members.count, after.count == new.members.count,
      before.subtracting(after).isSubset(of: added)
    else { return nil }
    var edited: Set<String> = []
    for member in new.members {
      let known = old.members.first { $0.key == member.key }
      if known.map({ old.code(of: $0) }) != new.code(of: member) { edited.insert(member.key) }
    }
    return edited
  }
}

extension SourceMembers {
  var keys: [String] { members.map(\.key) }

  /// Returns the literals in a member's body whose values can be edited, in order.
  func literals(in member: SourceMember) -> [SourceLiteral] { SourceLiteral.literals(in: member, of: source) }

  /// The tokens of the file, with the kinds of literals in place of those whose values can be edited.
  var withoutLiterals: [String] {
    let literals = members.flatMap { self.literals(in: $0) }
    var texts: [String] = []
    var next = literals.startIndex
    for (token, text) in zip(source.tokens, source.texts) {
      while next < literals.endIndex, literals[next].range.upperBound <= token.range.lowerBound { next += 1 }
      guard next < literals.endIndex, literals[next].range.contains(token.range.lowerBound) else {
        texts.append(text)
        continue
      }
      if literals[next].range.lowerBound == token.range.lowerBound { texts.append(literals[next].kind) }
    }
    return texts
  }
}
