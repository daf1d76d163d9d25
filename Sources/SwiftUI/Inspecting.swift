import Foundation
import Trellis
import TrellisFailure
import TrellisInspector
import TrellisWindow

/// The pages that a process's windows are inspected in.
@MainActor
enum Inspecting {
  /// The variable that has any program inspect its windows.
  static let environmentVariable = "TRELLIS_INSPECT"

  /// Whether the environment asks for it; the programs that this one starts in turn aren't asked the same.
  static func takeWish() -> Bool {
    defer { unsetenv(environmentVariable) }
    return ProcessInfo.processInfo.environment[environmentVariable].map { !["", "0"].contains($0) } ?? false
  }

  /// What serves the page of all windows; nil before there is one.
  private static var hub: InspectorHub?

  /// Inspects a window from now on; nil where there is no port for that, which is said.
  static func inspector(of window: ViewGraph) -> Inspector? {
    do {
      let hub = try hub ?? InspectorHub()
      self.hub = hub
      return Inspector(window, name: window.nameForPage, in: hub)
    } catch {
      say("the inspector can't be reached: \(error)")
      return nil
    }
  }

  /// Says where a window is inspected, and whether that is its screen, too.
  static func tellAddress(of inspector: Inspector, isScreen: Bool) {
    let text =
      isScreen
      ? "there is no display; the window is at"
      : "the inspector of “\(inspector.viewGraph.nameForPage)” is at"
    let isFirst = hub?.windowCount ?? 1 <= 1
    say(isFirst ? "\(text) \(inspector.address)" : "“\(inspector.viewGraph.nameForPage)” is in the same page")
  }

  nonisolated static func say(_ text: String) {
    FileHandle.standardError.write(Data("trellis: \(text)\n".utf8))
  }
}

extension ViewGraph {
  fileprivate var nameForPage: String { title.isEmpty ? "window" : title }
}

/// A window of the desktop, as its page uses it.
@MainActor
final class InspectedWindow: InspectedScreen {
  private weak var window: DesktopWindow?

  init(_ window: DesktopWindow) { self.window = window }

  var takesSizeFromPage: Bool { false }

  func take(_ action: InputEvent.Action, modifiers: EventModifiers) {
    window?.take(action, modifiers: modifiers)
  }

  // The loop looks at its windows whenever the main queue has had its turn.
  func wake() {}
}

/// The windows of an app on a machine without a display: each is shown in a page.
@MainActor
final class PageWindows: WindowHost {
  private let app: ViewGraph
  private let loop = PageLoop()
  private let keeper: RecordingKeeper?
  /// Those whose addresses nobody knows yet.
  private var untold: [Inspector] = []

  init(of app: ViewGraph, _ request: LaunchRequest) {
    self.app = app
    keeper = request.recording.map { RecordingKeeper(in: $0) }
  }

  /// Shows the app's first window, and those that it opens, until all are closed.
  ///
  /// Throws where there is no port.
  func run() throws(Failure) {
    app.windows?.host = self
    guard let inspector = Inspecting.inspector(of: app) else {
      throw .unavailable("there is no display, and no port for a page")
    }
    add(inspector)
    loop.run(each: tellAddresses)
    keeper?.keep()
  }

  private func add(_ inspector: Inspector) {
    keeper?.add(inspector)
    loop.add(inspector)
    untold.append(inspector)
  }

  /// Says where windows are that can be looked at by now: whoever opens the page sees one.
  private func tellAddresses() {
    for inspector in untold where !inspector.history.frames.isEmpty {
      Inspecting.tellAddress(of: inspector, isScreen: true)
    }
    untold.removeAll { !$0.history.frames.isEmpty }
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
