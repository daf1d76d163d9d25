package import Foundation

extension StoredForm where Value: Codable {
  /// Values that are stored as JSON.
  fileprivate static var json: StoredForm {
    StoredForm(
      value: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
      stored: { try? JSONEncoder().encode($0) })
  }
}

extension AppStorage where Value: Codable {
  /// Creates a property for a value that is stored as JSON, for the package's own types.
  package init(json initialValue: Value, _ key: String, store: UserDefaults?) {
    self.init(initialValue, key, store: store, form: .json)
  }
}

extension SceneStorage where Value: Codable {
  /// Creates a property for a value that is stored as JSON, for the package's own types.
  package init(json initialValue: Value, _ key: String) { self.init(initialValue, key, form: .json) }
}
