import Foundation

/// The conversion of a type's values to and from property-list values in a store.
struct StoredForm<Value> {
  /// Converts a stored value; returns nil if it has another form.
  let value: (Any) -> Value?
  /// Converts a value to its stored form; returns nil if nothing is to be stored.
  let stored: (Value) -> Any?
}

extension StoredForm {
  /// Values that are stored unchanged.
  static var plain: StoredForm { StoredForm(value: { $0 as? Value }, stored: { $0 }) }

  /// The same form for optionals: nil stores nothing.
  func optional() -> StoredForm<Value?> {
    StoredForm<Value?>(value: { self.value($0) }, stored: { $0.flatMap(self.stored) })
  }
}

extension StoredForm where Value == Double {
  /// Numbers, which may have been stored as integers.
  static var number: StoredForm {
    StoredForm(value: { $0 as? Double ?? ($0 as? Int).map(Double.init) }, stored: { $0 })
  }
}

extension StoredForm where Value == URL {
  /// URLs, which are stored as strings.
  ///
  /// Foundation on Linux itself stores only a URL's path, so a stored path is read as a file URL.
  static var url: StoredForm {
    StoredForm(
      value: { stored in
        guard let text = stored as? String else { return nil }
        return text.hasPrefix("/") ? URL(fileURLWithPath: text) : URL(string: text)
      }, stored: { $0.absoluteString })
  }
}

extension StoredForm where Value: RawRepresentable {
  /// Values that are stored as their raw values.
  static var raw: StoredForm {
    StoredForm(value: { ($0 as? Value.RawValue).flatMap(Value.init) }, stored: { $0.rawValue })
  }
}

/// The stored value of a key, as attributes hold it.
struct StoredObject: Equatable {
  let object: Any?

  static func == (first: StoredObject, second: StoredObject) -> Bool {
    switch (first.object, second.object) {
    case (nil, nil): true
    case (let first?, let second?):
      if let first = first as? AnyHashable, let second = second as? AnyHashable {
        first == second
      } else {
        false
      }
    default: false
    }
  }
}
