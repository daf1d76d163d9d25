public import Foundation

/// An error in a file of cases, with its line.
public struct CaseFileError: Error, Hashable, CustomStringConvertible {
  /// The message.
  public let description: String

  init(line: Int, _ message: String) {
    description = "line \(line): \(message)"
  }
}

/// A layout that was recorded of SwiftUI: a line of a file of cases.
public struct LayoutCase {
  /// The case's name.
  public let id: String
  /// The views; nil if the case only describes them in words.
  let tree: LayoutNode?
  /// The proposal to the tree.
  public let proposal: (width: CGFloat?, height: CGFloat?)
  /// The size of the tree; nil if unknown.
  public let size: CGSize?
  /// The frames of views by name, relative to the tree.
  public let frames: [String: CGRect]
  /// The proposals with which leaves are placed, by name.
  public let proposals: [String: (width: CGFloat?, height: CGFloat?)]
}

extension LayoutCase {
  /// Returns the cases of a file, which has a JSON object on each line that isn't empty.
  ///
  /// Throws a ``CaseFileError`` if a line isn't an object, a key is missing or of another type, or a kind of node is unknown.
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
    // A list of rectangles has one rectangle for each leaf, in the order of the source.
    for (index, rectangle) in try object.rectangleList("rects").enumerated() {
      frames[LayoutNode.leafName(index)] = rectangle
    }
    self.frames = frames
    proposals = try object.lengthsByName("proposals")
  }
}
