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
  var count: Int { runs.reduce(0) { $0 + $1.count } }

  /// So many views that nothing else is known of.
  init(count: Int) { if count > 0 { runs = [Run(count: count)] } }

  /// So many rows.
  init(count: Int, rows: any OutlinedRows) { if count > 0 { runs = [Run(count: count, rows: rows)] } }

  /// A section; what is in a section within it stays there.
  init(header: ListOutline, content: ListOutline, footer: ListOutline) {
    sectionCount = 1
    append(header, as: .header)
    append(content, as: .content)
    append(footer, as: .footer)
  }

  /// Adds other views behind these.
  mutating func append(_ other: ListOutline) {
    runs += other.runs.map { run in
      var run = run
      if run.section > 0 { run.section += sectionCount }
      return run
    }
    sectionCount += other.sectionCount
  }

  private mutating func append(_ other: ListOutline, as part: LazyElements.SectionRole.Part) {
    let begin = runs.count
    append(other)
    for index in begin..<runs.count where runs[index].section == 0 {
      (runs[index].section, runs[index].part) = (1, part)
    }
  }

  /// The same views where nobody knows what their rows say.
  var withoutRows: ListOutline {
    var outline = self
    for index in runs.indices { outline.runs[index].rows = nil }
    return outline
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
  static func outline<V: View>(of view: V) -> ListOutline? { Outliner().outline(view) }

  func outline<V: View>(_ view: V) -> ListOutline? {
    if let count = FixedCount.of(V.self) { return ListOutline(count: count) }
    let record = TypeRecord.of(V.self)
    if let primitive = record.primitiveView { return primitive.outline(erased: view, self) }
    // A body that reads what only a view that is built has can't be asked.
    guard record.plan.isEmpty, depth < 50 else { return nil }
    var inner = self
    inner.depth += 1
    return inner.outline(view.body)
  }
}

extension PrimitiveView {
  fileprivate static func outline<V>(erased view: V, _ outliner: Outliner) -> ListOutline? {
    outline(view as! Self, outliner)
  }
}

// MARK: - What is outlined

extension Group where Content: View {
  @MainActor static func outline(_ view: Group, _ outliner: Outliner) -> ListOutline? {
    outliner.outline(view.content)
  }
}

extension EquatableView {
  @MainActor static func outline(_ view: EquatableView, _ outliner: Outliner) -> ListOutline? {
    outliner.outline(view.content)
  }
}

extension Optional where Wrapped: View {
  @MainActor static func outline(_ view: Wrapped?, _ outliner: Outliner) -> ListOutline? {
    view.map { outliner.outline($0) } ?? ListOutline(count: 0)
  }
}

extension _ConditionalContent {
  @MainActor static func outline(_ view: _ConditionalContent, _ outliner: Outliner) -> ListOutline? {
    switch view.storage {
    case .first(let content): outliner.outline(content)
    case .second(let content): outliner.outline(content)
    }
  }
}

extension TupleView {
  @MainActor static func outline(_ view: TupleView, _ outliner: Outliner) -> ListOutline? {
    func part<V: View>(at offset: Int, _ type: V.Type) -> ListOutline? {
      let value = withUnsafeBytes(of: view.value) { bytes in
        (bytes.baseAddress! + offset).assumingMemoryBound(to: V.self).pointee
      }
      return outliner.outline(value)
    }
    var all = ListOutline(count: 0)
    for each in TupleParts.of(T.self) {
      guard let next = part(at: each.offset, each.type) else { return nil }
      all.append(next)
    }
    return all
  }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
  /// Known where a modifier leaves as many views as there are.
  @MainActor static func outline(_ view: ModifiedContent, _ outliner: Outliner) -> ListOutline? {
    guard let outline = outliner.outline(view.content), FixedCount.isKept(by: Modifier.self) else {
      return nil
    }
    return RowTagging.saysNothing(Modifier.self) ? outline : outline.withoutRows
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  @MainActor static func outline(_ view: Section, _ outliner: Outliner) -> ListOutline? {
    guard let header = outliner.outline(view.header), let footer = outliner.outline(view.footer) else {
      return nil
    }
    if view.isExpanded?.wrappedValue == false {
      return ListOutline(header: header, content: ListOutline(count: 0), footer: footer)
    }
    return outliner.outline(view.content).map { ListOutline(header: header, content: $0, footer: footer) }
  }
}

extension ForEach where Content: View {
  /// Known where each row stands for as many views, or for a few, which are counted when they are built.
  @MainActor static func outline(_ view: ForEach, _ outliner: Outliner) -> ListOutline? {
    let width = FixedCount.width(ofRows: Content.self)
    guard width > 0, !(Data.self is any ListedData.Type) else { return nil }
    return ListOutline(count: view.data.count * width, rows: OutlinedForEach(view: view, width: width))
  }
}

private struct OutlinedForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: OutlinedRows {
  let view: ForEach<Data, ID, Content>
  let width: Int
  private let one = OneElement<Data>()

  init(view: ForEach<Data, ID, Content>, width: Int) { (self.view, self.width) = (view, width) }

  func place(of id: AnyHashable) -> Int? {
    var place: Int?
    if let id = id.base as? ID {
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
    return ViewTag(one.id(at: place / width, of: view.data, view.id), includeOptional: true)
  }
}
