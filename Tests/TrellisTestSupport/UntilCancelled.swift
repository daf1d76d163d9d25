/// Waits until the task is cancelled, for nothing else.
package func untilCancelled() async {
  // Nothing ever comes: what ends it is the cancellation.
  let (nothing, source) = AsyncStream.makeStream(of: Never.self)
  for await _ in nothing {}
  withExtendedLifetime(source) {}
}
