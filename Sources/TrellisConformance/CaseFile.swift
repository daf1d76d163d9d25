public import Foundation

/// What is wrong with a file of cases, with the line where it is.
public struct CaseFileError: Error, Hashable, CustomStringConvertible {
  /// The message.
  public let description: String

  init(line: Int, _ message: String) {
    description = "line \(line): \(message)"
  }
}

/// A layout that SwiftUI was asked for, and what it answered: a line of a file of cases.
public struct LayoutCase {
  /// The case's name.
  public let id: String
  /// The views; nil where the case only tells in words what they are.
  let tree: LayoutNode?
  /// What is proposed to the tree.
  public let proposal: (width: CGFloat?, height: CGFloat?)
  /// The size that the tree answers; nil where it isn't known.
  public let size: CGSize?
  /// Where the views of some names are, relative to the tree.
  public let frames: [String: CGRect]
  /// What is proposed to the leaves of some names where they are.
  public let proposals: [String: (width: CGFloat?, height: CGFloat?)]
}

extension LayoutCase {
  /// The cases of a file: a JSON object a line, empty lines between them.
  ///
  /// Throws a ``CaseFileError`` where a line isn't an object, a key is missing or of another type, or a kind of node is
  /// unknown.
  public static func cases(in text: String) throws -> [LayoutCase] {
    var cases: [LayoutCase] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.allSatisfy(\.isWhitespace) { continue }
      cases.append(try LayoutCase(line: String(line), number: index + 1))
    }
    return cases
  }

  private init(line: String, number: Int) throws {
    let object = try CaseObject(line: line, number: number)
    id = try object.string("id")
    var leaves = 0
    tree = try object.optionalObject("tree").map { try LayoutNode($0, leafCount: &leaves) }
    proposal = try object.lengths("proposal") ?? (nil, nil)
    if let lengths = try object.lengths("size") {
      guard let width = lengths.width, let height = lengths.height else {
        throw object.error("“size” has to be two lengths")
      }
      size = CGSize(width: width, height: height)
    } else {
      size = nil
    }
    var frames = try object.rectangles("frames")
    // A list of rectangles instead is one for each leaf, in the order of the source.
    for (index, rectangle) in try object.rectangleList("rects").enumerated() {
      frames[LayoutNode.leafName(index)] = rectangle
    }
    self.frames = frames
    proposals = try object.lengthsByName("proposals")
  }
}
