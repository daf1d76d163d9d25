import TrellisGraph

/// The views of a lazy list: their number and identities are known, and they are built on demand.
///
/// A value is valid until the attribute that holds it has another one.
final class LazyElements: Equatable {
  /// The role of views in a section, as far as grids need it.
  struct SectionRole: Equatable {
    enum Part { case header, content, footer }

    /// The identifier of the innermost section around the views; 0 outside sections.
    var section: UInt64 = 0
    var part = Part.content
    /// Whether each view takes a whole line.
    var fillsLine: Bool { part != .content }
  }

  /// A run of consecutive views.
  struct Part {
    fileprivate enum Source {
      case views([ViewElement])
      case rows(any LazyRowSource, LazyRowNumbering, version: Int)
      case lists(LazyListRows)
    }

    fileprivate let source: Source
    /// The change that modifiers make to each view.
    fileprivate var change: (@MainActor (ViewElement, ID) -> ViewElement)?
    /// Whether ``change`` keeps the id of a view, which therefore can't become another one.
    fileprivate var keepsIDs = false
    fileprivate(set) var role = SectionRole()

    /// Returns a part with views that are in the list while the value is valid.
    static func views(_ elements: [ViewElement]) -> Part { Part(source: .views(elements)) }

    /// Returns a part with the views of a `ForEach`'s rows, in their current order.
    static func rows(_ rows: any LazyRowSource, _ numbering: LazyRowNumbering, version: Int) -> Part {
      Part(source: .rows(rows, numbering, version: version))
    }

    /// Returns a part with the views of rows that are lists themselves.
    static func lists(_ table: LazyListRows) -> Part { Part(source: .lists(table)) }

    /// Returns the part with a role in a section; a part of an inner section keeps its role.
    func inSection(_ role: SectionRole) -> Part {
      var part = self
      if part.role == SectionRole() { part.role = role }
      return part
    }

    /// The number of views.
    var count: Int {
      switch source {
      case .views(let elements): elements.count
      case .rows(_, let numbering, _): numbering.counts.total
      case .lists(let table): table.count
      }
    }
  }

  /// The identity of a view in the list, built or not.
  enum ID: Hashable {
    case view(UInt64)
    /// A view of a row: the identity of the rows, the row's number and the view's offset in the row.
    case row(ObjectIdentifier, Int, Int)

    /// The key of the list that contains the view.
    var key: Key {
      switch self {
      case .view(let number): .view(number)
      case .row(let owner, _, _): .rows(owner)
      }
    }
  }

  /// A key for what a list has built: a view, or the views of a `ForEach`'s rows.
  enum Key: Hashable {
    case view(UInt64)
    case rows(ObjectIdentifier)
  }

  let parts: [Part]
  /// The index of each part's first view, followed by the number of views.
  private let starts: [Int]
  /// The indices of the parts made of rows, by the identity of the rows.
  private lazy var rowParts = Dictionary(
    parts.enumerated().compactMap { index, part in
      if case .rows(let rows, _, _) = part.source { (ObjectIdentifier(rows), index) } else { nil }
    }, uniquingKeysWith: { first, _ in first })
  /// The indices of the views outside rows, by id.
  private lazy var positions = Dictionary(
    parts.enumerated().flatMap { index, part -> [(UInt64, Int)] in
      guard case .views(let elements) = part.source else { return [] }
      return elements.enumerated().map { ($1.id, starts[index] + $0) }
    }, uniquingKeysWith: { first, _ in first })

  /// The parts whose rows are lists themselves, with their indices.
  private lazy var tables: [(index: Int, table: LazyListRows)] = parts.enumerated().compactMap {
    index, part in
    if case .lists(let table) = part.source { (index, table) } else { nil }
  }
  /// Whether any rows are lists themselves.
  var holdsLists: Bool { !tables.isEmpty }

  init(_ parts: [Part]) {
    self.parts = parts.filter { $0.count > 0 }
    starts = self.parts.reduce(into: [0]) { $0.append($0.last! + $1.count) }
  }

  /// The number of views.
  var count: Int { starts.last! }

  /// Returns the view at an index; builds it and its row if needed.
  @MainActor func element(at index: Int) -> ViewElement {
    let (part, offset) = locate(index)
    let element =
      switch part.source {
      case .views(let elements): elements[offset]
      // The first view is built for its size, and not only to be shown.
      case .rows(let rows, _, _): rows.element(at: rows.position(of: offset), mayReuse: index > 0)
      case .lists(let table): table.element(at: offset)
      }
    return part.change?(element, id(at: index)) ?? element
  }

  /// Returns the section role of the view at an index.
  @MainActor func role(at index: Int) -> SectionRole { roleRun(at: index).role }

  /// Returns the section role of the view at an index, and a range of views around it with the same role.
  @MainActor func roleRun(at index: Int) -> (role: SectionRole, views: Range<Int>) {
    let (part, offset) = locate(index)
    let start = index - offset
    guard case .lists(let table) = part.source else { return (part.role, start..<start + part.count) }
    let (role, views) = table.role(at: offset)
    return (role == SectionRole() ? part.role : role, start + views.lowerBound..<start + views.upperBound)
  }

