import Foundation
import TrellisGraph

/// What a store has for a key: one attribute for all views of a graph that read it.
@MainActor
final class StoredSource: OutsideSource {
  let store: any ValueStore & AnyObject
  /// The key in the store.
  let name: String
  private let kind: String
  private var input: Attribute<StoredObject>?
  private weak var graph: AttributeGraph?
  /// The functions that led to the last write by a view, if a recorder keeps places of writes.
  private var origin: WriteOrigin?

  /// Creates the source of a key; `kind` is the property wrapper, for names.
  init(_ key: StoredKey, store: any ValueStore & AnyObject, kind: String) {
    self.store = store
    self.kind = kind
    name = key.name
    super.init(key: key)
  }

  override func start(_ graph: AttributeGraph, _ writes: StateWrites) {
    self.graph = graph
    input = graph.input(
      name: "\(kind)(\"\(name)\")", kind: .storedValue, StoredObject(object: store.object(forKey: name)))
  }

  /// Foundation on Linux tells nobody when defaults are set, so what is stored is looked up whenever the host asks whether
  /// anything has changed: after events, and after work on the main queue.
  override var isSilent: Bool { true }

  override func look() {
    guard let input else { return }
    store.refresh()
    let now = StoredObject(object: store.object(forKey: name))
    if now != input.cachedValue {
      guard let graph else { return }
      graph.writing(for: origin) { input.wrappedValue = now }
    }
    origin = nil
  }

  /// Notes that a view writes: the next look may find what was written before the write's turn has come.
  func noteWrite() { origin = graph?.writeOrigin() }

  /// What is stored; it is there while the source is used.
  var attribute: Attribute<StoredObject> { input! }
}

/// Tells the keys of different stores apart.
struct StoredKey: Hashable {
  let store: ObjectIdentifier
  let name: String
}

extension OutsideSources {
  /// Uses what a store has for a key.
  func use(_ name: String, in store: any ValueStore & AnyObject, kind: String) -> SourceUse<StoredSource> {
    let key = StoredKey(store: ObjectIdentifier(store), name: name)
    return use(key) { StoredSource(key, store: store, kind: kind) }
  }
}
