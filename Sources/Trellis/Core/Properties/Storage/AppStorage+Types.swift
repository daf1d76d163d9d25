public import Foundation

// MARK: - With a default value

extension AppStorage {
  /// Creates a property for the Boolean of a key, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key, store: store, form: .plain)
  }

  /// Creates a property for the integer of a key, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key, store: store, form: .plain)
  }

  /// Creates a property for the number of a key, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(wrappedValue, key, store: store, form: .number)
  }

  /// Creates a property for the string of a key, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(wrappedValue, key, store: store, form: .plain)
  }

  /// Creates a property for the URL of a key, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key, store: store, form: .url)
  }

  /// Creates a property for the data of a key, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key, store: store, form: .plain)
  }

  /// Creates a property for the date of a key, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(wrappedValue, key, store: store, form: .plain)
  }

  /// Creates a property for a value that is stored as an integer, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store: store, form: .raw)
  }

  /// Creates a property for a value that is stored as a string, with a default value.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store: store, form: .raw)
  }
}

// MARK: - Optional values

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for the Boolean of a key; nil if none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store: store, form: StoredForm<Bool>.plain.optional())
  }

  /// Creates a property for the integer of a key; nil if none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store: store, form: StoredForm<Int>.plain.optional())
  }

  /// Creates a property for the number of a key; nil if none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store: store, form: StoredForm<Double>.number.optional())
  }

  /// Creates a property for the string of a key; nil if none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store: store, form: StoredForm<String>.plain.optional())
  }

  /// Creates a property for the URL of a key; nil if none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store: store, form: StoredForm<URL>.url.optional())
  }

  /// Creates a property for the data of a key; nil if none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store: store, form: StoredForm<Data>.plain.optional())
  }

  /// Creates a property for the date of a key; nil if none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, store: store, form: StoredForm<Date>.plain.optional())
  }

  /// Creates a property for a value that is stored as an integer; nil if none is stored.
  public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Raw?, Raw.RawValue == Int {
    self.init(nil, key, store: store, form: StoredForm<Raw>.raw.optional())
  }

  /// Creates a property for a value that is stored as a string; nil if none is stored.
  public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Raw?, Raw.RawValue == String {
    self.init(nil, key, store: store, form: StoredForm<Raw>.raw.optional())
  }
}
