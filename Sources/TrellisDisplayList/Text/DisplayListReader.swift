import Foundation
import TrellisGeometry

/// An error in the text of a display list.
public struct DisplayListError: Error, Hashable, CustomStringConvertible {
  /// The number of the line, from 1.
  public let line: Int
  /// The reason why the line can't be read.
  public let reason: String

  /// The line and the reason: `line 3: a number is missing before "#ff0000"`.
  public var description: String { "line \(line): \(reason)" }
}

extension DisplayList {
  /// Creates a list from a text that ``text`` or ``textWithVersions`` wrote.
  ///
  /// `image` returns the picture with a name. Throws ``DisplayListError`` at the first line that can't be read. Examples are a
  /// line that is indented without a list around it, an unknown kind, a missing number, and an unknown picture. Lists nest at
  /// most 1,000 deep. Linear in the text.
  public init(text: String, image: (String) -> ImageSource? = { _ in nil }) throws(DisplayListError) {
    var reader = Reader()
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty, line.endIndex == text.endIndex { break }
      do {
        try reader.read(line, image)
      } catch {
        throw DisplayListError(line: number + 1, reason: error.reason)
      }
      reader.lineCount = number + 1
    }
    do {
      while reader.open.count > 1 { try reader.close() }
    } catch {
      throw DisplayListError(line: reader.lineCount + 1, reason: error.reason)
    }
    self = reader.open[0].list
  }
}

/// Reads lines, and keeps the items that aren't complete yet.
private struct Reader {
  /// An item whose nested list is being read, or the list of a mask.
  struct Open {
    /// The item; nil for the outermost list, and for the list of a mask.
    var item: DisplayItem?
    var list = DisplayList()
    /// The list of the item's mask, once it has been read.
    var mask: DisplayList?
  }

  var open = [Open()]
  var lineCount = 0

  /// The maximum depth of nested lists.
  static let greatestDepth = 1000

  mutating func read(_ line: Substring, _ image: (String) -> ImageSource?) throws(WordReader.Problem) {
    let indentation = line.prefix { $0 == " " }.count
    let depth = indentation / 2
    while open.count - 1 > depth { try close() }
    guard depth == open.count - 1, indentation % 2 == 0 else {
      throw WordReader.Problem("it is indented by \(indentation) spaces, and no list around it is")
    }
    guard depth < Reader.greatestDepth else {
      throw WordReader.Problem("lists nest more than \(Reader.greatestDepth) deep")
    }
    var words = WordReader(line.dropFirst(indentation))
    switch open[depth].item?.content {
    case .text(var text):
      try words.readPart(of: &text, image)
      open[depth].item?.complete(.text(text))
    case .effect(.mask, _) where open[depth].mask == nil:
      guard words.reads("mask") else { throw Reader.missingMask }
      try words.expectEnd()
      open[depth].mask = DisplayList()
      open.append(Open())
    default:
      let item = try words.item(image)
      switch item.content {
      case .fill, .shape, .image: open[depth].list.items.append(item)
      case .text, .list, .effect: open.append(Open(item: item))
      }
    }
  }

  private static let missingMask = WordReader.Problem("the list of the mask is missing: a line “mask”")

  /// Completes the innermost item.
  mutating func close() throws(WordReader.Problem) {
    let closed = open.removeLast()
    let around = open.count - 1
    guard var item = closed.item else {
      open[around].mask = closed.list
      return
    }
    switch item.content {
    case .list: item.complete(.list(closed.list))
    case .effect(.mask, _):
      guard let mask = closed.mask else { throw Reader.missingMask }
      item.complete(.effect(.mask(mask), closed.list))
    case .effect(let effect, _): item.complete(.effect(effect, closed.list))
    case .fill, .shape, .image, .text: break
    }
    open[around].list.items.append(item)
  }
}
