package import Foundation
package import Trellis
import TrellisCairo
package import TrellisDisplayList
import TrellisGraph
import TrellisWindow

/// The inspector of a window: it records the graph, and answers the questions of pages.
///
/// It reads the tap, the names and cached values of attributes, and the display list. The user's input in a page goes to the
/// window like any other input.
@MainActor
package final class Inspector {
  package let viewGraph: ViewGraph
  package let history: FrameHistory
  /// The hub that serves this window and the others.
  let hub: InspectorHub
  var server: PageServer { hub.server }
  let picture = PictureStream()
  let places = SourceLocationFinder()
  /// The screen that shows the window.
  package weak var screen: (any InspectedScreen)?
  /// The app's name.
  let name: String
  var pages: [Int: PageState] = [:]
  private(set) var tree: IdentityTree?
  private var treeFrame = -1
  /// The page's actions since the last frame, in words.
  var causes: [String] = []
  var scale: CGFloat = 1
  /// The window's size and settings before pages changed them.
  private let original: (size: CGSize, settings: JSONText)
  /// The settings that pages chose last, by name.
  var chosen: [String: String] = [:]

  /// The recording of the last frames; nil unless there is a page or a recording was requested.
  var recording: FrameRecording?
  var recordingLimits = FrameRecording.Limits()
  /// Whether frames are recorded even without a page.
  var isRecordedAnyway = false

  /// The state of a page.
  struct PageState {
    /// The number of the updates that the page hasn't read; nil if it has read all.
    var awaitedUpdate: Int?
    var updateCount = 0
    /// The number of the last updates that another window sent to the page.
    var firstUpdate = 0
    /// The frames and outcomes that the page hasn't been sent.
    var frames: [FrameRecord] = []
    var outcomes: [FrameOutcomes] = []
    /// The settings that were sent last.
    var settings: Settings?
  }

  /// Creates an inspector that records a window's graph from now on, and shows the window in the pages of a hub.
  package init(_ viewGraph: ViewGraph, name: String, in hub: InspectorHub) {
    self.viewGraph = viewGraph
    self.name = name
    self.hub = hub
    history = FrameHistory(of: viewGraph)
    original = (viewGraph.size, Settings(of: viewGraph).json)
    hub.add(self)
  }

  /// The window's title, or the app's name if it has none.
  var title: String { viewGraph.title.isEmpty ? name : viewGraph.title }

  /// The address of the page.
  package var address: String { hub.address }

  /// Ends the recording, and removes the window from the pages.
  package func stop() {
    hub.remove(self)
    history.recorder.stop()
  }

  // MARK: - Frames

  /// Handles a frame that was made for the window, or only for pages.
  ///
  /// If the window has drawn the frame, `pixels` are the window's own. Only their damaged part is copied, and they aren't kept.
  package func frame(
    _ list: DisplayList, at time: Duration, causes: [String] = [], updating: Duration, drawing: Duration?,
    damage: [CGRect] = [], pixels: WindowPixels? = nil
  ) {
    let begin = ContinuousClock.now
    var damage = damage
    if let pixels { scale = pixels.scale }
    if picture.isNeeded {
      if let pixels {
        picture.copy(pixels, showing: list, damage: damage)
      } else {
        let own = picture.draw(list, size: viewGraph.size, scale: scale)
        if drawing == nil { damage = own }
      }
    }
    let drawn = drawing ?? (ContinuousClock.now - begin)
    let all = self.causes + causes
    if let frame = history.take(
      at: time, causes: all, updating: updating, drawing: drawn, damage: damage)
    {
      self.causes = []
      recording?.add(frame, history.table)
      if !pages.isEmpty, !hub.showsPictureOnly {
        let outcomes = FrameOutcomes(history.table)
        for number in pages.keys { note(frame, outcomes, for: number) }
      }
    }
    if isRecordedAnyway, recording == nil { beginRecording() }
    for number in pages.keys.sorted() { serve(number) }
  }

  /// Sends a page the picture and the updates that it is ready for.
  private func serve(_ number: Int) {
    if let frame = picture.next(for: number) { hub.send(frame, to: number) }
    sendUpdates(to: number)
  }

  // MARK: - Pages

  /// The number of pages that show the window.
  package var pageCount: Int { pages.count }

  /// Whether a page hasn't acknowledged everything, or has frames waiting.
  package var isWaitingForPages: Bool {
    picture.isAwaited || pages.values.contains { $0.awaitedUpdate != nil || !$0.frames.isEmpty }
  }

  /// The numbers of the last picture and updates sent to a page, which acknowledges them by number.
  struct Counts {
    var picture = 0
    var updates = 0
  }

  /// Shows the window in a page; `last` are the counts of the messages that the page got for another window, which are
  /// continued.
  func open(_ number: Int, after last: Counts) {
    var state = PageState()
    if !hub.showsPictureOnly { state.frames = history.frames }
    state.settings = settings
    (state.updateCount, state.firstUpdate) = (last.updates, last.updates)
    pages[number] = state
    picture.add(page: number, after: last.picture)
    hub.send(hello, to: number)
    picture.draw(viewGraph.update(), size: viewGraph.size, scale: scale)
    if !hub.showsPictureOnly { beginRecording() }
    serve(number)
  }

  /// Removes a page that has disconnected or shows another window, and returns the numbers of its last messages.
  @discardableResult
  func leave(_ number: Int) -> Counts {
    let counts = Counts(
      picture: picture.remove(page: number), updates: pages[number]?.updateCount ?? 0)
    pages[number] = nil
    if pages.isEmpty && !isRecordedAnyway { endRecording() }
    return counts
  }

  /// The first message to a page.
  var hello: JSONText {
    .object([
      ("t", .string("hello")), ("name", .string(name)), ("title", .string(viewGraph.title)),
      ("nodes", .int(viewGraph.graph.nodeCount)), ("edges", .int(viewGraph.graph.edgeCount)),
      ("w", .double(viewGraph.size.width)), ("h", .double(viewGraph.size.height)),
      ("resizes", .bool(screen?.takesSizeFromPage ?? false)), ("budget", .double(1000 / 60)),
      ("settings", settings.json),
      (
        "original",
        .object([
          ("w", .double(original.size.width)), ("h", .double(original.size.height)),
          ("settings", original.settings),
        ])
      ),
    ])
  }

  func take(_ message: PageMessage, from number: Int) throws(WebSocketFrame.Ending) {
    switch message {
    case .ack(let frame):
      guard picture.acknowledge(frame, from: number) else {
        throw .init(1008, "the client acknowledged a frame that wasn't sent")
      }
      serve(number)
    case .read(let updates):
      // A confirmation of an update of another window has no effect.
      if let first = pages[number]?.firstUpdate, updates <= first { return }
      guard pages[number]?.awaitedUpdate == updates else {
        throw .init(1008, "the client confirmed an update that wasn't sent")
      }
      pages[number]?.awaitedUpdate = nil
      sendUpdates(to: number)
    case .ask(let question, .why(let node, let update)):
      why(node, update: update) { [weak self] in self?.send($0, for: question, to: number) }
    case .ask(let question, .writes(let update)):
      writes(in: update) { [weak self] in self?.send($0, for: question, to: number) }
    case .ask(let question, .waste):
      waste { [weak self] in self?.send($0, for: question, to: number) }
    case .ask(let question, .recording): sendRecording(for: question, to: number)
    case .ask(let question, let what): send(answer(to: what), for: question, to: number)
    case .set(let what, let value):
      guard change(what, to: value) else { throw .init(1008, "the setting's name or value is unknown") }
      screen?.wake()
    case .state(let node, let value):
      let isDone = change(state: node, to: value)
      if !isDone { hub.send(.object([("t", .string("refused"))]), to: number) }
      screen?.wake()
    case .resize(let width, let height, let scale):
      guard screen?.takesSizeFromPage == true else { return }
      resize(CGSize(width: width, height: height), scale: scale)
    default: takeInput(message)
    }
  }

  /// Sends the answer to a question.
  func send(_ answer: JSONText, for question: Int, to number: Int) {
    hub.send(
      .object([("t", .string("answer")), ("number", .int(question)), ("answer", answer)]), to: number)
  }

  private func resize(_ size: CGSize, scale: CGFloat) {
    // The picture has at most 4096 pixels a side.
    let most = 4096.0 / max(size.width, size.height)
    self.scale = min(scale, most)
    causes.append("resized to \(Int(size.width))×\(Int(size.height))")
    viewGraph.size = CGSize(width: size.width, height: size.height)
    if viewGraph.displayScale != self.scale { viewGraph.displayScale = self.scale }
    screen?.wake()
  }

  // MARK: - The tree

  /// Returns the current tree of views.
  func currentTree() -> IdentityTree {
    let frame = history.frames.last?.number ?? 0
    if let tree, treeFrame == frame { return tree }
    let new = viewGraph.identityTree()
    (tree, treeFrame) = (new, frame)
    return new
  }
}
