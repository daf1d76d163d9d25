public import Trellis
import TrellisFailure

extension App {
  /// Runs the app: opens its window group in a window, and returns when the window is closed.
  ///
  /// `@main` calls this function. If `trellis render` or `trellis graph` started the program, it writes a picture or prints the
  /// attribute graph instead. On failure, it prints one line to standard error, and exits the program.
  @MainActor @preconcurrency public static func main() {
    do {
      let request = try LaunchRequest.ofThisProcess()
      if let preview = request.preview { return try _PreviewProgram.show(preview, request) }
      try Launcher(request: request).launch(Self.self)
    } catch {
      error.exitProcess(as: "trellis")
    }
  }
}
