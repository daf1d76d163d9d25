import Foundation
import Trellis
import TrellisFailure
import TrellisInspector
import TrellisWindow

/// The windows of an app on the desktop.
@MainActor
final class DesktopWindows: WindowHost {
  private let app: ViewGraph
  private let request: LaunchRequest
  private let loop = WindowLoop()
  private var settings: DesktopSettings?
  private let keeper: RecordingKeeper?
  private var watched: WatchedProgram?
  private var scripted: ScriptedApp?
  private var inspectors: [(window: ViewGraph, inspector: Inspector, screen: InspectedWindow)] = []

  init(of app: ViewGraph, _ request: LaunchRequest) {
    (self.app, self.request) = (app, request)
    keeper = request.recording.map { RecordingKeeper(in: $0) }
  }

  /// Shows the app's first window, and the windows that it opens, until all are closed.
  func run() throws(WindowError) {
    app.windows?.host = self
    DesktopSettings.follow { [self] new in
      settings = new
      loop.hasScreenReader = new.hasScreenReader
      for window in app.windows?.all ?? [] { new.apply(to: window, withScheme: request.scheme == nil) }
    }
    Announcements.speak = { [loop] in loop.announce($0) }
    loop.onClose = { [self] window in
      guard let viewGraph = window.content as? ViewGraph else { return }
      window.wantsToClose = false
      app.windows?.closeForUser(viewGraph)
    }
    if let descriptor = request.watch {
      watched = WatchedProgram(descriptor, app) { [self] in loop.window(of: app)?.frame }
    }
    try open(app)
    app.windows?.openAtLaunch()
    if !request.opened.isEmpty {
      _ = app.update()
      for url in request.opened where !app.open(url) {
        let message =
          "trellis: no view of the first window handles \(url.absoluteString); add onOpenURL to a view\n"
        FileHandle.standardError.write(Data(message.utf8))
      }
    }
    scripted = request.steps.map { ScriptedApp($0, app: app, loop: loop) }
    defer { keeper?.keep() }
    try loop.run()
  }

  /// The failure of the script; nil if there is none.
  var failure: Failure? { scripted?.failure }

  private func open(_ viewGraph: ViewGraph) throws(WindowError) {
    settings?.apply(to: viewGraph, withScheme: request.scheme == nil)
    let log = request.log ? FrameLog(viewGraph) : nil
    let inspector = request.inspects ? Inspecting.inspector(of: viewGraph) : nil
    let tell: ((FrameReport) -> Void)? =
      log == nil && inspector == nil && watched == nil && request.steps == nil
      ? nil
      : { [weak self, weak viewGraph, loop, watched] report in
        log?.frame(report)
        watched?.frameWasDrawn()
        self?.scripted?.frameWasDrawn()
        guard let viewGraph, let inspector else { return }
        let window = loop.window(of: viewGraph)
        let pixels = window?.drawnPixels.map { WindowPixels($0, scale: window?.scale ?? 1) }
        inspector.frame(report, of: viewGraph, pixels)
      }
    let window = try DesktopWindow(
      viewGraph, scale: request.windowScale.map { CGFloat($0) }, isCentered: viewGraph === app, log: tell)
    if let inspector {
      keeper?.add(inspector)
      let screen = InspectedWindow(window)
      inspectors.append((viewGraph, inspector, screen))
      inspector.screen = screen
      Inspecting.tellAddress(of: inspector, isScreen: false)
    }
    if viewGraph === app, let frame = request.windowFrame { window.frame = frame }
    loop.add(window)
  }

  func show(_ window: ViewGraph) {
    do throws(WindowError) {
      try open(window)
    } catch {
      FileHandle.standardError.write(Data("trellis: can't open another window: \(error)\n".utf8))
      app.windows?.close(window)
    }
  }

  func bringToFront(_ window: ViewGraph) { loop.window(of: window)?.raise() }

  func take(_ window: ViewGraph) {
    for known in inspectors where known.window === window {
      keeper?.close(known.inspector)
      known.inspector.stop()
    }
    inspectors.removeAll { $0.window === window }
    loop.remove(window, keepsUpdating: window === app)
  }
}

extension Inspector {
  /// Records a frame of a desktop window.
  fileprivate func frame(_ report: FrameReport, of viewGraph: ViewGraph, _ pixels: WindowPixels?) {
    frame(
      viewGraph.update(), at: viewGraph.time, causes: report.causes.map(\.words), updating: report.updating,
      drawing: report.drawing, damage: report.damage, pixels: pixels)
  }
}

extension DesktopWindow {
  /// The position and the size on the screen.
  fileprivate var frame: WindowFrame {
    get {
      let frame = frameInUnits
      return WindowFrame(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
    set { move(to: (newValue.x, newValue.y, newValue.width, newValue.height)) }
  }
}
