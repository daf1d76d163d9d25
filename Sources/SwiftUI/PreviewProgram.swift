import Foundation
public import Trellis
import TrellisFailure

/// The entry point of a program that shows a preview; `trellis --preview` compiles a call of it.
@MainActor public enum _PreviewProgram {
  /// Shows the preview that `#Preview` exports under a symbol of the program, in a window with a title.
  public static func main(_ symbol: String, title: String) {
    do throws(Failure) {
      guard let function = dlsym(nil, symbol) else {
        throw Failure.usage(
          "the preview '\(title)' isn't compiled: its #if condition is false")
      }
      let entry = unsafeBitCast(function, to: (@convention(c) () -> UnsafeMutableRawPointer).self)
      let box = Unmanaged<PreviewBox>.fromOpaque(entry()).takeRetainedValue()
      PreviewApp.shown = (box.preview, title)
      var request = try LaunchRequest.ofThisProcess()
      if request.size == nil, case .fixed(let size) = box.preview.layout {
        request.size = LaunchRequest.Size(width: size.width, height: size.height)
      }
      var launcher = Launcher(request: request)
      launcher.fitsContent = request.size == nil && box.preview.layout == .sizeThatFits
      try launcher.launch(PreviewApp.self)
    } catch {
      error.exitProcess(as: "trellis")
    }
  }

  /// Returns a retained preview as a pointer; the expansion of `#Preview` calls this function.
  public static func hand(_ make: @MainActor () throws -> Preview) -> UnsafeMutableRawPointer {
    do {
      return Unmanaged.passRetained(PreviewBox(try make())).toOpaque()
    } catch {
      Failure.usage("can't create the preview: \(error)").exitProcess(as: "trellis")
    }
  }
}

private final class PreviewBox {
  let preview: Preview
  init(_ preview: Preview) { self.preview = preview }
}

/// An app that shows a preview's view in a window.
private struct PreviewApp: App {
  @MainActor static var shown: (preview: Preview, title: String)!

  var body: some Scene {
    WindowGroup(verbatim) { view }
  }

  private var verbatim: Text { Text(verbatim: Self.shown.title) }
  private var view: AnyView { AnyView(erasing: Self.shown.preview.body()) }
}

extension AnyView {
  fileprivate init(erasing view: any View) { self = AnyView.of(view) }
  private static func of<V: View>(_ view: V) -> AnyView { AnyView(view) }
}
