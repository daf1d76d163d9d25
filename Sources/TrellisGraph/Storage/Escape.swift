/// Forces the optimizer to assume that a value outlives the function.
///
/// To the optimizer, a node's memory is plain bytes. An object stored only there seems unused after the function's end, and would
/// be allocated on the stack. The optimizer can't see what this function does with the value.
@inlinable @inline(__always)
func escape<Value>(_ value: Value) {
  if !_isPOD(Value.self) { escapeOpaquely(value) }
}

@usableFromInline @inline(never) @_optimize(none)
func escapeOpaquely<Value>(_ value: Value) {}

/// Forces the optimizer to assume that a closure outlives the function; doesn't check the closure's type, which would take longer than the
/// rest.
@inline(never) @_optimize(none)
func escapeClosureOpaquely<Value>(_ closure: @escaping () -> Value) {}
