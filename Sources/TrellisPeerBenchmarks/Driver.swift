import Foundation
import SwiftUI
import Trellis
import TrellisCairo
import TrellisDisplayList
import TrellisText
import TrellisWindow

/// Window content that records when the window begins a frame.
///
/// Before that, the window waits for the display's next frame.
@MainActor final class Content: WindowContent {
  let graph: ViewGraph
  private(set) var began = Clocks()

  init(_ graph: ViewGraph) { self.graph = graph }

  func update(at time: Duration?) -> DisplayList {
    began = Clocks()
    return graph.update(at: time)
  }

  // All other members forward to the graph.
  var title: String { graph.title }
  var size: CGSize {
    get { graph.size }
    set { graph.size = newValue }
  }
  var minimumSize: CGSize { graph.minimumSize }
  var maximumSize: CGSize { graph.maximumSize }
  var opening: WindowOpening { graph.opening }
  var scenePhase: ScenePhase {
    get { graph.scenePhase }
    set { graph.scenePhase = newValue }
  }
  var needsUpdate: Bool { graph.needsUpdate }
  var nextDeadline: Duration? { graph.nextDeadline }
  var textInputArea: CGRect? { graph.textInputArea }
  func place(on display: DisplayProxy) { graph.place(on: display) }
  var windowBehavior: WindowBehavior { graph.windowBehavior }
  var modifierKeys: EventModifiers {
    get { graph.modifierKeys }
    set { graph.modifierKeys = newValue }
  }
  var takesKeys: Bool {
    get { graph.takesKeys }
    set { graph.takesKeys = newValue }
  }
  var pasteboard: any Pasteboard {
    get { graph.pasteboard }
    set { graph.pasteboard = newValue }
  }
  var pointerShape: PointerShape { graph.pointerShape }
  var openURL: @MainActor (URL) -> Bool {
    get { graph.openURL }
    set { graph.openURL = newValue }
  }
  var chooseFiles: FileChooser.Choose {
    get { graph.chooseFiles }
    set { graph.chooseFiles = newValue }
  }
  var displayScale: CGFloat {
    get { graph.displayScale }
    set { graph.displayScale = newValue }
  }
  var drawsOnlyVisible: Bool {
    get { graph.drawsOnlyVisible }
    set { graph.drawsOnlyVisible = newValue }
  }
  var defersDeallocation: Bool {
    get { graph.defersDeallocation }
    set { graph.defersDeallocation = newValue }
  }
  func send(_ event: InputEvent) { graph.send(event) }
  func collect(limit count: Int) -> Bool { graph.collect(limit: count) }
  var hasBacklog: Bool { graph.hasBacklog }
}

/// A timed step.
///
/// Calling `prepare` isn't timed.
struct Step {
  let name: String
  let prepare: @MainActor () -> @MainActor () -> Void
}

/// Performs the steps in a real window, and prints the times of each.
@MainActor final class Driver {
  private let content: Content
  private let loop = WindowLoop()
  private var steps: ArraySlice<Step>
  private var step: (name: String, start: Clocks, written: Clocks)?
  private var atFirstFrame: ((Clocks) -> Void)?

  init(_ view: some View, _ steps: [Step], atFirstFrame: ((Clocks) -> Void)? = nil) throws {
    self.atFirstFrame = atFirstFrame
    content = Content(
      ViewGraph(root: view, size: CGSize(width: 400, height: 800), measurer: PangoTextMeasurer()))
    // For a comparison with rows that are built anew.
    content.graph.reusesRows = ProcessInfo.processInfo.environment["UIP_REUSE"] != "0"
    self.steps = steps[...]
    loop.add(try DesktopWindow(content, log: { [unowned self] _ in frameIsShown() }))
  }

  func run() throws { try loop.run() }

  private func frameIsShown() {
    let end = Clocks()
    atFirstFrame?(end)
    atFirstFrame = nil
    guard let (name, start, written) = step else { return wait() }
    step = nil
    let wall = written.wall - start.wall + end.wall - content.began.wall
    whenIdle { [self] in
      let idle = Clocks()
      print("\(name)\t\(idle.cpu - start.cpu)\t\(idle.server - start.server)\t\(wall)")
      next()
    }
  }

  /// Runs a closure once the window has done the work that the frame left, such as destroying removed views.
  private func whenIdle(_ body: @escaping @MainActor () -> Void) {
    after(4) { [self] in
      if content.collect(limit: 0) { whenIdle(body) } else { body() }
    }
  }

  private func wait() {
    after(50) { [self] in if step == nil { next() } }
  }

  private func next() {
    guard let next = steps.popFirst() else {
      loop.remove(content, keepsUpdating: false)
      return
    }
    let write = next.prepare()
    if next.name.isEmpty {
      write()
      return self.next()
    }
    let start = Clocks()
    write()
    step = (next.name, start, Clocks())
  }

  func scroll(by distance: Double) {
    let event = WheelEvent(
      at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: distance))
    content.send(InputEvent(.wheel(event)))
  }

  /// Runs a closure on the main thread after a delay in milliseconds.
  private func after(_ milliseconds: Int, _ body: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) {
      MainActor.assumeIsolated(body)
    }
  }
}
