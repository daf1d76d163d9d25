/// The source of functions for tasks that don't depend on a clock.
enum TaskSources {
  /// The functions `otherThreadsWork`, which ends after work in other threads, and `endlessWork`, which ends if its task is cancelled.
  static let work = """
    @Sendable func otherThreadsWork() async {
      await Task.detached { for _ in 0..<100 { await Task.yield() } }.value
    }
    @Sendable func endlessWork() async {
      let (nothing, source) = AsyncStream.makeStream(of: Never.self)
      for await _ in nothing {}
      withExtendedLifetime(source) {}
    }
    """
}
