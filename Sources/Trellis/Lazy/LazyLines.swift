/// The assignment of a list's views to the lines of a lazy stack or grid.
///
/// The content of a section begins a new line, and each view of its header and footer takes a whole line. For lines of a single
/// view, as in stacks, no runs are stored.
@MainActor
struct LazyLines {
  /// Consecutive views that fill lines together.
  private struct Run {
    /// The index of the first view, the first line, the number of views, and the number of views per line.
    var index: Int
    var line: Int
    var count: Int
    var width: Int

    var lineCount: Int { (count + width - 1) / width }
  }

  private let list: LazyElements
  /// Nil if each line has a single view.
  private let runs: [Run]?
  let count: Int

  /// Divides a list into lines of at most `width` views.
  ///
  /// Linear in the headers, footers and contents of sections, but O(1) for lines of a single view.
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

  /// Returns the indices of the views in a line.
  func views(in line: Int) -> Range<Int> {
    guard let runs else { return line..<line + 1 }
    let run = runs[runs.lastIndex(by: { $0.line <= line })]
    let start = run.index + (line - run.line) * run.width
    return start..<min(start + run.width, run.index + run.count)
  }

  /// Returns whether each view of a line takes the whole line, in a grid with `width` tracks.
  func isWhole(_ line: Int, of width: Int) -> Bool {
    guard let runs else { return false }
    return width > 1 && runs[runs.lastIndex(by: { $0.line <= line })].width == 1
  }

  /// Returns the header's or the footer's lines in the section that a line is in; nil if there is no section, or no such part.
  func lines(of part: LazyElements.SectionRole.Part, ofSectionAt line: Int) -> Range<Int>? {
    let index = views(in: line).lowerBound
    let here = list.role(at: index)
    guard here.section != 0 else { return nil }
    let all = part == .header ? views(in: here, at: index, forward: false) : views(in: here, at: index)
    return all.first { $0.role.part == part }.map { lines(of: $0.views) }
  }

  /// Returns the lines of the section that a line is in.
  func section(at line: Int) -> Range<Int> {
    let index = views(in: line).lowerBound
    let here = list.role(at: index)
    let first = views(in: here, at: index, forward: false).last!.views.lowerBound
    return self.line(of: first)..<lines(of: views(in: here, at: index).last!.views).upperBound
  }

  /// Returns the views of a section from an index to the section's end or beginning, grouped by role.
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

  /// Returns the line of the view at an index.
  func line(of index: Int) -> Int {
    guard let runs else { return index }
    let run = runs[runs.lastIndex(by: { $0.index <= index })]
    return run.line + (index - run.index) / run.width
  }
}

extension Array {
  /// Returns the last index that satisfies a monotonic predicate (binary search); 0 if none does.
  fileprivate func lastIndex(by isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if isBefore(self[middle]) { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
