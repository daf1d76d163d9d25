import Foundation
public import Trellis
import TrellisFailure

/// The entry point of a program that shows a preview; `trellis --preview` compiles a call of it.
@MainActor public enum _PreviewProgram {
  /// Shows the preview that `#Preview` exports under a symbol of the program, in a window with a title.
  public static func main(_ symbol: String, title: String) {
    do throws(Failure) {
      try show(preview(symbol, title), title, LaunchRequest.ofThisProcess())
    } catch {
      error.exitProcess(as: "trellis")
    }
  }

  /// Shows the preview that the launch request names; `trellis preview` compiles a call of this function.
  public static func main() {
    do throws(Failure) {
      let request = try LaunchRequest.ofThisProcess()
      guard let preview = request.preview else {
        throw Failure.usage("this program shows previews; start it with `trellis preview`")
      }
      try show(preview, request)
    } catch {
      error.exitProcess(as: "trellis")
    }
  }

  /// Shows the preview of a launch request.
  static func show(_ shown: LaunchRequest.ShownPreview, _ request: LaunchRequest) throws(Failure) {
    let preview =
      switch shown.kind {
      case .macro: try preview(shown.name, shown.title)
      case .provider: try provider(shown.name, shown.title)
      }
    try show(preview, shown.title, request)
  }

  /// Returns the preview that `#Preview` exports under a symbol of the program.
  private static func preview(_ symbol: String, _ title: String) throws(Failure) -> Preview {
    guard let function = dlsym(nil, symbol) else {
      throw Failure.usage(
        "the preview '\(title)' isn't compiled: its #if condition is false")
    }
    let entry = unsafeBitCast(function, to: (@convention(c) () -> UnsafeMutableRawPointer).self)
    return Unmanaged<PreviewBox>.fromOpaque(entry()).takeRetainedValue().preview
  }

  /// Returns the previews of a type with a mangled name.
  private static func provider(_ name: String, _ title: String) throws(Failure) -> Preview {
    guard let provider = _typeByName(name) as? any PreviewProvider.Type else {
      throw Failure.usage(
        "the previews '\(title)' aren't found: they are private, or their #if condition is false")
    }
    return preview(of: provider)
  }

  private static func preview<Provider: PreviewProvider>(of provider: Provider.Type) -> Preview {
    Preview { provider.previews }
  }

  private static func show(_ preview: Preview, _ title: String, _ request: LaunchRequest) throws(Failure) {
    PreviewApp.shown = (preview, title)
    var request = request
    if request.size == nil, case .fixed(let size) = preview.layout {
      request.size = LaunchRequest.Size(width: size.width, height: size.height)
    }
    var launcher = Launcher(request: request)
    launcher.fitsContent = request.size == nil && preview.layout == .sizeThatFits
    if request.preview != nil, request.size == nil, !launcher.fitsContent {
      // Several previews fit side by side.
      launcher.request.size = LaunchRequest.Size(width: 390, height: 480)
    }
    try launcher.launch(PreviewApp.self)
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

/// Calls ``_PreviewProgram/main()``, for a program that imports no module.
@_cdecl("trellis_preview_main")
public func _showRequestedPreview() {
  MainActor.assumeIsolated { _PreviewProgram.main() }
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
