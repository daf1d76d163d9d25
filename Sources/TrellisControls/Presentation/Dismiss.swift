public import Trellis

/// Closes what the view is presented in: pops its page, closes its sheet or popover, or, at a window's root, closes the window.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// Button("Done") { dismiss() }
/// ```
/// It is that of where it is read: read by the view that presents a sheet, it closes what that view is in, and not the sheet.
///
/// Source: documented, developer.apple.com/documentation/swiftui/dismissaction.
@preconcurrency @MainActor
public struct DismissAction {
  let close: (@MainActor () -> Void)?
  let window: DismissWindowAction

  nonisolated init(close: (@MainActor () -> Void)?, window: DismissWindowAction) {
    (self.close, self.window) = (close, window)
  }

  /// Closes it; does nothing where it is closed already.
  public func callAsFunction() {
    guard let close else { return window() }
    close()
  }
}

/// Whether a view is presented by another, and how to close what it is in.
///
/// Source: documented, developer.apple.com/documentation/swiftui/presentationmode.
public struct PresentationMode {
  let close: (@MainActor () -> Void)?

  /// Whether the view is in something that another view presents.
  public var isPresented: Bool { close != nil && !isDismissed }
  private var isDismissed = false

  init(close: (@MainActor () -> Void)?) { self.close = close }

  /// Closes what the view is in; does nothing where no view presents it.
  public mutating func dismiss() { isDismissed = true }
}

extension EnvironmentValues {
  private enum CloseKey: EnvironmentKey { static var defaultValue: (@MainActor () -> Void)? { nil } }

  /// What closes that which the view is presented in; nil where no view presents it.
  var closePresentation: (@MainActor () -> Void)? {
    get { self[CloseKey.self] }
    set { self[CloseKey.self] = newValue }
  }

  /// Closes what the view is presented in.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/dismiss.
  public var dismiss: DismissAction { DismissAction(close: closePresentation, window: dismissWindow) }

  /// Whether another view presents what the view is in: a page, a sheet, a popover.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/ispresented.
  public var isPresented: Bool { closePresentation != nil }

  /// Whether the view is presented, and how to close what it is in, as a binding.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/environmentvalues/presentationmode; deprecated in favour of
  /// ``dismiss`` and ``isPresented``.
  public var presentationMode: Binding<PresentationMode> {
    let close = closePresentation
    return Binding(
      get: { PresentationMode(close: close) },
      set: { mode in if !mode.isPresented { MainActor.assumeIsolated { close?() } } })
  }
}

extension View {
  /// Presents the view: what is in it reads that it is, and closes it by an action.
  package nonisolated func presented(dismiss: @escaping @MainActor () -> Void) -> some View {
    environment(\.closePresentation, dismiss)
  }
}
