import TrellisUIKit

/// Runs the app of a delegate, for `UIApplicationDelegate.main()` of TrellisUIKit, which has no windows.
@_cdecl("trellis_delegate_main")
public func _runDelegateApp() {
  MainActor.assumeIsolated { DelegateApp.main() }
}
