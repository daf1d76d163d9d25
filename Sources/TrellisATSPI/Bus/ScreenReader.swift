import Foundation
import TrellisBus

/// The connection between the windows of the app and a screen reader, which exists while the desktop says that one runs.
///
/// Without a screen reader there is no connection, no thread and no object.
@MainActor package final class ScreenReader {
  private enum State {
    case off
    case connecting
    case on(AccessibilityBus)
  }

  private var state = State.off
  private let windows: () -> [any AccessibleWindow]
  /// Called when the connection is made or ends; true means that ``frameWasShown(_:)`` is to be called.
  package var onChange: (Bool) -> Void = { _ in }

  /// Creates the connection of the windows that a closure returns.
  package init(windows: @escaping () -> [any AccessibleWindow]) { self.windows = windows }

  /// Whether a reader is connected.
  package var isOn: Bool { if case .on = state { true } else { false } }

  /// Follows the desktop's setting: connects if a screen reader runs, and ends the connection otherwise.
  package func setRunning(_ isRunning: Bool) {
    switch (state, isRunning) {
    case (.off, true): connect()
    case (.on(let bus), false):
      bus.leave()
      state = .off
      onChange(false)
    case (.connecting, false): state = .off
    default: break
    }
  }

  private func connect() {
    state = .connecting
    Thread.detachNewThread { [weak self] in
      // Without a bus, apps stay as they are.
      guard let address = ScreenReader.address(), let connection = try? BusConnection(address: address) else {
        Task { @MainActor in self?.didEnd(nil) }
        return
      }
      connection.onEnd { [weak connection] in Task { @MainActor in self?.didEnd(connection) } }
      Task { @MainActor in
        guard let self, case .connecting = self.state else { return connection.close() }
        self.begin(AccessibilityBus(connection))
      }
    }
  }

  /// Handles the end of a connection, or that there is none, which is nil; the next change of the setting tries again.
  private func didEnd(_ connection: BusConnection?) {
    switch state {
    case .connecting where connection == nil: state = .off
    case .on(let bus) where bus.connection === connection:
      state = .off
      onChange(false)
    default: break
    }
  }

  private func begin(_ bus: AccessibilityBus) {
    state = .on(bus)
    for window in windows() { bus.add(window) }
    bus.join()
    onChange(true)
  }

  /// Returns the address of the accessibility bus, which the session's bus knows; nil if there is none.
  private nonisolated static func address() -> String? {
    if let given = ProcessInfo.processInfo.environment["AT_SPI_BUS_ADDRESS"], !given.isEmpty { return given }
    guard let session = try? BusConnection(address: BusAddress.session) else { return nil }
    defer { session.close() }
    let reply = try? session.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", seconds: 5)
    return reply?.first?.text
  }

  /// Handles a new window.
  package func didOpen(_ window: any AccessibleWindow) { if case .on(let bus) = state { bus.add(window) } }

  /// Handles the end of a window.
  package func didClose(_ window: any AccessibleWindow) {
    if case .on(let bus) = state { bus.remove(window) }
  }

  /// Handles a frame of a window, or a change of its focus or its activity.
  package func frameWasShown(_ window: any AccessibleWindow) {
    if case .on(let bus) = state { bus.update(window) }
  }

  /// Sends a text to the reader, which speaks it.
  package func announce(_ text: String, isImportant: Bool = false) {
    if case .on(let bus) = state { bus.announce(text, isImportant: isImportant) }
  }
}
