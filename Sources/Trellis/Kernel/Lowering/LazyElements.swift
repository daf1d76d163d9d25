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
      case rows(any LazyRows, version: Int, count: Int)
      case listed(ListedPart)
    }

    fileprivate let source: Source
    /// What modifiers make of each of them.
    fileprivate var change: (@MainActor (ViewElement, ID) -> ViewElement)?
    fileprivate(set) var role = SectionRole()

    /// Views that are in the list as long as the value is good.
    static func views(_ elements: [ViewElement]) -> Part { Part(source: .views(elements)) }

    /// The views of rows of one kind, so many views each.
    static func rows(_ rows: any LazyRows, version: Int, count: Int) -> Part {
      Part(source: .rows(rows, version: version, count: count))
    }

    /// Views of a row that stands for a list of its own, so many from one of them on.
    static func listed(
      by lists: any LazyLists, row: Int, from start: Int, count: Int, rows: (any OutlinedRows)?,
      role: SectionRole
    ) -> Part {
      Part(
        source: .listed(ListedPart(lists: lists, row: row, start: start, count: count, rows: rows)),
        role: role)
    }

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
      case .rows(_, _, let count): count
      case .listed(let part): part.count
      }
    }
  }

  /// Views of a row of a `ForEach` that were counted by the row's value; the row is listed when one of them is asked for.
  fileprivate struct ListedPart {
    let lists: any LazyLists
    /// The row's number, and which of its views the part begins with.
    let row: Int
    let start: Int
    let count: Int
    /// The rows of a `ForEach` within that they are; nil where they are none.
    let rows: (any OutlinedRows)?
  }

  /// Tells a view of the list from the others, built or not.
  enum ID: Hashable {
    case view(UInt64)
    /// Which view of the row with a number.
    case row(ObjectIdentifier, Int, Int)
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

  /// Where the first view stands of rows that were counted by their values, by whose rows they are.
  private lazy var listedStarts: [(lists: any LazyLists, starts: [Int: Int])] = {
    var all: [(lists: any LazyLists, starts: [Int: Int])] = []
    for (index, part) in parts.enumerated() {
      guard case .listed(let listed) = part.source else { continue }
      var place = all.firstIndex { $0.lists === listed.lists }
      if place == nil {
        place = all.count
        all.append((listed.lists, [:]))
      }
      if all[place!].starts[listed.row] == nil {
        all[place!].starts[listed.row] = starts[index] - listed.start
      }
    }
    return all
  }()

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
      case .listed(let part): part.lists.element(at: part.start + offset, ofRow: part.row)
      }
    return part.change?(element, id(at: index)) ?? element
  }

  /// What the view at a position is in a section.
  func role(at index: Int) -> SectionRole { locate(index).0.role }

  /// All views.
  @MainActor var all: [ViewElement] { (0..<count).map(element(at:)) }

  /// What tells the view at a position from the others; nothing is built for it.
  @MainActor func id(at index: Int) -> ID {
    let (part, offset) = locate(index)
    switch part.source {
    case .views(let elements): return .view(elements[offset].id)
    case .rows(let rows, _, _):
      let place = rows.place(of: offset)
      return .row(ObjectIdentifier(rows), rows.number(at: place.row), place.offset)
    case .listed(let part): return part.lists.id(at: part.start + offset, ofRow: part.row)
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

  /// Where a view is of a row that has been listed since it was counted.
  @MainActor private func listedIndex(of id: ID) -> Int? {
    for (lists, starts) in listedStarts {
      for (row, list) in lists.listed {
        if let start = starts[row], let index = list.index(of: id), index < lists.count(ofRow: row) {
          return start + index
        }
      }
    }
    return nil
  }

  /// The tag of the row at a position, where that is known without building it; nil where it isn't.
  @MainActor func plainTag(at index: Int) -> ViewTag? {
    let (part, offset) = locate(index)
    guard part.change == nil else { return nil }
    switch part.source {
    case .views: return nil
    case .rows(let rows, _, _): return rows.plainTag(at: rows.place(of: offset))
    case .listed(let part): return part.rows?.tag(at: offset)
    }
  }

  /// Whether a row that was built since turned out to stand for another number of views.
  @MainActor var isProvisional: Bool {
    parts.contains { if case .rows(let rows, _, _) = $0.source { rows.isRecountDue } else { false } }
      || listedStarts.contains { $0.lists.isRecountDue }
  }

  /// Gives up the row that a view is in, with all its state; it is built anew when it is asked for again.
  ///
  /// Does nothing for views that aren't in rows.
  @MainActor func release(_ id: ID) {
    guard case .row(let owner, let number, _) = id, let part = rowParts[owner],
      case .rows(let rows, _, _) = parts[part].source
    else { return }
    rows.release(number)
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
    case (.rows(let first, let version, _), .rows(let second, let otherVersion, _)):
      first === second && version == otherVersion
    case (.listed(let first), .listed(let second)):
      first.lists === second.lists && first.row == second.row && first.start == second.start
        && first.count == second.count && role == other.role
    default: false
    }
  }
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
  /// What tells the row at a position from all others that there ever were.
  func number(at index: Int) -> Int
  /// Where the row with a number is; nil where there is none.
  func index(of number: Int) -> Int?
  /// The tag of the row that a view is of, where rows have no other than their ids; nil where they may.
  func plainTag(at place: LazyRowCounts.Place) -> ViewTag?
  /// Removes what was built of a row.
  func release(_ number: Int)
}

/// The rows of a `ForEach` that stand for lists of their own, as sections do: each was counted by its value, and is listed when one of its
/// views is asked for.
@MainActor
protocol LazyLists: AnyObject {
  /// One of a row's views; the row is listed where it isn't yet.
  func element(at index: Int, ofRow number: Int) -> ViewElement
  /// What tells one of a row's views from others; the row is listed where it isn't yet.
  func id(at index: Int, ofRow number: Int) -> LazyElements.ID
  /// How many views a row was counted for.
  func count(ofRow number: Int) -> Int
  /// The views of rows that have been listed since they were counted, by the rows' numbers.
  var listed: [Int: LazyElements] { get }
  /// Whether one of them turned out to have another number of views.
  var isRecountDue: Bool { get }
}
