import Foundation

/// How values of a type lie in a store: as which property-list value.
struct StoredForm<Value> {
  /// The value that is stored; nil where that is of another form.
  let value: (Any) -> Value?
  /// What is stored for a value; nil where that is nothing.
  let stored: (Value) -> Any?
}

extension StoredForm {
  /// A value that is stored as it is.
  static var plain: StoredForm { StoredForm(value: { $0 as? Value }, stored: { $0 }) }

  /// The same with nil, for which nothing is stored.
  func optional() -> StoredForm<Value?> {
    StoredForm<Value?>(value: { self.value($0) }, stored: { $0.flatMap(self.stored) })
  }
}

extension StoredForm where Value == Double {
  /// Whole numbers may have been stored as integers.
  static var number: StoredForm {
    StoredForm(value: { $0 as? Double ?? ($0 as? Int).map(Double.init) }, stored: { $0 })
  }
}

extension StoredForm where Value == URL {
  /// A URL is stored as its text.
  ///
  /// Foundation on Linux stores its path alone; so a path that is found there is a file.
  static var url: StoredForm {
    StoredForm(
      value: { stored in
        guard let text = stored as? String else { return nil }
        return text.hasPrefix("/") ? URL(fileURLWithPath: text) : URL(string: text)
      }, stored: { $0.absoluteString })
  }
}

extension StoredForm where Value: RawRepresentable {
  /// A value that is stored as its raw value.
  static var raw: StoredForm {
    StoredForm(value: { ($0 as? Value.RawValue).flatMap(Value.init) }, stored: { $0.rawValue })
  }
}

/// What is stored for a key, as attributes hold it.
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
