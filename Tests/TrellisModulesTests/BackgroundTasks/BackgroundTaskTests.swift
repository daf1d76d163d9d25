import BackgroundTasks
import Testing

struct BackgroundTaskTests {
  @Test func `requests for work in the background are refused`() async {
    let scheduler = BGTaskScheduler.shared
    scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { _ in Issue.record("never launched") }
    let request = BGAppRefreshTaskRequest(identifier: "refresh")
    #expect(throws: BGTaskScheduler.Error(.unavailable)) { try scheduler.submit(request) }
    #expect(await scheduler.pendingTaskRequests().isEmpty)
    #expect(request.identifier == "refresh" && request.earliestBeginDate == nil)
  }
}
