public import Foundation

/// A data source of a collection that is changed by snapshots.
///
/// A snapshot makes the visible cells again, except those whose items stay where they are.
///
/// Source: documented, developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// A function that returns the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// A function that returns a header or a footer.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  private weak var collection: UICollectionView?
  private let provider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The function that returns headers and footers; nil for none.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source, and makes it that of the collection.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (collection, provider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot, and then calls a closure.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = current
    current = snapshot.shown
    if let collection {
      for path in collection.items.shown.keys.filter({ $0.kind == nil }).map(\.path) {
        let (before, after) = (item(at: path, in: old), item(at: path, in: snapshot))
        if before != after || after.map({ snapshot.reloaded.contains($0) }) ?? true {
          collection.reloadItems(at: [path])
        }
      }
      collection.items.selected = Set(
        collection.items.selected.compactMap { path in
          item(at: path, in: old).flatMap { indexPath(for: $0) }
        })
      collection.layoutInvalidated()
    }
    completion?()
  }
  /// Shows a snapshot.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }
  /// Returns the snapshot that is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
  /// Returns the item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    item(at: indexPath, in: current)
  }
  /// Returns the index path of an item; nil if it isn't shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    guard let section = current.sectionIdentifier(containingItem: itemIdentifier),
      let index = current.indexOfSection(section),
      let item = current.itemIdentifiers(inSection: section).firstIndex(of: itemIdentifier)
    else { return nil }
    return IndexPath(item: item, section: index)
  }
  /// Returns the section at an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  private func item(
    at path: IndexPath, in snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> ItemIdentifierType? {
    let sections = snapshot.sectionIdentifiers
    guard sections.indices.contains(path.section) else { return nil }
    let items = snapshot.itemIdentifiers(inSection: sections[path.section])
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    itemIdentifier(for: indexPath).flatMap { provider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell(frame: .zero)
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }
}
