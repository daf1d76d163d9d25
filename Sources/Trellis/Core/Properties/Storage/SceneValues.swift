package import Foundation

/// The values of `@SceneStorage` for a window, kept between runs of the program if the window has a name.
package final class SceneValues: ValueStore {
  /// The store for the values of named windows between runs; nil, as in tests and snapshots, keeps none.
  ///
  /// Set before there is an app; safe to use on any thread.
  nonisolated(unsafe) package static var store: UserDefaults?
  private static let key = "TrellisSceneStorage"

  private var objects: [String: Any] = [:]
  /// The window's name; nil if the window isn't restored.
  ///
  /// Setting a name loads its values.
  var name: String? {
    didSet { if let name { objects = kept[name] as? [String: Any] ?? [:] } }
  }

  /// The stored values of all windows, by window name.
  private var kept: [String: Any] { SceneValues.store?.dictionary(forKey: SceneValues.key) ?? [:] }

  func object(forKey key: String) -> Any? { objects[key] }
  func set(_ object: Any?, forKey key: String) { objects[key] = object }

  func keep() {
    guard let store = SceneValues.store, let name else { return }
    var kept = kept
    kept[name] = objects
    store.set(kept, forKey: SceneValues.key)
    store.keep()
  }
}

extension ViewContext {
  private enum SceneValuesKey: ContextKey {
    static let slot = ContextSlot()
    static func makeValue(_ context: ViewContext) -> SceneValues { SceneValues() }
  }

  /// The values that `@SceneStorage` keeps.
  var sceneValues: SceneValues { self[SceneValuesKey.self] }
}
