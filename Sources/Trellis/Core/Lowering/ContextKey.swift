/// A key for what a feature keeps once for all views of a graph: an object that its views share, or a setting.
///
/// ```
/// enum HoversKey: ContextKey {
///   static let slot = ContextSlot()
///   static func makeValue(_ context: ViewContext) -> Hovers { Hovers() }
/// }
///
/// extension ViewContext {
///   var hovers: Hovers { self[HoversKey.self] }
/// }
/// ```
/// A new feature adds a key, and nothing to ``ViewContext``.
@MainActor
protocol ContextKey {
  associatedtype Value
  /// The index of the value in every context.
  static var slot: ContextSlot { get }
  /// Creates the value of a context, on its first use.
  static func makeValue(_ context: ViewContext) -> Value
}

/// The index of a key's value in every context, so that reading a value takes a lookup in an array.
@MainActor
struct ContextSlot {
  fileprivate let index: Int
  private static var count = 0

  init() {
    index = ContextSlot.count
    ContextSlot.count += 1
  }
}

/// The values that features keep for the views of a graph, by slot.
@MainActor
struct ContextValues {
  private var table = SlotTable()

  /// Returns the value of a key; nil if it wasn't used.
  func existing<Key: ContextKey>(_ key: Key.Type) -> Key.Value? {
    table.value(at: key.slot.index, as: Key.Value.self)
  }

  /// Sets the value of a key.
  mutating func set<Key: ContextKey>(_ key: Key.Type, to value: Key.Value) {
    table.set(value, at: key.slot.index)
  }
}

extension ViewContext {
  /// The value that a feature keeps for a key; it is created on its first use.
  subscript<Key: ContextKey>(key: Key.Type) -> Key.Value {
    get {
      if let known = values.existing(key) { return known }
      let made = key.makeValue(self)
      values.set(key, to: made)
      return made
    }
    set { values.set(key, to: newValue) }
  }

  /// Returns the value of a key; nil if it wasn't used.
  func existing<Key: ContextKey>(_ key: Key.Type) -> Key.Value? { values.existing(key) }
}
