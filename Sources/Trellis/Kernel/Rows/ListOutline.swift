import TrellisGraph

/// What a view's value says of the views that it stands for in a list, of which none is built: how many they are, which of them are a
/// section's header, content and footer, and the ids of those that are rows.
///
/// It is found from values alone: the closure of a `ForEach` is called, and bodies that depend on nothing but their view's value.
struct ListOutline {
  /// Views one after the other that are alike in all this.
  struct Run {
    var count: Int
    var part = LazyElements.SectionRole.Part.content
    /// Which of the outline's sections they are in, from 1; 0 outside of sections.
    var section = 0
    /// The rows that they are; nil where they are none, or nobody knows their ids.
    var rows: (any OutlinedRows)?
  }

  private(set) var runs: [Run] = []
  private(set) var sectionCount = 0
  /// How many views there are.
  private(set) var count = 0

  /// Adds so many views.
  mutating func append(count: Int, rows: (any OutlinedRows)? = nil) {
    guard count > 0 else { return }
    runs.append(Run(count: count, rows: rows))
    self.count += count
  }

  /// Adds a section; what is in a section within it stays there.
  ///
  /// Answers whether all three parts were known.
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

  /// Has nobody know what rows say that were added behind some runs.
  mutating func forgetRows(behind begin: Int) {
    for index in begin..<runs.count { runs[index].rows = nil }
  }

  /// Whether another has as many views of the same kinds.
  func hasSameShape(as other: ListOutline) -> Bool {
    count == other.count && sectionCount == other.sectionCount && runs.count == other.runs.count
      && zip(runs, other.runs).allSatisfy {
        $0.count == $1.count && $0.part == $1.part && $0.section == $1.section
      }
  }

  /// The run that a view is in, and the place of that one's first view.
  func run(at place: Int) -> (run: Run, start: Int)? {
    var start = 0
    for run in runs {
      if place < start + run.count { return (run, start) }
      start += run.count
    }
    return nil
  }

  /// The place of the first view of the row with an id; nil where no row is known to have it.
  ///
  /// Linear in the rows.
  @MainActor func place(of id: AnyHashable) -> Int? {
    var start = 0
    for run in runs {
      if let place = run.rows?.place(of: id) { return start + place }
      start += run.count
    }
    return nil
  }
}

/// The rows of a `ForEach` that isn't built.
@MainActor
protocol OutlinedRows {
  /// The place of the first view of the row with an id; nil where none has it.
  func place(of id: AnyHashable) -> Int?
  /// The tag of the row that a view is of; nil where its views may have others.
  func tag(at place: Int) -> ViewTag?
}

/// Outlines the value of a view.
@MainActor
struct Outliner {
  private var depth = 0

  /// The outline of a view; nil where that isn't known before it is built.
  static func outline<V: View>(of view: V) -> ListOutline? {
    var outline = ListOutline()
    return Outliner().add(view, to: &outline) ? outline : nil
  }

  /// Adds a view to an outline; answers whether that is known.
  func add<V: View>(_ view: V, to outline: inout ListOutline) -> Bool {
    let record = TypeRecord.of(V.self)
    if let count = FixedCount.of(V.self) {
      outline.append(count: count)
      return true
    }
    if let primitive = record.primitiveView { return primitive.outline(erased: view, self, to: &outline) }
    // A body that reads what only a view that is built has can't be asked. A state is at first what its declaration says.
    guard depth < 50, record.plan.isKnownUnbuilt(in: view) else { return false }
    var inner = self
    inner.depth += 1
    return inner.add(view.body, to: &outline)
  }
}

extension PrimitiveView {
  fileprivate static func outline<V>(erased view: V, _ outliner: Outliner, to outline: inout ListOutline)
    -> Bool
  {
    withUnsafePointer(to: view) { pointer in
      Self.outline(
        UnsafeRawPointer(pointer).assumingMemoryBound(to: Self.self).pointee, outliner, to: &outline)
    }
  }
}

// MARK: - What is outlined

extension Group where Content: View {
  @MainActor static func outline(_ view: Group, _ outliner: Outliner, to outline: inout ListOutline) -> Bool {
    outliner.add(view.content, to: &outline)
  }
}

extension EquatableView {
  @MainActor static func outline(
    _ view: EquatableView, _ outliner: Outliner, to outline: inout ListOutline
  ) -> Bool { outliner.add(view.content, to: &outline) }
}

extension Optional where Wrapped: View {
  @MainActor static func outline(_ view: Wrapped?, _ outliner: Outliner, to outline: inout ListOutline)
    -> Bool
  { view.map { outliner.add($0, to: &outline) } ?? true }
}

extension _ConditionalContent {
  @MainActor static func outline(
    _ view: _ConditionalContent, _ outliner: Outliner, to outline: inout ListOutline
  ) -> Bool {
    switch view.storage {
    case .first(let content): outliner.add(content, to: &outline)
    case .second(let content): outliner.add(content, to: &outline)
    }
  }
}

extension TupleView {
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

extension ModifiedContent where Content: View, Modifier: ViewModifier {
  /// Known where a modifier leaves as many views as there are.
  @MainActor static func outline(
    _ view: ModifiedContent, _ outliner: Outliner, to outline: inout ListOutline
  ) -> Bool {
    let begin = outline.runs.count
    guard FixedCount.isKept(by: Modifier.self), outliner.add(view.content, to: &outline) else { return false }
    if !RowTagging.saysNothing(Modifier.self) { outline.forgetRows(behind: begin) }
    return true
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  @MainActor static func outline(_ view: Section, _ outliner: Outliner, to outline: inout ListOutline) -> Bool
  {
    outline.appendSection(
      header: { outliner.add(view.header, to: &$0) },
      content: { view.isExpanded?.wrappedValue == false || outliner.add(view.content, to: &$0) },
      footer: { outliner.add(view.footer, to: &$0) })
  }
}

extension ForEach where Content: View {
  /// Known where each row stands for as many views, or for a few, which are counted when they are built.
  @MainActor static func outline(_ view: ForEach, _ outliner: Outliner, to outline: inout ListOutline) -> Bool
  {
    let width = FixedCount.width(ofRows: Content.self)
    guard width > 0, !(Data.self is any ListedData.Type) else { return false }
    outline.append(count: view.data.count * width, rows: OutlinedForEach(view: view, width: width))
    return true
  }
}

private struct OutlinedForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: OutlinedRows {
  let view: ForEach<Data, ID, Content>
  let width: Int

  func place(of id: AnyHashable) -> Int? {
    var place: Int?
    if let id = id.base as? ID {
      let one = OneElement<Data>()
      place = (0..<view.data.count).first { one.id(at: $0, of: view.data, view.id) == id }
    }
    if place == nil, Content.self is any ExplicitlyIdentifiable.Type {
      // The closure gives the views their ids.
      place =
        view.data.enumerated().first {
          (view.content($0.element) as? any ExplicitlyIdentifiable)?.explicitID == id
        }?.offset
    }
    return place.map { $0 * width }
  }

  func tag(at place: Int) -> ViewTag? {
    guard RowTagging.isByID(Content.self) else { return nil }
    return ViewTag(
      OneElement<Data>().id(at: place / width, of: view.data, view.id), includeOptional: true)
  }
}
