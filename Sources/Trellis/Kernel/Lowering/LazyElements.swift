import TrellisGraph

/// The views of a list that are built when somebody asks for them: their number is known, and the identity of each.
///
/// A value is good until the attribute that holds it has another one.
final class LazyElements: Equatable {
  /// What some of the views are in a section: what a grid has to know of it.
  struct SectionRole: Equatable {
    enum Part { case header, content, footer }

    /// The innermost section around them; 0 outside of sections.
    var section: UInt64 = 0
    var part = Part.content
    /// Whether each of them takes a whole line.
    var fillsLine: Bool { part != .content }
  }

  /// Some of the views, one after the other.
  struct Part {
    fileprivate enum Source {
      case views([ViewElement])
      case rows(any LazyRows, LazyRowNumbering, version: Int)
      case lists(ListTable)
    }

    fileprivate let source: Source
    /// What modifiers make of each of them.
    fileprivate var change: (@MainActor (ViewElement, ID) -> ViewElement)?
    fileprivate(set) var role = SectionRole()

    /// Views that are in the list as long as the value is good.
    static func views(_ elements: [ViewElement]) -> Part { Part(source: .views(elements)) }

    /// The views of rows of one kind, in the order that they have now.
    static func rows(_ rows: any LazyRows, _ numbering: LazyRowNumbering, version: Int) -> Part {
      Part(source: .rows(rows, numbering, version: version))
    }

    /// The views of rows that are lists of their own.
    static func lists(_ table: ListTable) -> Part { Part(source: .lists(table)) }

    /// The same in a section; what is in a section within it stays there.
    func inSection(_ role: SectionRole) -> Part {
      var part = self
      if part.role == SectionRole() { part.role = role }
      return part
    }

    /// How many views it is.
    var count: Int {
      switch source {
      case .views(let elements): elements.count
      case .rows(_, let numbering, _): numbering.counts.total
      case .lists(let table): table.count
      }
    }
  }

  /// Tells a view of the list from the others, built or not.
  enum ID: Hashable {
    case view(UInt64)
    /// Which view of the row with a number.
    case row(ObjectIdentifier, Int, Int)

    /// What leads to the list that the view is in.
    var key: Key {
      switch self {
      case .view(let number): .view(number)
      case .row(let owner, _, _): .rows(owner)
      }
    }
  }

  /// What a list holds that was built: a view, or the views of a `ForEach`'s rows.
  enum Key: Hashable {
    case view(UInt64)
    case rows(ObjectIdentifier)
  }

  let parts: [Part]
  /// The position of each part's first view, and the number of views.
  private let starts: [Int]
  /// The parts of rows, by the rows.
  private lazy var rowParts = Dictionary(
    parts.enumerated().compactMap { index, part in
      if case .rows(let rows, _, _) = part.source { (ObjectIdentifier(rows), index) } else { nil }
    }, uniquingKeysWith: { first, _ in first })
  /// The positions of the views that aren't in rows.
  private lazy var positions = Dictionary(
    parts.enumerated().flatMap { index, part -> [(UInt64, Int)] in
      guard case .views(let elements) = part.source else { return [] }
      return elements.enumerated().map { ($1.id, starts[index] + $0) }
    }, uniquingKeysWith: { first, _ in first })

  /// The parts that are rows that are lists of their own.
  private lazy var tables: [(index: Int, table: ListTable)] = parts.enumerated().compactMap { index, part in
    if case .lists(let table) = part.source { (index, table) } else { nil }
  }
  /// Whether there are such.
  var holdsLists: Bool { !tables.isEmpty }

  init(_ parts: [Part]) {
    self.parts = parts.filter { $0.count > 0 }
    starts = self.parts.reduce(into: [0]) { $0.append($0.last! + $1.count) }
  }

  /// How many views there are.
  var count: Int { starts.last! }

  /// The view at a position, which is built where it isn't yet, as is the row that it is in.
  @MainActor func element(at index: Int) -> ViewElement {
    let (part, offset) = locate(index)
    let element =
      switch part.source {
      case .views(let elements): elements[offset]
      case .rows(let rows, _, _): rows.element(at: rows.place(of: offset))
      case .lists(let table): table.element(at: offset)
      }
    return part.change?(element, id(at: index)) ?? element
  }

  /// What the view at a position is in a section.
  @MainActor func role(at index: Int) -> SectionRole { roleRun(at: index).role }

  /// What the view at a position is in a section, and the views around it of which the same is known.
  @MainActor func roleRun(at index: Int) -> (role: SectionRole, views: Range<Int>) {
    let (part, offset) = locate(index)
    let start = index - offset
    guard case .lists(let table) = part.source else { return (part.role, start..<start + part.count) }
    let (role, views) = table.role(at: offset)
    return (role == SectionRole() ? part.role : role, start + views.lowerBound..<start + views.upperBound)
  }

  /// All views.
  @MainActor var all: [ViewElement] { (0..<count).map(element(at:)) }

