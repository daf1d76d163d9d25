import Observation
import SwiftUI
import TrellisTestSupport
import TrellisTesting

/// The values shown by the views of a test.
@MainActor
@Observable
final class StageModel {
  var show = false
  var more = false
  var v = 0
  var w = 0
  var k = 0
  var count = 0
  var items: [Int] = []
}

/// Views of a model in a window, with a journal of their events.
@MainActor
struct Stage {
  let model = StageModel()
  let journal = StageJournal()
  let host: TestHost

  private struct Root<Content: View>: View {
    let model: StageModel
    let journal: StageJournal
    let content: (StageModel, StageJournal) -> Content

    var body: some View { ZStack { content(model, journal) } }
  }

  init<Content: View>(
    prepare: (StageModel) -> Void = { _ in },
    @ViewBuilder _ content: @escaping (StageModel, StageJournal) -> Content
  ) {
    prepare(model)
    host = TestHost(Root(model: model, journal: journal, content: content))
  }

  /// Changes the model, and returns the events that follow.
  func change(_ change: (StageModel) -> Void) -> [String] {
    _ = journal.take()
    change(model)
    _ = host.displayList
    return journal.take()
  }
}

/// A text that records when it appears and disappears.
struct LoggingLeaf: View {
  let name: String
  let journal: StageJournal

  init(_ name: String, _ journal: StageJournal) {
    (self.name, self.journal) = (name, journal)
  }

  var body: some View {
    Text(name).onAppear { journal("appear \(name)") }.onDisappear { journal("disappear \(name)") }
  }
}
