import Foundation
import Trellis
import TrellisWindow

/// The part of a program that `trellis run --watch` talks to: applies edits, and reports the frames that show them.
@MainActor
final class WatchedProgram {
  private let channel: LineChannel
  private let app: ViewGraph
  /// Returns the frame of the app's first window.
  private let frame: () -> WindowFrame?
  /// Performs the requests of an agent; nil if no agent uses the program.
  private let answer: ((AgentRequest) -> AgentAnswer)?
  /// The edits that aren't on the screen yet; 0 is the program's first frame.
  private var unseen = [0]

  /// Creates the part for an app, and begins to receive messages on the main queue.
  init(
    _ descriptor: Int32, _ app: ViewGraph, answer: ((AgentRequest) -> AgentAnswer)? = nil,
    frame: @escaping () -> WindowFrame?
  ) {
    channel = LineChannel(descriptor)
    (self.app, self.frame, self.answer) = (app, frame, answer)
    let channel = channel
    Thread.detachNewThread { [weak self] in
      var reader = LineReader()
      while case let bytes = channel.read(), !bytes.isEmpty {
        let requests = reader.messages(bytes, as: WatchRequest.self)
        if requests.isEmpty { continue }
        DispatchQueue.main.async { for request in requests { self?.handle(request) } }
      }
      // Without the command, nothing would follow the source any more.
      exit(0)
    }
  }

  /// Reports the edits that a frame has shown.
  func frameWasDrawn() {
    guard !unseen.isEmpty else { return }
    for window in windows { window.dropKeptStates() }
    for edit in unseen { channel.send(WatchReport.shown(edit: edit)) }
    unseen = []
  }

  private var windows: [ViewGraph] { app.windows?.all ?? [app] }

  private func handle(_ request: WatchRequest) {
    switch request {
    case .literals(let edit, let values):
      let fixed = EditedLiterals.set(values)
      if !fixed.isEmpty { return refuse(edit, "a literal's type has no other values while the program runs") }
      expect(edit)
    case .replace(let edit, let library, let types, let rebuildsAll):
      channel.send(WatchReport.states(app.encodedStates, frame()))
      for window in windows { window.keepStates() }
      guard dlopen(library, RTLD_NOW | RTLD_LOCAL) != nil else {
        return refuse(edit, String(cString: dlerror()))
      }
      if rebuildsAll { LiveCode.rebuildAll() } else { LiveCode.replaced(types) }
      expect(edit)
    case .problem(let text):
      CodeProblem.show(text)
    case .leave:
      channel.send(WatchReport.states(app.encodedStates, frame()))
      exit(0)
    case .agent(let number, let request):
      let answer = answer?(request) ?? AgentAnswer("the program isn't an agent's", isError: true)
      channel.send(WatchReport.agent(number: number, answer))
    }
  }

  private func refuse(_ edit: Int, _ reason: String) {
    channel.send(WatchReport.refused(edit: edit, reason: reason))
  }

  /// Waits for the frame that shows an edit; reports an edit at once that changes nothing on the screen.
  private func expect(_ edit: Int) {
    unseen.append(edit)
    if !windows.contains(where: \.needsUpdate) { frameWasDrawn() }
  }
}
