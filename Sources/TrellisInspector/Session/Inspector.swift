package import Foundation
package import Trellis
import TrellisCairo
package import TrellisDisplayList
import TrellisGraph
import TrellisWindow

/// A window's inspector: serves the page, records the graph, and tells pages what they ask.
///
/// It reads: the tap, the names and cached values of attributes, the display list. What a person does in the page goes to the window
/// like anything that a person does there.
@MainActor
package final class Inspector {
  package let viewGraph: ViewGraph
  package let history: FrameHistory
  private(set) var server: PageServer!
  let picture = PictureStream()
  let places = PlaceFinder()
  /// Where the window is shown.
  package weak var screen: (any InspectedScreen)?
  /// What the app is called.
  let name: String
  var pages: [Int: PageState] = [:]
  private(set) var tree: IdentityTree?
  private var treeFrame = -1
  /// What the page has done since the last frame, in words.
  var causes: [String] = []
  var scale: CGFloat = 1
  /// The last colour scheme and so on that a page chose.
  var chosen: [String: String] = [:]

  /// The last frames, to be stepped through: while there is a page, or it was asked for.
  var recording: FrameRecording?
  var recordingLimits = FrameRecording.Limits()
  /// Whether frames are recorded without a page, too.
  var isRecordedAnyway = false

  /// What a page is in the midst of.
  struct PageState {
    /// The number of the news that it hasn't read.
    var awaitedNews: Int?
    var newsCount = 0
    /// What it hasn't been told: frames, and what became of attributes.
    var frames: [FrameRecord] = []
    var outcomes: [Int: NodeOutcome] = [:]
    var isCut = false
  }

  /// Records a window's graph from now on, and serves its page.
  ///
  /// Throws where no port can be had.
  package init(_ viewGraph: ViewGraph, name: String, limits: PageServer.Limits = PageServer.Limits()) throws {
    self.viewGraph = viewGraph
    self.name = name
    history = FrameHistory(of: viewGraph)
    server = try PageServer(limits: limits, page: { Page.document() }) { [weak self] event in
      // What comes is dealt with between frames.
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.take(event) } }
    }
  }

  isolated deinit { server?.stop() }

  /// The address of the page.
  package var address: String { server.address }

  /// Ends the server and the recording.
  package func stop() {
    server.stop()
    history.recorder.stop()
  }

  // MARK: - Frames

  /// Takes in a frame that was made: the window's, or the page's own.
  package func frame(
    _ list: DisplayList, at time: Duration, causes: [String] = [], updating: Duration, drawing: Duration?,
    damage: [CGRect] = []
  ) {
    let begin = ContinuousClock.now
    var damage = damage
    if picture.isNeeded {
      let own = picture.draw(list, size: viewGraph.size, scale: scale)
      if drawing == nil { damage = own }
    }
    let drawn = drawing ?? (ContinuousClock.now - begin)
    let all = self.causes + causes
    if let (frame, outcomes) = history.take(
      at: time, causes: all, updating: updating, drawing: drawn, damage: damage)
    {
      self.causes = []
      recording?.add(frame, outcomes)
      for number in pages.keys { note(frame, outcomes, for: number) }
    }
    if isRecordedAnyway, recording == nil { beginRecording() }
    for number in pages.keys.sorted() { serve(number) }
  }

  /// Sends a page what it is ready for.
  private func serve(_ number: Int) {
    if let frame = picture.next(for: number), let server {
      picture.encoder.afterwards { server.send(frame.bytes, to: number) }
    }
    sendNews(to: number)
  }

  // MARK: - Pages

  private func take(_ event: PageServer.Event) {
    switch event {
    case .opened(let number): open(number)
    case .closed(let number, _): leave(number)
    case .message(let number, let text):
      defer { server.finished(client: number) }
      guard pages[number] != nil else { return }
      do throws(WebSocketFrame.Ending) {
        try take(try PageMessage(text), from: number)
      } catch {
        server.close(client: number, error)
      }
    }
  }

  /// A page is gone.
  func leave(_ number: Int) {
    picture.remove(page: number)
    pages[number] = nil
    if pages.isEmpty && !isRecordedAnyway { endRecording() }
  }

  private func open(_ number: Int) {
    var state = PageState()
    state.frames = history.frames
    pages[number] = state
    picture.add(page: number)
    server.send(hello.text, to: number)
    picture.draw(viewGraph.update(), size: viewGraph.size, scale: scale)
    beginRecording()
    serve(number)
  }

  private var hello: JSONText {
    .object([
      ("t", .string("hello")), ("name", .string(name)), ("title", .string(viewGraph.title)),
      ("nodes", .int(viewGraph.graph.nodeCount)), ("edges", .int(viewGraph.graph.edgeCount)),
      ("w", .double(viewGraph.size.width)), ("h", .double(viewGraph.size.height)),
      ("resizes", .bool(screen?.takesSizeFromPage ?? false)), ("budget", .double(1000 / 60)),
      ("settings", settings),
    ])
  }

  private func take(_ message: PageMessage, from number: Int) throws(WebSocketFrame.Ending) {
    switch message {
    case .ack(let frame):
      guard picture.acknowledge(frame, from: number) else {
        throw .init(1008, "a frame was acknowledged that wasn't sent")
      }
      serve(number)
    case .read(let news):
      guard pages[number]?.awaitedNews == news else { throw .init(1008, "news were read that weren't sent") }
      pages[number]?.awaitedNews = nil
      sendNews(to: number)
    case .ask(let question, .why(let node, let update)):
      why(node, update: update) { [weak self] in self?.send($0, for: question, to: number) }
    case .ask(let question, .recording): sendRecording(for: question, to: number)
    case .ask(let question, let what): send(answer(to: what), for: question, to: number)
    case .set(let what, let value):
      guard change(what, to: value) else { throw .init(1008, "there is no setting of that name and value") }
      screen?.wake()
    case .state(let node, let value):
      let isDone = change(state: node, to: value)
      if !isDone { server.send(JSONText.object([("t", .string("refused"))]).text, to: number) }
      screen?.wake()
    case .resize(let width, let height, let scale):
      guard screen?.takesSizeFromPage == true else { return }
      resize(CGSize(width: width, height: height), scale: scale)
    default: takeInput(message)
    }
  }

  /// Sends the answer to a question.
  private func send(_ answer: JSONText, for question: Int, to number: Int) {
    server.send(
      JSONText.object([("t", .string("answer")), ("number", .int(question)), ("answer", answer)]).text,
      to: number)
  }

  private func resize(_ size: CGSize, scale: CGFloat) {
    // A picture of so many pixels, and no more.
    let most = 4096.0 / max(size.width, size.height)
    self.scale = min(scale, most)
    causes.append("resized to \(Int(size.width))×\(Int(size.height))")
    viewGraph.size = CGSize(width: size.width, height: size.height)
    if viewGraph.displayScale != self.scale { viewGraph.displayScale = self.scale }
    screen?.wake()
  }

  // MARK: - The tree

  /// The views as they are now.
  func currentTree() -> IdentityTree {
    let frame = history.frames.last?.number ?? 0
    if let tree, treeFrame == frame { return tree }
    let new = viewGraph.identityTree()
    (tree, treeFrame) = (new, frame)
    return new
  }
}
