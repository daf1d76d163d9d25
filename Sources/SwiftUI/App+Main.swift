public import Trellis
import TrellisFailure

extension App {
  /// Starts the program: opens its window group in a window, and returns when that is closed.
  ///
  /// `@main` calls it. Started by `trellis render` or `trellis graph`, it writes a picture or prints the attribute graph
  /// instead. Where it can't, it says why in one line on the standard error stream, and ends the program.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/app/main().
  @MainActor @preconcurrency public static func main() {
    do {
      try Launcher(request: LaunchRequest.ofThisProcess()).launch(Self.self)
    } catch {
      error.exitProcess(as: "trellis")
    }
  }
}
