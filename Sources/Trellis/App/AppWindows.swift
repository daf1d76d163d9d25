package import Foundation
import TrellisGraph

/// A host that shows an app's windows: a desktop or a test.
@MainActor package protocol WindowHost: AnyObject {
  /// Shows a new window.
  func show(_ window: ViewGraph)
  /// Brings a window to the front.
  func bringToFront(_ window: ViewGraph)
  /// Removes a window.
  func take(_ window: ViewGraph)
}

/// The windows of an app.
///
/// The first window is in the app's own graph. Each other window has a graph of its own, whose root is a view from the app's
/// graph. Its views learn of the app's state by reading it. Thus no window's frame waits for another's, and each window has its
/// own clock, focus and input.
@MainActor
package final class AppWindows {
  private struct Opened {
    let window: ViewGraph
    let scene: Int
    let value: AnyHashable?
    let following: AttributeObservation
  }

  private unowned let app: ViewGraph
  /// The scenes, and the index of the scene of the app's own window.
  private let scenes: [SceneOutputs]
  private let first: Int
  /// The app's scene phase, as its body reads it.
  private let phase: Attribute<ScenePhase>
  private var opened: [Opened] = [] {
    didSet { followOpen() }
  }
  let openScenes = OpenScenes()
  /// The host that shows the windows; without one, none opens but the first.
  package weak var host: (any WindowHost)?
  /// Returns the date at time zero of a window that is opened now.
  package var beginning: () -> Date = { .now }

  init(of app: ViewGraph, _ scenes: [SceneOutputs], first: Int, _ phase: Attribute<ScenePhase>) {
    (self.app, self.scenes, self.first, self.phase) = (app, scenes, first, phase)
  }

  /// The open windows, in the order of opening.
  package var all: [ViewGraph] { (app.isMounted ? [app] : []) + opened.map(\.window) }

  /// Opens the windows of the scenes that open one when the app is launched, after the app's first window.
  package func openAtLaunch() {
    for (index, scene) in scenes.enumerated()
    where index != first && scene.setting(\.launch) == .presented { open(index, nil) }
    followOpen()
  }

  /// Updates the set of scenes that have an open window.
  private func followOpen() {
    let indices = (app.isMounted ? [first] : []) + opened.map(\.scene)
    let ids = Set(indices.compactMap { scenes[$0].id })
    if openScenes.ids != ids { openScenes.ids = ids }
  }

  private func open(_ index: Int, _ value: AnyHashable?, hasFrame: Bool? = nil) {
    let scene = scenes[index]
    if scene.isSingle || value != nil {
      if index == first, app.isMounted, scene.isSingle { host?.bringToFront(app); return }
      if let known = opened.first(where: { $0.scene == index && $0.value == value }) {
        host?.bringToFront(known.window)
        return
      }
    }
    guard let host else {
      return Warning.report(
        "openWindow: there is no window system here; no window opens; use `trellis run` or a TestHost",
        onceFor: "openWindow without a host")
    }
    app.context.writes.isReadByOtherWindows = true
    let settings = WindowSettings(
      size: scene.settings?.wrappedValue.defaultSize
        ?? (scene.isForSettings ? CurrentWindow.expectedSize : app.size), colorScheme: app.colorScheme,
      measurer: app.context.measurer,
      recordsIdentities: app.context.identities != nil, beginning: beginning())
    let (window, following) = scene.makeWindow(value, settings)
    window.takeEnvironment(of: app)
    window.nameOfApp = app.nameOfApp
    window.titleOfScene = { scene.title.exists ? scene.title.wrappedValue : nil }
    window.context.windowOpener.windows = self
    window.follow(scene)
    if let hasFrame {
      window.openingOfScene = { [said = window.openingOfScene] in
        var opening = said()
        opening.hasFrame = hasFrame
        return opening
      }
    }
    if scene.isSingle, scene.setting(\.restoration) != .disabled {
      window.context.sceneValues.name = scene.id ?? "settings"
    }
    window.fitContent(unlessSaid: scene)
    opened.append(Opened(window: window, scene: index, value: value, following: following))
    host.show(window)
  }

  private func matches(_ index: Int, id: String?, value: AnyHashable?) -> Bool {
    let scene = scenes[index]
    if let id, scene.id != id { return false }
    guard let value else { return id != nil }
    return scene.valueType.map { $0 == type(of: value.base) } ?? false
  }
}

