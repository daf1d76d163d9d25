public import Foundation
import Trellis
import TrellisFoundation

/// A scroll view of items in sections, which a layout arranges, and the data source makes as they are shown.
///
/// Only the cells in the visible rectangle, and half of it around, are subviews. Cells are used again. Items are neither dragged nor moved
/// by the user.
///
/// Source: documented, developer.apple.com/documentation/uikit/uicollectionview.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  /// The directions of scrolling.
  public enum ScrollDirection: Int, Sendable {
    /// From top to bottom; from left to right.
    case vertical, horizontal
  }
  /// The positions of an item after scrolling.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The positions as bits.
    public let rawValue: UInt
    /// Creates positions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle from left to right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }
  /// The kind of headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The object that makes the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The arrangement.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      layoutInvalidated()
    }
  }
  /// Whether items can be selected; true by default.
  open var allowsSelection = true
  /// Whether several items can be selected; false by default.
  open var allowsMultipleSelection = false
  /// The view behind the items; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// The indicator of a refresh; without effect: a collection has no pulling.
  open var refreshControl: UIRefreshControl?
  /// Whether items are prepared before they are shown; without effect.
  open var isPrefetchingEnabled = true
  /// Whether items can be dragged; without effect.
  open var dragInteractionEnabled = false

  let items = CollectionItems()
  var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  /// Creates a collection with an arrangement.
  public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
    self.collectionViewLayout = collectionViewLayout
    super.init(frame: frame)
    collectionViewLayout.collectionView = self
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(UICollectionView.tapped)))
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// Replaces the arrangement.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    UIView.animate(
      animated ? .default : nil,
      {
        collectionViewLayout = layout
        layoutIfNeeded()
      }, nil)
  }

  /// Asks the data source for everything again.
  open func reloadData() {
    items.recycleAll()
    items.selected = []
    layoutInvalidated()
  }

  /// Requests the places of all items.
  func layoutInvalidated() {
    items.isPrepared = false
    setNeedsLayout()
  }

  // MARK: - Layout

  private func prepareIfNeeded() {
    guard !items.isPrepared else { return }
    items.isPrepared = true
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      if newValue != bounds, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newValue) {
        items.isPrepared = false
      }
      super.bounds = newValue
    }
  }

  override func scrolled(to point: CGPoint) {
    let old = contentOffset
    super.scrolled(to: point)
    guard contentOffset != old else { return }
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) { items.isPrepared = false }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    prepareIfNeeded()
    guard !bounds.isEmpty else { return }
    backgroundView?.frame = CGRect(origin: .zero, size: bounds.size)
    let near = bounds.insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2)
    let places = (collectionViewLayout.layoutAttributesForElements(in: near) ?? []).filter { !$0.isHidden }
    let keys = Set(places.map(CollectionItems.Key.init))
    for key in items.shown.keys where !keys.contains(key) { recycle(key) }
    for place in places.sorted(by: { $0.zIndex < $1.zIndex }) { show(place) }
  }

  private func show(_ place: UICollectionViewLayoutAttributes) {
    guard let dataSource else { return }
    let key = CollectionItems.Key(place)
    let view: UICollectionReusableView
    if let known = items.shown[key] {
      view = known
    } else if let kind = place.representedElementKind {
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: place.indexPath)
      items.shown[key] = view
    } else {
      let cell = dataSource.collectionView(self, cellForItemAt: place.indexPath)
      view = cell
      items.shown[key] = cell
      if cell.isSelected != items.selected.contains(place.indexPath) { cell.isSelected.toggle() }
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: place.indexPath)
    }
    view.frame = place.frame
    view.transform = place.transform
    view.alpha = place.alpha
    if view.superview !== self { addSubview(view) }
    view.apply(place)
  }

  private func recycle(_ key: CollectionItems.Key) {
    guard let view = items.recycle(key) else { return }
    view.removeFromSuperview()
    if let cell = view as? UICollectionViewCell {
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
    }
  }

  // MARK: - Selection

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    let point = recognizer.location(in: self)
    let hit = items.shown.first { $0.key.kind == nil && $0.value.frame.contains(point) }
    guard let path = hit?.key.path, allowsSelection else { return }
    if items.selected.contains(path), allowsMultipleSelection {
      deselectItem(at: path, animated: false)
      collectionDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for old in items.selected where old != path {
        deselectItem(at: old, animated: false)
        collectionDelegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    selectItem(at: path, animated: false, scrollPosition: [])
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
  }
}
