/// A value that is sent to another thread although its type isn't `Sendable`.
///
/// It is used for Combine's closures and subscribers, which by Combine's contract are called one at a time.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
