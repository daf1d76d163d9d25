/// The lines of a lazy stack or grid: which of the list's views stand side by side.
///
/// The views of a section begin a line of their own, and its header and footer take a whole line each. Where each line is of one view, as
/// in stacks, nothing is counted.
@MainActor
struct LazyLines {
  /// Views one after the other that fill lines together.
  private struct Run {
    /// The position of its first view, its first line, how many views there are, and how many are in a line.
    var index: Int
    var line: Int
    var count: Int
    var width: Int

    var lineCount: Int { (count + width - 1) / width }
  }

  private let list: LazyElements
  /// Nil where each line is of one view.
  private let runs: [Run]?
  let count: Int

  /// Divides a list into lines of so many views at most.
  ///
  /// Linear in the headers, footers and contents of sections, but O(1) for lines of one view.
  init(_ list: LazyElements, width: Int) {
    self.list = list
    guard width > 1 else {
      runs = nil
      count = list.count
      return
    }
    var runs: [Run] = []
    var last: LazyElements.SectionRole?
    var index = 0
    while index < list.count {
      let (role, views) = list.roleRun(at: index)
      if !runs.isEmpty, role == last {
        runs[runs.count - 1].count += views.upperBound - index
      } else {
        let line = runs.last.map { $0.line + $0.lineCount } ?? 0
        runs.append(
          Run(index: index, line: line, count: views.upperBound - index, width: role.fillsLine ? 1 : width))
      }
      last = role
      index = views.upperBound
    }
    self.runs = runs
    count = runs.last.map { $0.line + $0.lineCount } ?? 0
  }

  /// The positions of the views in a line.
  func views(in line: Int) -> Range<Int> {
    guard let runs else { return line..<line + 1 }
    let run = runs[runs.lastIndex(by: { $0.line <= line })]
    let start = run.index + (line - run.line) * run.width
    return start..<min(start + run.width, run.index + run.count)
  }

  /// Whether what is in a line takes all of it.
  func isWhole(_ line: Int, of width: Int) -> Bool {
    guard let runs else { return false }
    return width > 1 && runs[runs.lastIndex(by: { $0.line <= line })].width == 1
  }

  /// The header's lines, or the footer's, of the section that a line is in; nil where it is in none, or that has none.
  func lines(of part: LazyElements.SectionRole.Part, ofSectionAt line: Int) -> Range<Int>? {
    let index = views(in: line).lowerBound
    let here = list.role(at: index)
    guard here.section != 0 else { return nil }
    let all = part == .header ? views(in: here, at: index, forward: false) : views(in: here, at: index)
    return all.first { $0.role.part == part }.map { lines(of: $0.views) }
  }

  /// The lines of the section that a line is in.
  func section(at line: Int) -> Range<Int> {
    let index = views(in: line).lowerBound
    let here = list.role(at: index)
    let first = views(in: here, at: index, forward: false).last!.views.lowerBound
    return self.line(of: first)..<lines(of: views(in: here, at: index).last!.views).upperBound
  }

  /// The views of a section from one of them on to its end, or to its beginning, those of one role together.
  private func views(in here: LazyElements.SectionRole, at index: Int, forward: Bool = true) -> [(
    role: LazyElements.SectionRole, views: Range<Int>
  )] {
    var all: [(role: LazyElements.SectionRole, views: Range<Int>)] = []
    var index = index
    while index >= 0, index < list.count {
      let run = list.roleRun(at: index)
      guard run.role.section == here.section else { break }
      if let last = all.last, last.role == run.role {
        let (low, high) = (
          min(last.views.lowerBound, run.views.lowerBound), max(last.views.upperBound, run.views.upperBound)
        )
        all[all.count - 1].views = low..<high
      } else {
        all.append(run)
      }
      index = forward ? run.views.upperBound : run.views.lowerBound - 1
    }
    return all
  }

  private func lines(of views: Range<Int>) -> Range<Int> {
    line(of: views.lowerBound)..<line(of: views.upperBound - 1) + 1
  }

  /// The line that the view at a position is in.
  func line(of index: Int) -> Int {
    guard let runs else { return index }
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
