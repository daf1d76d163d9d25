/// The size and alignment of a node's value or payload.
struct SlotLayout {
  let size: Int
  let alignment: Int

  init<Value>(_ type: Value.Type) {
    size = MemoryLayout<Value>.size
    alignment = MemoryLayout<Value>.alignment
  }

  /// Whether the node's field holds the value itself; otherwise it holds the address of a slot in the slab.
  var isInline: Bool { size <= 8 && alignment <= 8 }
}

/// The two words of a closure: its code and its context.
@usableFromInline struct ClosureWords: Hashable, BitwiseCopyable {
  @usableFromInline var function: UnsafeRawPointer?
  @usableFromInline var context: UInt64

  init() {
    function = nil
    context = 0
  }

  /// Creates the words of a closure without retaining it; the caller keeps it alive.
  init<Closure>(of closure: Closure) {
    self = withUnsafeBytes(of: closure) { $0.loadUnaligned(as: ClosureWords.self) }
  }

  /// Creates the words of a closure and retains its context, which the owner of the words has to release.
  init<Value>(keeping closure: @escaping () -> Value) {
    escapeClosureOpaquely(closure)
    self = unsafeBitCast(closure, to: ClosureWords.self)
    if let context = UnsafeRawPointer(bitPattern: UInt(context)) {
      _ = Unmanaged<AnyObject>.fromOpaque(context).retain()
    }
  }

  /// Releases the context.
  func release() {
    if let context = UnsafeRawPointer(bitPattern: UInt(context)) {
      Unmanaged<AnyObject>.fromOpaque(context).release()
    }
  }

  @usableFromInline init(function: UnsafeRawPointer?, context: UInt64) {
    self.function = function
    self.context = context
  }
}

extension GraphCore {
  /// Calls the closure that the words represent, without reference counting.
  ///
  /// The closure is moved out of local memory, and back afterwards. The owner of the words must keep the context alive meanwhile.
  @inlinable @inline(__always)
  func call<Value>(_ words: ClosureWords, giving type: Value.Type) -> Value {
    var words = words
    return _withUnprotectedUnsafeMutablePointer(to: &words) { words in
      let pointer = UnsafeMutableRawPointer(words).assumingMemoryBound(to: (() -> Value).self)
      let closure = pointer.move()
      let value = closure()
      pointer.initialize(to: closure)
      return value
    }
  }

  /// Returns the address of a node's value.
  ///
  /// A value of at most 8 bytes moves when nodes are created: use the pointer at once.
  @inlinable @inline(__always)
  func valueSlot<Value>(_ index: UInt32, as type: Value.Type) -> UnsafeMutablePointer<Value> {
    (nodes + Int(index)).value(as: type)
  }

  /// Returns the address of a node's payload, which must be a value of this type.
  @inlinable @inline(__always)
  func payloadSlot<Value>(_ index: UInt32, as type: Value.Type) -> UnsafeMutablePointer<Value> {
    (UnsafeMutableRawPointer(nodes + Int(index)) + 8).value(as: type)
  }

  /// Returns the address of a node's value, for code that doesn't know the type.
  func valueSlot(_ index: UInt32) -> UnsafeMutableRawPointer {
    let field = UnsafeMutableRawPointer(nodes + Int(index))
    return type(of: index).valueLayout.isInline ? field : field.load(as: UnsafeMutableRawPointer.self)
  }

  func payloadSlot(_ index: UInt32) -> UnsafeMutableRawPointer {
    let field = UnsafeMutableRawPointer(nodes + Int(index)) + 8
    guard let layout = type(of: index).payloadLayout, !layout.isInline else { return field }
    return field.load(as: UnsafeMutableRawPointer.self)
  }

  @inlinable @inline(__always)
  func shape(of index: UInt32) -> UnsafeMutablePointer<Shape> {
    storage.pointee.shapes.base + Int(nodes[Int(index)].shape)
  }

  @inlinable
  func type(of index: UInt32) -> NodeType { shape(of: index).pointee.type._withUnsafeGuaranteedRef { $0 } }
}

/// Returns whether two values are equal: decided at compile time for the commonest types, by the node's type for others.
@inlinable @inline(__always)
func areEqual<Value>(
  _ first: UnsafePointer<Value>, _ second: UnsafePointer<Value>, as node: UInt32, in core: GraphCore
) -> Bool {
  if core.shape(of: node).pointee.hasComparator { return core.compare(first, second, as: node) }
  if Value.self == Int.self || Value.self == UInt.self || Value.self == Int64.self
    || Value.self == UInt64.self
  {
    return UnsafeRawPointer(first).load(as: UInt64.self) == UnsafeRawPointer(second).load(as: UInt64.self)
  }
  if Value.self == Int32.self || Value.self == UInt32.self {
    return UnsafeRawPointer(first).load(as: UInt32.self) == UnsafeRawPointer(second).load(as: UInt32.self)
  }
  if Value.self == Bool.self {
    return UnsafeRawPointer(first).load(as: UInt8.self) == UnsafeRawPointer(second).load(as: UInt8.self)
  }
  if Value.self == Double.self {
    return UnsafeRawPointer(first).load(as: Double.self) == UnsafeRawPointer(second).load(as: Double.self)
  }
  return core.compare(first, second, as: node)
}
