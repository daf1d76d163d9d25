/// Tells the optimizer that a value lives on where it can't follow it.
///
/// A node's memory is plain bytes to it: it takes an object that is stored there, and nowhere else, for one that isn't used
/// any more when the function ends, and makes it on the stack. What this function does with the value it can't know.
@inlinable @inline(__always)
func escape<Value>(_ value: Value) {
  if !_isPOD(Value.self) { escapeOpaquely(value) }
}

@usableFromInline @inline(never) @_optimize(none)
func escapeOpaquely<Value>(_ value: Value) {}

/// The same for a closure; its type isn't asked for, which would take longer than all else.
@inline(never) @_optimize(none)
func escapeClosureOpaquely<Value>(_ closure: @escaping () -> Value) {}
