public import Foundation
import Trellis

extension UICollectionView {
  /// The number of sections.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// Returns the number of items of a section.
  public func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// Returns the cell of an item that is shown; nil for others.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    items.shown[CollectionItems.Key(indexPath)] as? UICollectionViewCell
  }
  /// Returns the item of a cell that is shown; nil for others.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    items.shown.first { $0.value === cell }?.key.path
  }
  /// Returns the item at a point of the content; nil for none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collectionViewLayout.layoutAttributesForElements(
      in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?
      .first { $0.representedElementKind == nil && $0.frame.contains(point) }?.indexPath
  }
  /// The items in the visible rectangle.
  public var indexPathsForVisibleItems: [IndexPath] {
    items.shown.filter { $0.key.kind == nil && $0.value.frame.intersects(bounds) }.map(\.key.path).sorted()
  }
  /// The cells in the visible rectangle.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }
  /// Returns the place of an item; nil for none.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  // MARK: - Reuse

  /// Registers a class of cells by a name for reuse; nil removes it.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    items.classes[identifier] = cellClass as? UICollectionReusableView.Type
  }
  /// Registers a class of headers or footers by a name for reuse; nil removes it.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { items.classes[elementKind + identifier] = viewClass as? UICollectionReusableView.Type }
  /// Returns a cell for reuse, or a new one of the registered class; traps if none is registered.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let cell = items.view(identifier) as? UICollectionViewCell else {
      fatalError(
        "UICollectionView.dequeueReusableCell: the class registered as \(identifier) isn't one of cells")
    }
    return cell
  }
  /// Returns a header or a footer for reuse, or a new one of the registered class; traps if none is registered.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { items.view(elementKind + identifier) }

  /// The making of cells of one class for items of one type.
  @MainActor @preconcurrency
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A function that fills a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    fileprivate let handler: Handler
    fileprivate let name = "registration \(UUID())"
    /// Creates a registration.
    public init(handler: @escaping Handler) { self.handler = handler }
  }
  /// Returns a filled cell of a registration.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    items.classes[registration.name] = Cell.self
    let cell = unsafeDowncast(items.view(registration.name), to: Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  // MARK: - Changes

  /// Adds items, which the data source has already; all visible cells are made again.
  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted.formUnion(indexPaths) }
  }
  /// Removes items, which the data source hasn't any more; all visible cells are made again.
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted.formUnion(indexPaths) }
  }
  /// Moves an item; all visible cells are made again.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }
  /// Makes the cells of items again.
  public func reloadItems(at indexPaths: [IndexPath]) {
    for path in indexPaths { items.recycle(CollectionItems.Key(path))?.removeFromSuperview() }
    setNeedsLayout()
  }
  /// Makes the cells of items again.
  public func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }
  /// Adds sections; all visible cells are made again.
  public func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }
  /// Removes sections; all visible cells are made again.
  public func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }
  /// Makes the cells of sections again.
  public func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  /// Performs changes, which are applied together, and then calls a closure.
  ///
  /// Items are removed by old positions, and added by new ones.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    items.beginChanges()
    updates?()
    items.endChanges()
    completion?(true)
  }
  private func change(_ record: (inout ItemChanges) -> Void) {
    items.change(record)
    items.recycleAll()
    layoutInvalidated()
  }

  // MARK: - Selection and scrolling

  /// The items that are selected; nil for none.
  public var indexPathsForSelectedItems: [IndexPath]? {
    items.selected.isEmpty ? nil : items.selected.sorted()
  }
  /// Selects an item without asking the delegate; nil selects none.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for old in items.selected where old != indexPath { deselectItem(at: old, animated: animated) }
    }
    guard let indexPath else { return }
    items.selected.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Ends the selection of an item without asking the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    items.selected.remove(indexPath)
    cellForItem(at: indexPath)?.isSelected = false
  }
  /// Scrolls to an item.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
    var point = contentOffset
    if scrollPosition.contains(.top) { point.y = frame.minY }
    if scrollPosition.contains(.centeredVertically) { point.y = frame.midY - bounds.height / 2 }
    if scrollPosition.contains(.bottom) { point.y = frame.maxY - bounds.height }
    if scrollPosition.contains(.left) { point.x = frame.minX }
    if scrollPosition.contains(.centeredHorizontally) { point.x = frame.midX - bounds.width / 2 }
    if scrollPosition.contains(.right) { point.x = frame.maxX - bounds.width }
    if scrollPosition.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    point.x = max(0, min(point.x, contentSize.width - bounds.width))
    point.y = max(0, min(point.y, contentSize.height - bounds.height))
    setContentOffset(point, animated: animated)
  }
}

/// A controller whose view contains a collection, of which it is the data source and the delegate.
///
/// Source: documented, developer.apple.com/documentation/uikit/uicollectionviewcontroller.
@MainActor @preconcurrency
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  /// The arrangement.
  public let collectionViewLayout: UICollectionViewLayout
  /// The collection.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set { collection = newValue }
  }
  private lazy var collection: UICollectionView! = UICollectionView(
    frame: .zero, collectionViewLayout: collectionViewLayout)

  /// Creates a controller with an arrangement.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns nil: there are no archives of controllers here.
  public required init?(coder: NSCoder) { return nil }

  open override func loadView() {
    view = UIView(frame: .zero)
    collection.frame = view.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    (collection.dataSource, collection.delegate) = (self, self)
    view.addSubview(collection)
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    true
  }
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
