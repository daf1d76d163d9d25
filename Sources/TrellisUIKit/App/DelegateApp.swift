import CObjects
import Foundation
package import Trellis
import TrellisControls

extension UIApplicationDelegate {
  /// Runs the app: makes the delegate, and shows the windows that it or its scene's delegate makes visible.
  ///
  /// `@main` calls this function. A scene's delegate is the class that ``application(_:configurationForConnecting:options:)`` names. If the
  /// configuration names none, and the delegate shows no window, it is the class `SceneDelegate` of the delegate's module, because the app's `Info.plist`, which names it on
  /// iOS, isn't part of the program here.
  ///
  /// Source: documented, developer.apple.com/documentation/uikit/uiapplicationdelegate; the name `SceneDelegate`: ours (choice).
  @MainActor @preconcurrency public static func main() {
    guard let type = Self.self as? NSObject.Type else {
      fatalError("\(Self.self).main: a delegate inherits from NSObject or UIResponder")
    }
    DelegateApp.delegateType = type
    guard objects_launch_delegate() != 0 else {
      fatalError("\(Self.self).main: the program isn't linked with SwiftUI, which shows its windows")
    }
  }
}

/// Runs the app of a delegate's class; see ``UIApplicationDelegate/main()``.
///
/// The other names are ignored; a class that isn't a delegate traps.
@MainActor @preconcurrency
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  guard let type = delegateClassName.flatMap(NSClassFromString) as? any UIApplicationDelegate.Type else {
    fatalError("UIApplicationMain: \(delegateClassName ?? "nil") isn't the class of a delegate")
  }
  type.main()
  return 0
}

/// The app of a delegate that shows windows of its own.
package struct DelegateApp: App {
  package static var delegateType: NSObject.Type = NSObject.self

  /// Creates the app, whose delegate is made before its scene.
  package init() {
    ApplicationEvents.follow()
    AppEvents.beforeLaunch {
      ApplicationEvents.delegate =
        ObjectMaking.make(ifObject: Self.delegateType) as? any UIApplicationDelegate
    }
  }

  package var body: some Scene {
    WindowGroup(Text(verbatim: Self.title)) { VisibleWindows() }
  }

  private static var title: String {
    Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
      ?? ProcessInfo.processInfo.processName
  }
}

/// The visible windows of the program, above each other.
private struct VisibleWindows: View {
  var body: some View {
    ZStack {
      ForEach(WindowList.shared.visible.map(Entry.init)) { ShownWindow(window: $0.window) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private struct Entry: Identifiable {
    let window: UIWindow
    var id: ObjectIdentifier { ObjectIdentifier(window) }
  }
}

private struct ShownWindow: UIViewRepresentable {
  let window: UIWindow
  func makeUIView(context: Context) -> UIWindow { window }
  func updateUIView(_ window: UIWindow, context: Context) {}
}
