/// A description of a view's list without building its views: the view count, the parts of sections, and the rows' ids.
///
/// It is derived from values alone: by calling the closure of a `ForEach`, and bodies that depend on nothing but their view's
/// value.
struct ListOutline {
  /// Consecutive views with the same part, section and rows.
  struct Run {
    var count: Int
    var part = LazyElements.SectionRole.Part.content
    /// The number of the views' section in the outline, from 1; 0 outside of sections.
    var section = 0
    /// The rows of the views, or nil if they aren't rows or the ids aren't known.
    var rows: (any OutlinedRows)?
  }

  private(set) var runs: [Run] = []
  private(set) var sectionCount = 0
  /// The number of views.
  private(set) var count = 0

  /// Adds a number of views, with the rows that they belong to.
  mutating func append(count: Int, rows: (any OutlinedRows)? = nil) {
    guard count > 0 else { return }
    runs.append(Run(count: count, rows: rows))
    self.count += count
  }

  /// Adds a section, and returns whether all three parts were known.
  ///
  /// Views in a nested section belong to the nested section only.
  mutating func appendSection(
    header: (inout ListOutline) -> Bool, content: (inout ListOutline) -> Bool,
    footer: (inout ListOutline) -> Bool
  ) -> Bool {
    sectionCount += 1
    let section = sectionCount
    func add(_ part: LazyElements.SectionRole.Part, _ body: (inout ListOutline) -> Bool) -> Bool {
      let begin = runs.count
      guard body(&self) else { return false }
      for index in begin..<runs.count where runs[index].section == 0 {
        (runs[index].section, runs[index].part) = (section, part)
      }
      return true
    }
    return add(.header, header) && add(.content, content) && add(.footer, footer)
  }

  /// Removes the known rows of all runs from an index on.
  mutating func forgetRows(behind begin: Int) {
    for index in begin..<runs.count { runs[index].rows = nil }
  }

  /// Returns whether another outline has as many views of the same kinds.
  func hasSameShape(as other: ListOutline) -> Bool {
    count == other.count && sectionCount == other.sectionCount && runs.count == other.runs.count
      && zip(runs, other.runs).allSatisfy {
        $0.count == $1.count && $0.part == $1.part && $0.section == $1.section
      }
  }

  /// Returns the run that contains a view, and the index of the run's first view; nil if there is no such view.
  func run(at position: Int) -> (run: Run, start: Int)? {
    var start = 0
    for run in runs {
      if position < start + run.count { return (run, start) }
      start += run.count
    }
    return nil
  }

  /// Returns the index of the first view of the row with an id, or nil if no known row has it.
  ///
  /// Linear in the number of rows.
  @MainActor func position(of id: AnyHashable) -> Int? {
    var start = 0
    for run in runs {
      if let position = run.rows?.position(of: id) { return start + position }
      start += run.count
    }
    return nil
  }
}

/// The rows of a `ForEach` that isn't built.
@MainActor
protocol OutlinedRows {
  /// Returns the index of the first view of the row with an id, or nil if none has it.
  func position(of id: AnyHashable) -> Int?
  /// Returns the tag of the row that contains a view, or nil if the row's views may have other tags.
  func tag(at position: Int) -> ViewTag?
}
