import Foundation

/// The sections and items of a table or a collection, by their identifiers.
///
/// Source: documented, developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
  /// The items whose cells are made again.
  private(set) var reloaded: Set<ItemIdentifierType> = []

  /// The snapshot once it is shown: without requests for new cells.
  var shown: Self {
    var copy = self
    copy.reloaded = []
    return copy
  }

  /// Creates a snapshot without sections.
  public init() {}

  /// The sections.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  /// The items of all sections.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The number of items of all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// Returns the number of items of a section.
  public func numberOfItems(inSection section: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: section).count
  }
  /// Returns the items of a section; none for an unknown section.
  public func itemIdentifiers(inSection section: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.first { $0.id == section }?.items ?? []
  }
  /// Returns the section of an item; nil for an unknown item.
  public func sectionIdentifier(containingItem item: ItemIdentifierType) -> SectionIdentifierType? {
    sections.first { $0.items.contains(item) }?.id
  }
  /// Returns the index of an item among all; nil for an unknown item.
  public func indexOfItem(_ item: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: item) }
  /// Returns the index of a section; nil for an unknown section.
  public func indexOfSection(_ section: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == section }
  }

  private mutating func edit(_ item: ItemIdentifierType, _ body: (inout [ItemIdentifierType], Int) -> Void) {
    for index in sections.indices {
      if let position = sections[index].items.firstIndex(of: item) {
        return body(&sections[index].items, position)
      }
    }
  }

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { ($0, []) }
  }
  /// Adds sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection to: SectionIdentifierType
  ) {
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: indexOfSection(to) ?? sections.count)
  }
  /// Adds sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection to: SectionIdentifierType
  ) {
    sections.insert(
      contentsOf: identifiers.map { ($0, []) }, at: indexOfSection(to).map { $0 + 1 } ?? sections.count)
  }
  /// Removes sections.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.id) }
  }
  /// Adds items at the end of a section; nil is the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
  ) {
    guard let index = section.map({ indexOfSection($0) }) ?? sections.indices.last else { return }
    sections[index].items += identifiers
  }
  /// Adds items before another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem to: ItemIdentifierType) {
    edit(to) { $0.insert(contentsOf: identifiers, at: $1) }
  }
  /// Adds items after another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem to: ItemIdentifierType) {
    edit(to) { $0.insert(contentsOf: identifiers, at: $1 + 1) }
  }
  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for index in sections.indices { sections[index].items.removeAll { identifiers.contains($0) } }
  }
  /// Removes all items and sections.
  public mutating func deleteAllItems() { sections = [] }
  private func canMove(_ item: ItemIdentifierType, to: ItemIdentifierType) -> Bool {
    item != to && indexOfItem(item) != nil && indexOfItem(to) != nil
  }
  /// Moves an item before another one; an item that is moved to itself or to an unknown one stays.
  public mutating func moveItem(_ item: ItemIdentifierType, beforeItem to: ItemIdentifierType) {
    guard canMove(item, to: to) else { return }
    deleteItems([item])
    insertItems([item], beforeItem: to)
  }
  /// Moves an item after another one; an item that is moved to itself or to an unknown one stays.
  public mutating func moveItem(_ item: ItemIdentifierType, afterItem to: ItemIdentifierType) {
    guard canMove(item, to: to) else { return }
    deleteItems([item])
    insertItems([item], afterItem: to)
  }
  /// Requests new cells for items.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloaded.formUnion(identifiers) }
  /// Requests new cells for items.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reloaded.formUnion(identifiers)
  }
  /// Requests new cells for the items of sections.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers { reloaded.formUnion(itemIdentifiers(inSection: section)) }
  }
}
