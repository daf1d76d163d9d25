import TrellisGraph

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
  /// Views in a nested section stay in that section.
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

  /// Removes what is known of the rows in all runs from an index on.
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

/// A traversal that outlines a view's value.
@MainActor
struct Outliner {
  private var depth = 0

  /// Returns the outline of a view, or nil if it isn't known before the view is built.
  static func outline<V: View>(of view: V) -> ListOutline? {
    var outline = ListOutline()
    return Outliner().add(view, to: &outline) ? outline : nil
  }

  /// Adds a view to an outline, and returns whether that is known.
  func add<V: View>(_ view: V, to outline: inout ListOutline) -> Bool {
    let record = TypeRecord.of(V.self)
    if let count = StaticShape.of(V.self, record).count {
      outline.append(count: count)
      return true
    }
    if let outlined = record.outlinedView { return outlined.outline(erased: view, self, to: &outline) }
    if record.primitiveView != nil { return false }
    // A body can't be evaluated here if it reads something that only a built view has. A state has its initial value.
    guard depth < 50, record.plan.isKnownUnbuilt(in: view) else { return false }
    var inner = self
    inner.depth += 1
    return inner.add(view.body, to: &outline)
  }
}

/// A primitive view whose value determines its views before it is built.
@MainActor
protocol OutlinedView: PrimitiveView {
  /// Appends the views of a value to an outline, and returns whether they are known.
  ///
  /// `outliner` outlines other views.
  static func outline(_ view: Self, _ outliner: Outliner, to outline: inout ListOutline) -> Bool
}

extension OutlinedView {
  fileprivate static func outline<V>(erased view: V, _ outliner: Outliner, to outline: inout ListOutline)
    -> Bool
  {
    withUnsafePointer(to: view) { pointer in
      Self.outline(
        UnsafeRawPointer(pointer).assumingMemoryBound(to: Self.self).pointee, outliner, to: &outline)
    }
  }
}

// MARK: - Outlined views

extension Group: OutlinedView where Content: View {
  @MainActor static func outline(_ view: Group, _ outliner: Outliner, to outline: inout ListOutline) -> Bool {
    outliner.add(view.content, to: &outline)
  }
}

extension EquatableView: OutlinedView {
  @MainActor static func outline(
    _ view: EquatableView, _ outliner: Outliner, to outline: inout ListOutline
  ) -> Bool { outliner.add(view.content, to: &outline) }
}

extension Optional: OutlinedView where Wrapped: View {
  @MainActor static func outline(_ view: Wrapped?, _ outliner: Outliner, to outline: inout ListOutline)
    -> Bool
  { view.map { outliner.add($0, to: &outline) } ?? true }
}

extension _ConditionalContent: OutlinedView {
  @MainActor static func outline(
    _ view: _ConditionalContent, _ outliner: Outliner, to outline: inout ListOutline
  ) -> Bool {
    switch view.storage {
    case .first(let content): outliner.add(content, to: &outline)
    case .second(let content): outliner.add(content, to: &outline)
    }
  }
}

extension TupleView: OutlinedView {
  @MainActor static func outline(_ view: TupleView, _ outliner: Outliner, to outline: inout ListOutline)
    -> Bool
  {
    func add<V: View>(at offset: Int, _ type: V.Type) -> Bool {
      let value = withUnsafeBytes(of: view.value) { bytes in
        (bytes.baseAddress! + offset).assumingMemoryBound(to: V.self).pointee
      }
      return outliner.add(value, to: &outline)
    }
    for part in TupleParts.of(T.self) {
      let type: any View.Type = part.type
      if !add(at: part.offset, type) { return false }
    }
    return true
  }
}

extension ModifiedContent: OutlinedView where Content: View, Modifier: ViewModifier {
  /// Adds the content, if the modifier keeps the number of views.
  @MainActor static func outline(
    _ view: ModifiedContent, _ outliner: Outliner, to outline: inout ListOutline
  ) -> Bool {
    let begin = outline.runs.count
    let modifier = ModifierShape.of(Modifier.self)
    guard modifier.keepsCount, outliner.add(view.content, to: &outline) else { return false }
    if modifier.mayTag { outline.forgetRows(behind: begin) }
    return true
  }
}

extension Section: OutlinedView where Parent: View, Content: View, Footer: View {
  @MainActor static func outline(_ view: Section, _ outliner: Outliner, to outline: inout ListOutline) -> Bool
  {
    outline.appendSection(
      header: { outliner.add(view.header, to: &$0) },
      content: { view.isExpanded?.wrappedValue == false || outliner.add(view.content, to: &$0) },
      footer: { outliner.add(view.footer, to: &$0) })
  }
}

extension ForEach: OutlinedView where Content: View {
  /// Adds the rows, if each row has the same number of views, or a few, which are counted when they are built.
  @MainActor static func outline(_ view: ForEach, _ outliner: Outliner, to outline: inout ListOutline) -> Bool
  {
    let width = StaticShape.of(Content.self).rowWidth
    guard width > 0, !(Data.self is any ListedData.Type) else { return false }
    outline.append(count: view.data.count * width, rows: OutlinedForEach(view: view, width: width))
    return true
  }
}

private struct OutlinedForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: OutlinedRows {
  let view: ForEach<Data, ID, Content>
  let width: Int

  func position(of id: AnyHashable) -> Int? {
    var position: Int?
    if let id = id.base as? ID {
      let one = OneElement<Data>()
      position = (0..<view.data.count).first { one.id(at: $0, of: view.data, view.id) == id }
    }
    if position == nil, Content.self is any ExplicitlyIdentifiable.Type {
      // The closure gives the views their ids.
      position =
        view.data.enumerated().first {
          (view.content($0.element) as? any ExplicitlyIdentifiable)?.explicitID == id
        }?.offset
    }
    return position.map { $0 * width }
  }

  func tag(at position: Int) -> ViewTag? {
    guard !StaticShape.of(Content.self).mayTag else { return nil }
    return ViewTag(
      OneElement<Data>().id(at: position / width, of: view.data, view.id), includeOptional: true)
  }
}
