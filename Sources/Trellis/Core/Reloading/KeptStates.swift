import Foundation
import TrellisGraph

/// The states of a window's views by identity path, which views that are built anew after an edit begin with.
///
/// A state is found by the path of its view. If no state has this path, it is found by the views and rows on the path, without
/// containers, conditions and indexes. So a state outlives a stack that is put around its view.
@MainActor final class KeptStates {
  /// The states for the next window: the value of ``encoded`` in another process.
  static var ofEarlierProcess = Data()

  /// A state of a view that is or was in the graph.
  private struct Live {
    weak var storage: AnyObject?
    let path: IdentityPath?
    let name: String
    let attribute: AnyAttribute?
    let value: (AnyObject) -> Any?
  }

  private var live: [Live] = []
  /// The number of live states at which those of removed views are dropped.
  private var limit = 256
  private var kept: [KeptState] = []

  /// Creates the states of a window, with those of an earlier process.
  init() {
    kept = KeptState.decoded(KeptStates.ofEarlierProcess)
    KeptStates.ofEarlierProcess = Data()
  }

  /// Records a state of a view that was built; `value` returns its value from its storage.
  func note<Storage: AnyObject>(
    _ storage: Storage, _ name: String, at path: IdentityPath?, _ attribute: AnyAttribute?,
    value: @escaping (Storage) -> Any?
  ) {
    if live.count >= limit {
      live.removeAll { $0.storage == nil }
      limit = max(256, live.count * 2)
    }
    live.append(
      Live(storage: storage, path: path, name: name, attribute: attribute) { ($0 as? Storage).flatMap(value) }
    )
  }

  /// Keeps the values of all states, for views that are built from now on, until ``drop()``.
  func keep() {
    kept = live.compactMap { live in
      guard let storage = live.storage, live.attribute?.exists ?? true, live.path?.branch?.isPresent ?? true,
        let value = live.value(storage)
      else { return nil }
      return KeptState(name: live.name, path: live.path, attribute: live.attribute, value: value)
    }
  }

  /// Drops the values that no view has taken.
  func drop() { kept = [] }

  /// Removes and returns the kept value of a state of a view that is being built; nil if there is none, or if its type differs.
  func take<Value>(_ name: String, at path: IdentityPath?, as type: Value.Type) -> Value? {
    if kept.isEmpty { return nil }
    let (text, views) = (path?.description ?? "", path?.viewsText ?? "")
    let index =
      kept.firstIndex { $0.name == name && $0.path == text && $0.isFree }
      ?? kept.firstIndex { $0.name == name && $0.views == views && $0.isFree }
    guard let index else { return nil }
    return kept.remove(at: index).value(as: type)
  }

  /// The kept values that can be encoded, in JSON.
  var encoded: Data { KeptState.encoded(kept) }
}

extension ViewContext {
  private enum KeptStatesKey: ContextKey {
    static let slot = ContextSlot()
    static func makeValue(_ context: ViewContext) -> KeptStates { KeptStates() }
  }

  /// The states that are kept when code is replaced.
  var keptStates: KeptStates { self[KeptStatesKey.self] }
}

extension IdentityPath {
  /// The views with bodies and the rows on the path.
  @MainActor fileprivate var viewsText: String {
    sequence(first: self) { $0.parent }.reversed().map(\.viewText).filter { !$0.isEmpty }.joined(
      separator: "/")
  }

  @MainActor private var viewText: String {
    var text = ""
    write(to: &text)
    if let view = self as? WrittenView {
      if view.type == nil || (view.type as? any View.Type)?.primitiveView != nil { return "" }
      return text
    }
    return text.contains("[") ? text : ""
  }
}

extension KeptState {
  @MainActor fileprivate init(name: String, path: IdentityPath?, attribute: AnyAttribute?, value: Any) {
    let branch = path?.branch
    self.init(
      name: name, path: path?.description ?? "", views: path?.viewsText ?? "",
      type: String(reflecting: Swift.type(of: value)),
      form: .value(value, isGone: { !(attribute?.exists ?? true) || !(branch?.isPresent ?? true) }))
  }
}
