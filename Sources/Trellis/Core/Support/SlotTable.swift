/// Values of any types by index, so that reading a value takes a lookup in an array; an index without a value takes one word.
///
/// An index belongs to one key, which knows the type of its value.
struct SlotTable {
  private final class Box<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var boxes: [AnyObject?] = []

  /// Returns the value at an index; nil if none was set.
  func value<Value>(at index: Int, as type: Value.Type) -> Value? { box(index, type)?.value }

  /// Sets the value at an index.
  mutating func set<Value>(_ value: Value, at index: Int) {
    if let box = box(index, Value.self) { return box.value = value }
    while boxes.count <= index { boxes.append(nil) }
    boxes[index] = Box(value)
  }

  private func box<Value>(_ index: Int, _ type: Value.Type) -> Box<Value>? {
    guard index < boxes.count, let box = boxes[index] else { return nil }
    return unsafeDowncast(box, to: Box<Value>.self)
  }
}
