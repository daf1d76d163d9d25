/// The lines of a lazy stack or grid: which of the list's views stand side by side.
///
/// The views of a section begin a line of their own, and its header and footer take a whole line each.
struct LazyLines {
  /// Views one after the other that fill lines together.
  private struct Run {
    /// The position of its first view, its first line, how many views there are, and how many are in a line.
    var index: Int
    var line: Int
    var count: Int
    var width: Int
    let role: LazyElements.SectionRole

    var lineCount: Int { (count + width - 1) / width }
  }

  private let runs: [Run]
  let count: Int

  /// Divides a list into lines of so many views at most.
  init(_ list: LazyElements, width: Int) {
    var runs: [Run] = []
    var last: LazyElements.SectionRole?
    var index = 0
    for part in list.parts {
      let own = part.role.fillsLine ? 1 : width
      if !runs.isEmpty, part.role == last {
        runs[runs.count - 1].count += part.count
      } else {
        let line = runs.last.map { $0.line + $0.lineCount } ?? 0
        runs.append(Run(index: index, line: line, count: part.count, width: own, role: part.role))
      }
      last = part.role
      index += part.count
    }
    self.runs = runs
    count = runs.last.map { $0.line + $0.lineCount } ?? 0
  }

  /// The positions of the views in a line.
  func views(in line: Int) -> Range<Int> {
    let run = runs[runs.lastIndex(by: { $0.line <= line })]
    let start = run.index + (line - run.line) * run.width
    return start..<min(start + run.width, run.index + run.count)
  }

  /// Whether what is in a line takes all of it.
  func isWhole(_ line: Int, of width: Int) -> Bool {
    width > 1 && runs[runs.lastIndex(by: { $0.line <= line })].width == 1
  }

  /// The header's lines, or the footer's, of the section that a line is in; nil where it is in none, or that has none.
  func lines(of part: LazyElements.SectionRole.Part, ofSectionAt line: Int) -> Range<Int>? {
    let here = runs.lastIndex(by: { $0.line <= line })
    let section = runs[here].role.section
    guard section != 0 else { return nil }
    let step = part == .header ? -1 : 1
    var index = here
    while runs.indices.contains(index), runs[index].role.section == section {
      if runs[index].role.part == part { return runs[index].line..<runs[index].line + runs[index].lineCount }
      index += step
    }
    return nil
  }

  /// The lines of the section that a line is in.
  func section(at line: Int) -> Range<Int> {
    let here = runs.lastIndex(by: { $0.line <= line })
    let section = runs[here].role.section
    var (first, last) = (here, here)
    while first > 0, runs[first - 1].role.section == section { first -= 1 }
    while last + 1 < runs.count, runs[last + 1].role.section == section { last += 1 }
    return runs[first].line..<runs[last].line + runs[last].lineCount
  }

  /// The line that the view at a position is in.
  func line(of index: Int) -> Int {
    let run = runs[runs.lastIndex(by: { $0.index <= index })]
    return run.line + (index - run.index) / run.width
  }
}

extension Array {
  /// The position of the last element for which a condition holds, where it holds for none behind one for which it doesn't;
  /// 0 where it holds for none.
  fileprivate func lastIndex(by isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if isBefore(self[middle]) { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
