/// Waits until the task is cancelled.
package func untilCancelled() async {
  // The stream never has an element, so only cancellation ends the loop.
  let (nothing, source) = AsyncStream.makeStream(of: Never.self)
  for await _ in nothing {}
  withExtendedLifetime(source) {}
}
