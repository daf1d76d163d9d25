import Foundation

/// The way between views on the screen and lines of the source.
struct SourceFinder {
  let list: PreviewList

  /// A line of a file.
  struct Location: Hashable {
    var file: String
    /// The line, from 1.
    var line: Int
    /// The name of the type or of the preview.
    var name: String
  }

  /// Returns the location of the innermost view on an identity path, such as `Shelf/VStack[1]/Card/Text`, that the source declares, or
  /// else the preview's own location.
  ///
  /// The innermost type of the source is found. If its lines name the innermost view once, the location is that line.
  func location(ofPath path: String, in entry: PreviewList.Entry) -> Location? {
    let steps = path.split(separator: "/").map { step in step.prefix { $0 != "[" } }.filter { !$0.isEmpty }
    for (index, step) in steps.enumerated().reversed() {
      guard let type = declaration(named: String(step)) else { continue }
      let inner =
        index + 1 < steps.count
        ? line(of: steps.last!, in: type.file, type.line...max(type.line, type.endLine)) : nil
      return Location(file: type.file, line: inner ?? type.line, name: type.name)
    }
    let inner = steps.last.flatMap {
      line(of: $0, in: entry.file, entry.line...max(entry.line, entry.endLine))
    }
    return Location(file: entry.file, line: inner ?? entry.line, name: entry.title)
  }

  /// Returns the type of the innermost declaration around a line, by the name that identity paths have; nil if there is none.
  func type(atLine line: Int, of file: String) -> String? {
    let around = list.declarations.filter { $0.file == file && $0.line <= line && line <= $0.endLine }
    let innermost = around.min { $0.endLine - $0.line < $1.endLine - $1.line }
    return innermost?.name.split(separator: ".").last.map(String.init)
  }

  /// Returns the id of the last preview of a file that begins at or above a line; nil if there is none.
  func preview(atLine line: Int, of file: String) -> String? {
    list.entries.last { $0.file == file && $0.line <= line }?.id
  }

  private func declaration(named name: String) -> PreviewList.Declaration? {
    list.declarations.first { !$0.isExtension && ($0.name == name || $0.name.hasSuffix("." + name)) }
  }

  /// Returns the only line in a range of lines on which a view is made: `Text(` or `VStack {`.
  private func line(of view: Substring, in file: String, _ lines: ClosedRange<Int>) -> Int? {
    guard let text = FileManager.default.contents(atPath: file) else { return nil }
    let tokens = CodeToken.tokens(of: text)
    let uses = tokens.indices.dropLast().filter { index in
      tokens[index].isWord && tokens[index].text == view && lines.contains(tokens[index].line)
        && ["(", "{"].contains(tokens[index + 1].text)
    }
    return uses.count == 1 ? tokens[uses[0]].line : nil
  }
}
