/// Stops the program for a programmer's mistake.
///
/// The message reads `where: what was violated (values seen); what to do`, in debug and release builds alike.
package func misuse(_ api: String, _ message: String) -> Never {
  fatalError("\(api): \(message)")
}