extension AppWindows: WindowsOfApp {
  func proxies(without window: ViewGraph) -> [WindowProxy] {
    let first =
      app.isMounted && app !== window ? [WindowProxy(id: scenes[first].id, phase: app.scenePhase)] : []
    return first
      + opened.filter { $0.window !== window }
      .map { WindowProxy(id: scenes[$0.scene].id, phase: $0.window.scenePhase) }
  }

  func title(ofScene id: String) -> String? {
    scenes.first { $0.id == id }.flatMap { $0.title.exists ? $0.title.wrappedValue : nil }
  }

  func openWindow(id: String?, value: AnyHashable?, hasFrame: Bool?) {
    if let index = scenes.indices.first(where: { matches($0, id: id, value: value) }) {
      return open(index, value, hasFrame: hasFrame)
    }
    let request = [
      id.map { "with the id \"\($0)\"" }, value.map { "for values of type \(sourceName(type(of: $0.base)))" },
    ].compactMap(\.self).joined(separator: " and ")
    let names = scenes.compactMap(\.id).map { "\"\($0)\"" }.joined(separator: ", ")
    Warning.report(
      "openWindow: the app has no scene \(request); "
        + (names.isEmpty ? "no scene has an id" : "the ids are \(names)")
        + "; add a WindowGroup or Window with it",
      onceFor: "openWindow \(request)")
  }

  func dismissWindow(id: String?, value: AnyHashable?) {
    if value == nil, matches(first, id: id, value: nil), app.isMounted { close(app) }
    for open in opened
    where matches(open.scene, id: id, value: value) && (value == nil || open.value == value) {
      close(open.window)
    }
  }

  /// Closes a window for the user, unless its content prevents that or asks a question first.
  package func closeForUser(_ window: ViewGraph) {
    if window.isMounted {
      _ = window.update()
      if window.windowBehavior.dismiss == .disabled { return }
      if let question = window.dismissalConfirmation { return question.ask() }
    }
    close(window)
  }

  /// Closes a window, for the program.
  package func close(_ window: ViewGraph) {
    guard window === app || opened.contains(where: { $0.window === window }) else { return }
    // Views that save data when the window closes save it now.
    if window.isMounted, window.scenePhase != .background {
      window.scenePhase = .background
      _ = window.update()
      if window !== app, app.isAlive { _ = app.update() }
    }
    opened.removeAll {
      guard $0.window === window else { return false }
      $0.following.cancel()
      return true
    }
    window.closeWindow()
    followOpen()
    host?.take(window)
  }

  package var nameOfApp: String { app.nameOfApp }

  func closeAll() { for window in all.reversed() { close(window) } }

  var hasSettings: Bool { scenes.contains { $0.isForSettings } }
  func openSettings() {
    if let index = scenes.firstIndex(where: { $0.isForSettings }) { open(index, nil) }
  }

  var canOpenNew: Bool { host != nil && !scenes[first].isSingle }
  func openNew() { if canOpenNew { open(first, nil) } }

  func performDefaultCommand(_ press: KeyPress, in window: ViewGraph) -> Bool {
    let scene = opened.first { $0.window === window }?.scene ?? first
    if scenes[scene].isUtility, press.key == .escape {
      closeForUser(window)
      return true
    }
    if scenes[scene].hasCommands() { return false }
    func isPressed(_ key: KeyEquivalent) -> Bool { KeyboardShortcut(key).matches(press) }
    if isPressed("w") {
      closeForUser(window)
    } else if isPressed("q") {
      closeAll()
    } else if isPressed(","), hasSettings {
      openSettings()
    } else if isPressed("n"), canOpenNew {
      openNew()
    } else {
      return false
    }
    return true
  }

  func followPhases() {
    guard phase.exists, let most = all.map(\.scenePhase).max() else { return }
    if phase.wrappedValue != most {
      phase.wrappedValue = most
      AppEvents.send(.phase(most))
    }
  }
}
