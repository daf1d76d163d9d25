public import Trellis

/// An action that closes the presentation that contains a view.
///
/// It pops a page, closes a sheet or popover, or, at a window's root, closes the window.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// Button("Done") { dismiss() }
/// ```
/// The action depends on the view that reads it. A view that presents a sheet reads the action for its own presentation, not for
/// the sheet.
@preconcurrency @MainActor
public struct DismissAction {
  let close: (@MainActor () -> Void)?
  let window: DismissWindowAction

  nonisolated init(close: (@MainActor () -> Void)?, window: DismissWindowAction) {
    (self.close, self.window) = (close, window)
  }

  /// Closes the presentation; has no effect if it is already closed.
  public func callAsFunction() {
    guard let close else { return window() }
    close()
  }
}

/// The presentation state of a view, and a way to dismiss it.
public struct PresentationMode {
  let close: (@MainActor () -> Void)?

  /// Whether the view is in a presentation of another view.
  public var isPresented: Bool { close != nil && !isDismissed }
  private var isDismissed = false

  init(close: (@MainActor () -> Void)?) { self.close = close }

  /// Closes the presentation; has no effect if there is none.
  public mutating func dismiss() { isDismissed = true }
}

extension EnvironmentValues {
  private enum CloseKey: EnvironmentKey { static var defaultValue: (@MainActor () -> Void)? { nil } }

  /// The action that closes the presentation that contains the view; nil if there is none.
  var closePresentation: (@MainActor () -> Void)? {
    get { self[CloseKey.self] }
    set { self[CloseKey.self] = newValue }
  }

  /// The action that closes the presentation that contains the view.
  public var dismiss: DismissAction { DismissAction(close: closePresentation, window: dismissWindow) }

  /// Whether the view is in a presentation of another view: a page, a sheet or a popover.
  public var isPresented: Bool { closePresentation != nil }

  /// A binding to the presentation state of the view.
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
  /// Marks the view as presented, with an action that dismisses it.
  package nonisolated func presented(dismiss: @escaping @MainActor () -> Void) -> some View {
    environment(\.closePresentation, dismiss)
  }
}
