import Foundation

/// The views of a collection that are shown, and those for reuse.
@MainActor
final class CollectionItems {
  /// The item, the header or the footer that a view shows.
  struct Key: Hashable {
    let kind: String?
    let path: IndexPath

    @MainActor init(_ place: UICollectionViewLayoutAttributes) {
      (kind, path) = (place.representedElementKind, place.indexPath)
    }
    init(_ path: IndexPath) { (kind, self.path) = (nil, path) }
  }

  var shown: [Key: UICollectionReusableView] = [:]
  private var pool: [String: [UICollectionReusableView]] = [:]
  var classes: [String: UICollectionReusableView.Type] = [:]
  var selected: Set<IndexPath> = []
  /// The changes that are applied together, and the number of open groups of changes.
  private var (changes, batches) = (ItemChanges(), 0)
  /// Whether the layout knows its places.
  var isPrepared = false

  /// Keeps a view for reuse.
  func recycle(_ key: Key) -> UICollectionReusableView? {
    guard let view = shown.removeValue(forKey: key) else { return nil }
    if let name = view.reuseIdentifier { pool[name, default: []].append(view) }
    return view
  }

  func recycleAll() {
    for key in shown.keys { recycle(key)?.removeFromSuperview() }
  }

  /// Records changes, which the selection follows once they are complete.
  func change(_ record: (inout ItemChanges) -> Void) {
    batches += 1
    record(&changes)
    endChanges()
  }
  func beginChanges() { batches += 1 }
  func endChanges() {
    batches -= 1
    guard batches == 0 else { return }
    selected = Set(selected.compactMap { changes.position(of: $0) })
    changes = ItemChanges()
  }

  /// Returns a view for reuse, or a new one of the registered class; traps if none is registered.
  func view(_ name: String) -> UICollectionReusableView {
    if let view = pool[name]?.popLast() {
      view.prepareForReuse()
      (view as? UICollectionViewCell)?.isSelected = false
      return view
    }
    guard let type = classes[name] else {
      fatalError("UICollectionView.dequeueReusableCell: no class is registered as \(name)")
    }
    let view = ObjectMaking.make(type, frame: .zero)
    view.reuseIdentifier = name
    return view
  }
}
