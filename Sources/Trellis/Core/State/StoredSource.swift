import Foundation
import TrellisGraph

/// The source of a store's value for a key: one attribute for all views of a graph that read it.
@MainActor
final class StoredSource: OutsideSource {
  let store: any ValueStore & AnyObject
  /// The key in the store.
  let name: String
  private let kind: String
  private var input: Attribute<StoredObject>?
  private weak var graph: AttributeGraph?
  /// The call stack of the last write by a view, if a recorder keeps the locations of writes.
  private var origin: WriteOrigin?

  /// Creates the source of a key.
  ///
  /// `kind` is the name of the property wrapper, for messages.
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

  /// True: Foundation on Linux posts no notification when defaults are set.
  ///
  /// The stored value is therefore read again whenever the host checks for changes: after events, and after work on the main
  /// queue.
  override var isSilent: Bool { true }

  override func poll() {
    guard let input else { return }
    store.refresh()
    let now = StoredObject(object: store.object(forKey: name))
    if now != input.cachedValue {
      guard let graph else { return }
      graph.writing(for: origin) { input.wrappedValue = now }
    }
    origin = nil
  }

  /// Records the origin of a view's write, as the next check may find the value before the write is applied.
  func noteWrite() { origin = graph?.writeOrigin() }

  /// The stored value.
  ///
  /// Traps unless the source is in use.
  var attribute: Attribute<StoredObject> { input! }
}

/// The identity of a key in a particular store.
struct StoredKey: Hashable {
  let store: ObjectIdentifier
  let name: String
}

extension OutsideSources {
  /// Returns a use of a store's value for a key.
  func use(_ name: String, in store: any ValueStore & AnyObject, kind: String) -> SourceUse<StoredSource> {
    let key = StoredKey(store: ObjectIdentifier(store), name: name)
    return use(key) { StoredSource(key, store: store, kind: kind) }
  }
}
