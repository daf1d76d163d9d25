import Synchronization

/// The form of values in texts for people, if a tool supplies one; otherwise values are described as Swift describes them.
package enum ValueFormat {
  /// Returns a value's text, which may be cut once it is longer than `limit` bytes.
  package typealias Formatter = @Sendable (_ value: Any, _ limit: Int) -> String

  /// A struct around the function, because each access to a function stored in a generic type wraps the function once more.
  private struct Form {
    let write: Formatter
  }

  private static let form = Mutex<Form?>(nil)

  /// The function that writes values; nil if none was supplied.
  package static var formatter: Formatter? {
    get { form.withLock { $0 }?.write }
    set { form.withLock { $0 = newValue.map { Form(write: $0) } } }
  }
}
