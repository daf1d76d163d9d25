import Foundation
import TrellisExpansions

/// A function or a computed property whose code can be replaced while the program runs.
struct SourceMember: Hashable {
  /// The names of the types around it, from the outside; empty at the top of a file.
  var types: [String]
  /// The condition of the extension around it, `where Value: Equatable`; empty without one.
  var condition: String
  /// The declaration up to its body, in one line.
  var signature: String
  var name: String
  /// The name as a replacement refers to it: `row(_:at:)`.
  var fullName: String
  /// The declaration, from its attributes to the end of its body, in tokens.
  var extent: Range<Int>
  /// The position of the name, in tokens.
  var nameToken: Int
  /// The tokens between the braces.
  var body: Range<Int>
  /// The position of the declaration's keyword, in tokens.
  var keyword: Int
  /// Whether the code can be replaced; otherwise only literals in it can.
  var isReplaceable: Bool
  /// Whether other files can't refer to the member, or it is a part of a view.
  var isLocal: Bool

  /// The identity among the members of all files.
  var key: String { types.joined(separator: ".") + " " + condition + " " + signature }
}

/// The functions and computed properties of a source file, and the rest, which can't be replaced while the program runs.
struct SourceMembers {
  let source: TokenizedSource
  /// The members, in the order of the file; those in functions aren't among them.
  let members: [SourceMember]
  /// The tokens outside the members' bodies.
  let skeleton: [String]
  /// The import declarations, one a line.
  let imports: [String]

  init(_ contents: Data) {
    var scanner = MemberScanner(TokenizedSource(contents))
    scanner.scan()
    source = scanner.source
    members = scanner.members
    imports = scanner.imports
    var skeleton: [String] = []
    var next = 0
    // Members that may be added have no tokens here, so that a file with a new one has the same skeleton.
    for member in members {
      let isAddable = member.isReplaceable && member.isLocal && member.name != "body"
      skeleton += source.texts[next..<(isAddable ? member.extent.lowerBound : member.body.lowerBound)]
      if !member.isReplaceable { skeleton += source.texts[member.body] }
      next = isAddable ? member.extent.upperBound : member.body.upperBound
    }
    self.skeleton = skeleton + source.texts[next...]
  }

  /// Returns the tokens of a member's body.
  func code(of member: SourceMember) -> ArraySlice<String> { source.texts[member.body] }
}
