public import Foundation
public import TrellisGeometry

/// The place of an item, a header or a footer of a collection.
///
/// Source: documented, developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject {
  /// The item.
  open var indexPath: IndexPath
  /// The kind of a header or footer; nil for an item.
  open private(set) var representedElementKind: String?
  /// The rectangle in the content.
  open var frame = CGRect.zero
  /// The opacity in `0...1`.
  open var alpha: CGFloat = 1
  /// The transform about the middle.
  open var transform = CGAffineTransform.identity
  /// The order from the back to the front.
  open var zIndex = 0
  /// Whether nothing is shown.
  open var isHidden = false
  /// The middle of the rectangle.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The size of the rectangle.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// Creates the place of an item.
  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }
  /// Creates the place of a header or a footer.
  public init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    (self.indexPath, representedElementKind) = (indexPath, kind)
  }
}

/// The arrangement of a collection's items.
///
/// Source: documented, developer.apple.com/documentation/uikit/uicollectionviewlayout.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  /// The collection; nil while the layout has none.
  open internal(set) weak var collectionView: UICollectionView?

  /// Creates an arrangement that shows nothing.
  public override init() {}

  /// Called before places are asked for, after a change.
  open func prepare() {}
  /// The size of the content.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns the places in a rectangle of the content; nil for none.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the place of an item; nil for none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the place of a header or a footer; nil for none.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  /// Returns whether the layout depends on the visible rectangle; by default on its size.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView?.bounds.size != newBounds.size
  }
  /// Requests places again.
  open func invalidateLayout() { collectionView?.layoutInvalidated() }
}

/// The arrangement of items in lines.
///
/// Source: documented, developer.apple.com/documentation/uikit/uicollectionviewflowlayout. Lines are filled from their start; the items of
/// a full line are spread over its width, as UIKit does (inferred).
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size for items of which the content determines the size; they get ``itemSize`` or the estimated one here.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The smallest space between lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The smallest space between items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of items; 50 by 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size of items whose content determines it; zero by default, which is none.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The direction of scrolling.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The length of headers in the direction of scrolling.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The length of footers in the direction of scrolling.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The space around sections.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// Whether headers stay visible; without effect.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay visible; without effect.
  open var sectionFootersPinToVisibleBounds = false

  private var places: [UICollectionViewLayoutAttributes] = []
  private var length: CGFloat = 0

  /// Whether lines run from left to right.
  private var isVertical: Bool { scrollDirection == .vertical }
  /// The extents of a size along a line, and across lines.
  private func extents(_ size: CGSize) -> (along: CGFloat, across: CGFloat) {
    isVertical ? (size.width, size.height) : (size.height, size.width)
  }
  private func rect(_ along: CGFloat, _ across: CGFloat, _ size: CGSize) -> CGRect {
    CGRect(origin: isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along), size: size)
  }

  open override func prepare() {
    (places, length) = ([], 0)
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections { arrange(section, of: collectionView) }
  }

  private func arrange(_ section: Int, of view: UICollectionView) {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let spacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let whole = extents(view.bounds.size).along
    edge(
      UICollectionView.elementKindSectionHeader, section, whole,
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize)
    let (start, end) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    length += isVertical ? inset.top : inset.left
    let available = max(whole - start - end, 0)
    var line: [(IndexPath, CGSize)] = []
    var used: CGFloat = 0
    var isFirst = true
    func finish(isLast: Bool) {
      guard !line.isEmpty else { return }
      if !isFirst { length += lineSpacing }
      isFirst = false
      let sizes = line.map { extents($0.1) }
      let rest = available - sizes.reduce(0) { $0 + $1.along }
      let gap = isLast || line.count == 1 ? spacing : max(spacing, rest / CGFloat(line.count - 1))
      let thickness = sizes.map(\.across).max() ?? 0
      var position = start + (line.count == 1 && !isLast ? max(rest / 2, 0) : 0)
      for ((path, size), extent) in zip(line, sizes) {
        let place = UICollectionViewLayoutAttributes(forCellWith: path)
        place.frame = rect(position, length + (thickness - extent.across) / 2, size)
        places.append(place)
        position += extent.along + gap
      }
      length += thickness
      (line, used) = ([], 0)
    }
    for item in 0..<view.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      var size = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
      if size.width >= Self.automaticSize.width {
        size = estimatedItemSize.width < 1e6 ? estimatedItemSize : itemSize
      }
      let along = extents(size).along
      if !line.isEmpty, used + spacing + along > available + 0.01 { finish(isLast: false) }
      used += (line.isEmpty ? 0 : spacing) + along
      line.append((path, size))
    }
    finish(isLast: true)
    length += isVertical ? inset.bottom : inset.right
    edge(
      UICollectionView.elementKindSectionFooter, section, whole,
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize)
  }

  private func edge(_ kind: String, _ section: Int, _ whole: CGFloat, _ size: CGSize) {
    let across = extents(size).across
    guard across > 0 else { return }
    let place = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    place.frame = rect(
      0, length, isVertical ? CGSize(width: whole, height: across) : CGSize(width: across, height: whole))
    places.append(place)
    length += across
  }

  open override var collectionViewContentSize: CGSize {
    let whole = extents(collectionView?.bounds.size ?? .zero).along
    return isVertical ? CGSize(width: whole, height: length) : CGSize(width: length, height: whole)
  }
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    places.filter { $0.frame.intersects(rect) }
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    places.first { $0.representedElementKind == nil && $0.indexPath == indexPath }
  }
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    places.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }
}
