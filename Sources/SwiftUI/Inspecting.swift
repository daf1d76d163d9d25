import Foundation
import Trellis
import TrellisFailure
import TrellisInspector
import TrellisWindow

/// The inspector pages of a process's windows.
@MainActor
enum Inspecting {
  /// The environment variable that makes any program inspect its windows.
  static let environmentVariable = "TRELLIS_INSPECT"

  /// Returns whether the environment requests inspection, and unsets the variable.
  ///
  /// Child processes aren't inspected.
  static func takeRequest() -> Bool {
    defer { unsetenv(environmentVariable) }
    return ProcessInfo.processInfo.environment[environmentVariable].map { !["", "0"].contains($0) } ?? false
  }

  /// The server of the page of all windows; nil until a window is inspected.
  private static var hub: InspectorHub?

  /// Returns an inspector of a window.
  ///
  /// If there is no port for the page, prints a message and returns nil.
  static func inspector(of window: ViewGraph, isPreview: Bool = false) -> Inspector? {
    do {
      let hub = try hub ?? InspectorHub(showsPictureOnly: isPreview)
      self.hub = hub
      return Inspector(window, name: window.nameForPage, in: hub)
    } catch {
      say("can't start the inspector: \(error)")
      return nil
    }
  }

  /// Prints the address of a window's page, and notes if the page replaces a missing display.
  static func tellAddress(of inspector: Inspector, isScreen: Bool) {
    let text =
      isScreen
      ? "there is no display; the window is at"
      : "the inspector of “\(inspector.viewGraph.nameForPage)” is at"
    let isFirst = hub?.windowCount ?? 1 <= 1
    say(isFirst ? "\(text) \(inspector.address)" : "“\(inspector.viewGraph.nameForPage)” is on the same page")
  }

  nonisolated static func say(_ text: String) {
    FileHandle.standardError.write(Data("trellis: \(text)\n".utf8))
  }
}

extension ViewGraph {
  fileprivate var nameForPage: String { title.isEmpty ? "window" : title }
}

/// A desktop window, as the page of its inspector uses it.
@MainActor
final class InspectedWindow: InspectedScreen {
  private weak var window: DesktopWindow?

  init(_ window: DesktopWindow) { self.window = window }

  var takesSizeFromPage: Bool { false }

  func take(_ action: InputEvent.Action, modifiers: EventModifiers) {
    window?.take(action, modifiers: modifiers)
  }

  // The loop checks its windows after each turn of the main queue.
  func wake() {}
}

/// The windows of an app on a machine without a display: each is shown in a page.
@MainActor
final class PageWindows: WindowHost {
  private let app: ViewGraph
  private let loop = PageLoop()
  private let keeper: RecordingKeeper?
  private let request: LaunchRequest
  private var isPreview: Bool { request.preview != nil }
  /// Inspectors whose addresses haven't been printed yet.
  private var unreported: [Inspector] = []

  init(of app: ViewGraph, _ request: LaunchRequest) {
    (self.app, self.request) = (app, request)
    keeper = request.recording.map { RecordingKeeper(in: $0) }
  }

  /// Shows the app's first window, and the windows that it opens, until all are closed.
  ///
  /// Throws an error if there is no port.
  func run() throws(Failure) {
    app.windows?.host = self
    guard let inspector = Inspecting.inspector(of: app, isPreview: isPreview) else {
      throw .unavailable("there is no display, and the inspector's page has no port")
    }
    add(inspector)
    app.windows?.openAtLaunch()
    let watched = request.watch.map { WatchedProgram($0, app) { nil } }
    loop.run {
      self.tellAddresses()
      if !app.needsUpdate { watched?.frameWasDrawn() }
    }
    keeper?.keep()
  }

  private func add(_ inspector: Inspector) {
    keeper?.add(inspector)
    loop.add(inspector)
    unreported.append(inspector)
  }

  /// Prints the addresses of windows that have a frame, so that the page isn't empty when it is opened.
  private func tellAddresses() {
    for inspector in unreported where !inspector.history.frames.isEmpty {
      if isPreview {
        Inspecting.say(PreviewAddress.line(inspector.address))
      } else {
        Inspecting.tellAddress(of: inspector, isScreen: true)
      }
    }
    unreported.removeAll { !$0.history.frames.isEmpty }
  }

  func show(_ window: ViewGraph) {
    guard let inspector = Inspecting.inspector(of: window) else {
      app.windows?.close(window)
      return
    }
    add(inspector)
  }

  func bringToFront(_ window: ViewGraph) {}

  func take(_ window: ViewGraph) {
    if let inspector = loop.inspector(of: window) { keeper?.close(inspector) }
    loop.take(window)
  }
}
