public import Foundation

// MARK: - With a value of their own

extension AppStorage {
  /// Creates a property for a Boolean value of a key, with the value that it has where none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key, store: store, form: .plain)
  }

  /// Creates a property for an integer of a key, with the value that it has where none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key, store: store, form: .plain)
  }

  /// Creates a property for a number of a key, with the value that it has where none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(wrappedValue, key, store: store, form: .number)
  }

  /// Creates a property for a text of a key, with the value that it has where none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(wrappedValue, key, store: store, form: .plain)
  }

  /// Creates a property for a URL of a key, with the value that it has where none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key, store: store, form: .url)
  }

  /// Creates a property for data of a key, with the value that it has where none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key, store: store, form: .plain)
  }

  /// Creates a property for a date of a key, with the value that it has where none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(wrappedValue, key, store: store, form: .plain)
  }

  /// Creates a property for a value that is stored as an integer, with the value that it has where none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store: store, form: .raw)
  }

  /// Creates a property for a value that is stored as a text, with the value that it has where none is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store: store, form: .raw)
  }
}

// MARK: - With nil

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for a Boolean value of a key; nil where none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store: store, form: StoredForm<Bool>.plain.optional())
  }

  /// Creates a property for an integer of a key; nil where none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store: store, form: StoredForm<Int>.plain.optional())
  }

  /// Creates a property for a number of a key; nil where none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store: store, form: StoredForm<Double>.number.optional())
  }

  /// Creates a property for a text of a key; nil where none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store: store, form: StoredForm<String>.plain.optional())
  }

  /// Creates a property for a URL of a key; nil where none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store: store, form: StoredForm<URL>.url.optional())
  }

  /// Creates a property for data of a key; nil where none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store: store, form: StoredForm<Data>.plain.optional())
  }

  /// Creates a property for a date of a key; nil where none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, store: store, form: StoredForm<Date>.plain.optional())
  }

  /// Creates a property for a value that is stored as an integer; nil where none is stored.
  public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Raw?, Raw.RawValue == Int {
    self.init(nil, key, store: store, form: StoredForm<Raw>.raw.optional())
  }

  /// Creates a property for a value that is stored as a text; nil where none is stored.
  public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Raw?, Raw.RawValue == String {
    self.init(nil, key, store: store, form: StoredForm<Raw>.raw.optional())
  }
}
