public import Foundation

// MARK: - With a default value

extension SceneStorage {
  /// Creates a property for the Boolean of a key, with a default value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key, form: .plain)
  }

  /// Creates a property for the integer of a key, with a default value.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key, form: .plain)
  }

  /// Creates a property for the number of a key, with a default value.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key, form: .number)
  }

  /// Creates a property for the string of a key, with a default value.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key, form: .plain)
  }

  /// Creates a property for the URL of a key, with a default value.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key, form: .url)
  }

  /// Creates a property for the data of a key, with a default value.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key, form: .plain)
  }

  /// Creates a property for a value that is stored as an integer, with a default value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, form: .raw)
  }

  /// Creates a property for a value that is stored as a string, with a default value.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, form: .raw)
  }
}

// MARK: - Optional values

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for the Boolean of a key; nil if none is stored.
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key, form: StoredForm<Bool>.plain.optional())
  }

  /// Creates a property for the integer of a key; nil if none is stored.
  public init(_ key: String) where Value == Int? {
    self.init(nil, key, form: StoredForm<Int>.plain.optional())
  }

  /// Creates a property for the number of a key; nil if none is stored.
  public init(_ key: String) where Value == Double? {
    self.init(nil, key, form: StoredForm<Double>.number.optional())
  }

  /// Creates a property for the string of a key; nil if none is stored.
  public init(_ key: String) where Value == String? {
    self.init(nil, key, form: StoredForm<String>.plain.optional())
  }

  /// Creates a property for the URL of a key; nil if none is stored.
  public init(_ key: String) where Value == URL? {
    self.init(nil, key, form: StoredForm<URL>.url.optional())
  }

  /// Creates a property for the data of a key; nil if none is stored.
  public init(_ key: String) where Value == Data? {
    self.init(nil, key, form: StoredForm<Data>.plain.optional())
  }

  /// Creates a property for a value that is stored as an integer; nil if none is stored.
  public init<Raw: RawRepresentable>(_ key: String)
  where Value == Raw?, Raw.RawValue == Int {
    self.init(nil, key, form: StoredForm<Raw>.raw.optional())
  }

  /// Creates a property for a value that is stored as a string; nil if none is stored.
  public init<Raw: RawRepresentable>(_ key: String)
  where Value == Raw?, Raw.RawValue == String {
    self.init(nil, key, form: StoredForm<Raw>.raw.optional())
  }
}
