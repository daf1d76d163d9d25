import ActivityKit
import Foundation
import SwiftUI
import Testing
import TrellisTesting
import WidgetKit

private struct Trip: ActivityAttributes {
  struct ContentState: Codable, Hashable { var stop: String }
  let name: String
}

private struct TripWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Trip.self) { context in
      Text(verbatim: "\(context.attributes.name): \(context.state.stop)").padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text(verbatim: "leading") }
        DynamicIslandExpandedRegion(.bottom) { Text(verbatim: context.state.stop) }
      } compactLeading: {
        Text(verbatim: "compact leading")
      } compactTrailing: {
        Text(verbatim: "compact trailing")
      } minimal: {
        Text(verbatim: "minimal")
      }
      .keylineTint(.red)
    }
  }
}

@MainActor @Suite struct ActivityTests {
  private func texts(_ kind: ActivityPreviewViewKind) -> [String] {
    TestHost(
      _WidgetPreview(as: kind, using: Trip(name: "Bus")) {
        TripWidget()
      } contentStates: {
        Trip.ContentState(stop: "Main Street")
      }
    ).texts
  }

  @Test func `an activity can't be requested`() {
    #expect(throws: ActivityAuthorizationError.unsupported) {
      try Activity<Trip>.request(
        attributes: Trip(name: "Bus"),
        content: ActivityContent(state: Trip.ContentState(stop: "Main Street"), staleDate: nil))
    }
    #expect(Activity<Trip>.activities.isEmpty)
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
  }

  @Test func `the updates of activities end with their task`() async {
    let task = Task { for await _ in Activity<Trip>.activityUpdates { Issue.record("there is no activity") } }
    task.cancel()
    await task.value
  }

  @Test func `a preview shows the parts of a live activity`() {
    #expect(texts(.content) == ["Bus: Main Street"])
    #expect(texts(.dynamicIsland(.compact)) == ["compact leading", "compact trailing"])
    #expect(texts(.dynamicIsland(.expanded)) == ["leading", "Main Street"])
    #expect(texts(.dynamicIsland(.minimal)) == ["minimal"])
  }
}