  /// All views; reading them builds each.
  @MainActor var all: [ViewElement] { (0..<count).map(element(at:)) }

  /// Returns the identity of the view at an index, without building the view.
  @MainActor func id(at index: Int) -> ID {
    let (part, offset) = locate(index)
    switch part.source {
    case .views(let elements): return .view(elements[offset].id)
    case .rows(let rows, let numbering, _):
      let position = numbering.counts.position(of: offset)
      return .row(ObjectIdentifier(rows), numbering.order.number(at: position.row), position.offset)
    case .lists(let table): return table.id(at: offset)
    }
  }

  /// Returns the current index of a view; nil if the view was removed.
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

  /// Returns the index of a view in a row that is a list itself; nil if there is none.
  @MainActor private func listedIndex(of id: ID) -> Int? {
    for (index, table) in tables { if let position = table.index(of: id) { return starts[index] + position } }
    return nil
  }

  /// Returns the tag of the row at an index if it is known without building the row; otherwise nil.
  @MainActor func plainTag(at index: Int) -> ViewTag? {
    let (part, offset) = locate(index)
    guard part.change == nil else { return nil }
    switch part.source {
    case .views: return nil
    case .rows(let rows, _, _): return rows.plainTag(at: rows.position(of: offset))
    case .lists(let table): return table.plainTag(at: offset)
    }
  }

  /// Whether a row that was built after this list was made has another number of views than it was counted for.
  @MainActor var isProvisional: Bool {
    parts.contains { if case .rows(let rows, _, _) = $0.source { rows.isRecountDue } else { false } }
      || tables.contains { $0.table.isProvisional }
  }

  /// Discards the row of a view, with all its state; the row is built anew on demand.
  ///
  /// Does nothing for views outside rows.
  @MainActor func release(_ id: ID) {
    guard case .row(let owner, let number, _) = id else { return }
    if let part = rowParts[owner], case .rows(let rows, _, _) = parts[part].source {
      rows.release(number)
    } else {
      for (_, table) in tables { table.release(id) }
    }
  }

  /// Offers the row of a view that isn't shown for reuse by another row.
  ///
  /// The row is reused at the earliest when a row is needed that isn't built.
  @MainActor func park(_ id: ID) {
    guard case .row(let owner, let number, _) = id, let part = rowParts[owner], !parts[part].keepsIDs,
      case .rows(let rows, _, _) = parts[part].source
    else { return }
    rows.park(number)
  }

  /// Calls a closure with the keys of the views that are built.
  @MainActor func forEachKey(_ body: (Key) -> Void) {
    for part in parts {
      switch part.source {
      case .views(let elements): for element in elements { body(.view(element.id)) }
      case .rows(let rows, _, _): body(.rows(ObjectIdentifier(rows)))
      case .lists(let table): table.forEachKey(body)
      }
    }
  }

  /// Returns the same views, each replaced by one of the same identity.
  func map(_ change: @escaping @MainActor (ViewElement) -> ViewElement) -> LazyElements {
    map(keepsIDs: false) { element, _ in change(element) }
  }

  /// Returns the same views, each replaced by one of the same identity, given that identity.
  func map(keepsIDs: Bool = true, _ change: @escaping @MainActor (ViewElement, ID) -> ViewElement)
    -> LazyElements
  {
    LazyElements(
      parts.map { part in
        var part = part
        let inner = part.change
        part.keepsIDs = part.keepsIDs || keepsIDs
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
  /// Returns whether two parts have the same views.
  ///
  /// Modifiers aren't compared: they follow from the views' types.
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

/// A snapshot of the order and view counts of rows, so that ids in an older list keep their meaning.
struct LazyRowNumbering {
  let order: RowOrder
  let counts: LazyRowCounts
}

/// The rows of a `ForEach`, each built when one of its views is requested.
@MainActor
protocol LazyRowSource: AnyObject {
  /// Returns the row of a view, and the view's offset in the row.
  func position(of index: Int) -> LazyRowCounts.Position
  /// Returns the index of a row's first view; nil if the row has no view at an offset.
  func start(of row: Int, having offset: Int) -> Int?
  /// Returns a view of a row; if needed, builds the row, or with `mayReuse` lets the views of a parked row show it.
  func element(at position: LazyRowCounts.Position, mayReuse: Bool) -> ViewElement
  /// Whether a row turned out to have another number of views than it was counted for.
  var isRecountDue: Bool { get }
  /// Returns the index of the row with a number; nil if there is none.
  func index(of number: Int) -> Int?
  /// Returns the tag of a view's row if rows are tagged by their ids only; nil if rows may have other tags.
  func plainTag(at position: LazyRowCounts.Position) -> ViewTag?
  /// Removes everything that was built for a row.
  func release(_ number: Int)
  /// Offers a built row that isn't shown for reuse by another row.
  func park(_ number: Int)
}
