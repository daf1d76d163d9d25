/// What goes to another thread although its type doesn't say that it may: Combine's closures and subscribers, of which the
/// contract says that nobody calls two at a time.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
