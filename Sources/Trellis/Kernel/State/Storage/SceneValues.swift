package import Foundation

/// The values that `@SceneStorage` keeps: as long as the window is there, and from one run of the program to the next for the windows that
/// are known by name.
package final class SceneValues: ValueStore {
  /// Where the values of windows with a name are kept between runs; nil is nowhere, as in tests and pictures.
  ///
  /// It is set before there is an app, and is safe to use on any thread.
  nonisolated(unsafe) package static var store: UserDefaults?
  private static let key = "TrellisSceneStorage"

  private var objects: [String: Any] = [:]
  /// Which window it is; nil where it is one that isn't found again.
  var name: String? {
    didSet { if let name { objects = kept[name] as? [String: Any] ?? [:] } }
  }

  /// What is kept of all windows.
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
