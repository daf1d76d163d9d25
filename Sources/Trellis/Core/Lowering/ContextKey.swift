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

/// The values that features keep for the views of a graph, by slot; a value that wasn't used takes one word.
@MainActor
struct ContextValues {
  private final class Box<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var boxes: [AnyObject?] = []

  /// Returns the value of a key; nil if it wasn't used.
  func existing<Key: ContextKey>(_ key: Key.Type) -> Key.Value? { box(key)?.value }

  /// Sets the value of a key.
  mutating func set<Key: ContextKey>(_ key: Key.Type, to value: Key.Value) {
    if let box = box(key) { return box.value = value }
    let index = key.slot.index
    while boxes.count <= index { boxes.append(nil) }
    boxes[index] = Box(value)
  }

  private func box<Key: ContextKey>(_ key: Key.Type) -> Box<Key.Value>? {
    let index = key.slot.index
    guard index < boxes.count, let box = boxes[index] else { return nil }
    // A slot belongs to one key.
    return unsafeDowncast(box, to: Box<Key.Value>.self)
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
