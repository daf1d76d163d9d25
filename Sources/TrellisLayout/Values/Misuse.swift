/// Stops the program because of a programming error.
///
/// The message has the form `where: what was violated (values seen); what to do`, in debug and release builds alike.
package func misuse(_ api: String, _ message: String) -> Never {
  fatalError("\(api): \(message)")
}