  /// What tells the view at a position from the others; nothing is built for it.
  @MainActor func id(at index: Int) -> ID {
    let (part, offset) = locate(index)
    switch part.source {
    case .views(let elements): return .view(elements[offset].id)
    case .rows(let rows, let numbering, _):
      let place = numbering.counts.place(of: offset)
      return .row(ObjectIdentifier(rows), numbering.order.number(at: place.row), place.offset)
    case .lists(let table): return table.id(at: offset)
    }
  }

  /// Where a view is now; nil where it is gone.
  @MainActor func index(of id: ID) -> Int? {
    switch id {
    case .view(let number): return positions[number] ?? listedIndex(of: id)
    case .row(let owner, let number, let offset):
      guard let part = rowParts[owner], case .rows(let rows, _, _) = parts[part].source else {
        return listedIndex(of: id)
      }
      guard let row = rows.index(of: number), let start = rows.start(of: row, having: offset) else {
        return nil
      }
      return starts[part] + start + offset
    }
  }

  /// Where a view is that is in a row that is a list of its own.
  @MainActor private func listedIndex(of id: ID) -> Int? {
    for (index, table) in tables { if let place = table.index(of: id) { return starts[index] + place } }
    return nil
  }

  /// The tag of the row at a position, where that is known without building it; nil where it isn't.
  @MainActor func plainTag(at index: Int) -> ViewTag? {
    let (part, offset) = locate(index)
    guard part.change == nil else { return nil }
    switch part.source {
    case .views: return nil
    case .rows(let rows, _, _): return rows.plainTag(at: rows.place(of: offset))
    case .lists(let table): return table.plainTag(at: offset)
    }
  }

  /// Whether a row that was built since turned out to stand for another number of views.
  @MainActor var isProvisional: Bool {
    parts.contains { if case .rows(let rows, _, _) = $0.source { rows.isRecountDue } else { false } }
      || tables.contains { $0.table.isProvisional }
  }

  /// Gives up the row that a view is in, with all its state; it is built anew when it is asked for again.
  ///
  /// Does nothing for views that aren't in rows.
  @MainActor func release(_ id: ID) {
    guard case .row(let owner, let number, _) = id else { return }
    if let part = rowParts[owner], case .rows(let rows, _, _) = parts[part].source {
      rows.release(number)
    } else {
      for (_, table) in tables { table.release(id) }
    }
  }

  /// Calls a closure with what leads to the views that are built.
  @MainActor func forEachKey(_ body: (Key) -> Void) {
    for part in parts {
      switch part.source {
      case .views(let elements): for element in elements { body(.view(element.id)) }
      case .rows(let rows, _, _): body(.rows(ObjectIdentifier(rows)))
      case .lists(let table): table.forEachKey(body)
      }
    }
  }

  /// The same views, each exchanged for one of the same identity.
  func map(_ change: @escaping @MainActor (ViewElement) -> ViewElement) -> LazyElements {
    map { element, _ in change(element) }
  }

  /// The same, given what tells each from the others.
  func map(_ change: @escaping @MainActor (ViewElement, ID) -> ViewElement) -> LazyElements {
    LazyElements(
      parts.map { part in
        var part = part
        let inner = part.change
        part.change = { change(inner?($0, $1) ?? $0, $1) }
        return part
      })
  }

  private func locate(_ index: Int) -> (Part, Int) {
    var (low, high) = (0, parts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return (parts[low], index - starts[low])
  }

  static func == (first: LazyElements, second: LazyElements) -> Bool {
    first === second
      || first.parts.count == second.parts.count
        && zip(first.parts, second.parts).allSatisfy { $0.isSame(as: $1) }
  }
}

extension LazyElements.Part {
  /// Whether two have the same views; modifiers are a matter of the views' types.
  fileprivate func isSame(as other: LazyElements.Part) -> Bool {
    switch (source, other.source) {
    case (.views(let first), .views(let second)): first == second
    case (.rows(let first, _, let version), .rows(let second, _, let otherVersion)):
      first === second && version == otherVersion
    case (.lists(let first), .lists(let second)): first === second && role == other.role
    default: false
    }
  }
}

/// The order and the view counts of rows at one time: the ids in a list that is no longer the newest stay what they were.
struct LazyRowNumbering {
  let order: RowOrder
  let counts: LazyRowCounts
}

/// The rows of a `ForEach`, each of which is built when one of its views is asked for.
@MainActor
protocol LazyRows: AnyObject {
  /// Which row a view is in, and which of the row's views it is.
  func place(of index: Int) -> LazyRowCounts.Place
  /// Where a row's views begin; nil where it has none that is so manieth.
  func start(of row: Int, having offset: Int) -> Int?
  /// One of a row's views; the row is built where it isn't yet.
  func element(at place: LazyRowCounts.Place) -> ViewElement
  /// Whether a row turned out to stand for another number of views than it was counted for.
  var isRecountDue: Bool { get }
  /// Where the row with a number is; nil where there is none.
  func index(of number: Int) -> Int?
  /// The tag of the row that a view is of, where rows have no other than their ids; nil where they may.
  func plainTag(at place: LazyRowCounts.Place) -> ViewTag?
  /// Removes what was built of a row.
  func release(_ number: Int)
}
