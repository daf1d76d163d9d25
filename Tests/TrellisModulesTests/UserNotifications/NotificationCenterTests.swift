import Foundation
import Testing

@testable import UserNotifications

@Suite(
  .enabled(if: PrivateBus.isAvailable, "dbus-daemon and python3-gi aren't installed"), .timeLimit(.minutes(5))
)
struct NotificationCenterTests {
  private let bus: PrivateBus
  private let clock = TestClock()
  private let center: UNUserNotificationCenter
  private let receiver = Receiver()

  init() throws {
    bus = try PrivateBus(service: PrivateBus.notificationServer)
    let address = bus.address
    center = UNUserNotificationCenter(
      address: { address }, clock: clock, delegateQueue: DispatchQueue(label: "delegate"))
  }

  /// A delegate that passes on the responses as texts.
  private final class Receiver: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
    let (stream, sender) = AsyncStream.makeStream(of: String.self)

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
      [.banner, .sound]
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      let text = (response as? UNTextInputNotificationResponse)?.userText ?? ""
      sender.yield("\(response.notification.request.identifier) \(response.actionIdentifier) \(text)")
      completionHandler()
    }
  }

  private func request(
    _ identifier: String, _ trigger: UNNotificationTrigger? = nil,
    _ change: (UNMutableNotificationContent) -> Void = { _ in }
  ) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = "Title"
    change(content)
    return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
  }

  @Test func `a notification has the texts, actions and hints of its content`() async throws {
    defer { bus.stop() }
    let reply = UNTextInputNotificationAction(
      identifier: "answer", title: "Answer", textInputButtonTitle: "Send", textInputPlaceholder: "Text")
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "mail", actions: [UNNotificationAction(identifier: "read", title: "Read"), reply],
        intentIdentifiers: [])
    ])
    let content = request("a") {
      ($0.subtitle, $0.body, $0.categoryIdentifier) = ("Sub", "1 < 2 & 3", "mail")
      ($0.sound, $0.interruptionLevel) = (.default, .critical)
    }
    try await center.add(content)
    #expect(
      bus.heard()
        == "show 1 Title | Sub/1 &lt; 2 &amp; 3 | default  read Read inline-reply Answer "
        + "[('sound-name', 'message-new-instant'), ('urgency', 2), ('x-kde-reply-placeholder-text', 'Text'), "
        + "('x-kde-reply-submit-button-text', 'Send')]")
    try await center.add(request("a"))
    #expect(
      bus.heard() == "show 1 Title |  | default  [('suppress-sound', True), ('urgency', 1)]", "in its place")
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["a"])
    center.removeDeliveredNotifications(withIdentifiers: ["a", "none"])
    #expect(bus.heard() == "close 1")
    #expect(await center.deliveredNotifications().isEmpty)
  }

  @Test func `responses reach the delegate once`() async throws {
    defer { bus.stop() }
    center.delegate = receiver
    var responses = receiver.stream.makeAsyncIterator()
    let input = UNTextInputNotificationAction(
      identifier: "answer", title: "Answer", textInputButtonTitle: "", textInputPlaceholder: "")
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "c", actions: [input], intentIdentifiers: [], options: .customDismissAction)
    ])
    for name in ["a", "b", "c", "d", "e"] {
      try await center.add(request(name) { $0.categoryIdentifier = name == "d" ? "" : "c" })
      _ = bus.heard()
    }
    for order in [
      "action 1 default", "closed 1 2", "action 2 read", "closed 4 2", "reply 3 hello there", "closed 5 2",
    ] {
      try bus.order(order)
    }
    #expect(await responses.next() == "a \(UNNotificationDefaultActionIdentifier) ")
    #expect(await responses.next() == "b read ")
    #expect(
      await responses.next() == "c answer hello there",
      "d has no category, so that its dismissal isn't reported")
    #expect(await responses.next() == "e \(UNNotificationDismissActionIdentifier) ")
    #expect(await center.deliveredNotifications().isEmpty)
  }

  /// Hides some notifications and silences others, by name.
  private final class Presenter: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
      withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      completionHandler(notification.request.identifier == "hidden" ? [] : [.list])
    }
  }

  @Test func `the delegate hides a notification, or silences it`() async throws {
    defer { bus.stop() }
    let presenter = Presenter()
    center.delegate = presenter
    try await center.add(request("hidden"))
    try await center.add(request("quiet") { $0.sound = .default })
    #expect(bus.heard().hasPrefix("show 1 Title"))
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["quiet"])
    try await center.add(request("quiet") { $0.sound = .default })
    #expect(bus.heard().contains("'suppress-sound', True"))
  }

  @Test func `triggers fire at their time, and again if they repeat`() async throws {
    defer { bus.stop() }
    try await center.add(request("once", UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)))
    try await center.add(request("again", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)))
    let nine = DateComponents(timeZone: TimeZone(identifier: "UTC"), hour: 9)
    try await center.add(request("nine", UNCalendarNotificationTrigger(dateMatching: nine, repeats: false)))
    try await center.add(request("gone", UNTimeIntervalNotificationTrigger(timeInterval: 6, repeats: false)))
    center.removePendingNotificationRequests(withIdentifiers: ["gone"])
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["again", "nine", "once"])
    func delivered(at seconds: Double) async -> [String] {
      clock.advance(to: seconds)
      let all = await center.deliveredNotifications()
      return all.map { "\($0.request.identifier) \($0.date.timeIntervalSince1970)" }
    }
    #expect(await delivered(at: 4).isEmpty)
    #expect(await delivered(at: 5) == ["once 5.0"])
    #expect(await delivered(at: 60) == ["once 5.0", "again 60.0"])
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["again", "nine"])
    #expect(await delivered(at: 120) == ["once 5.0", "again 120.0"], "the second one replaces the first")
    center.removeAllDeliveredNotifications()
    clock.cancelAll(but: 9 * 3600)
    #expect(await delivered(at: 9 * 3600) == ["nine 32400.0"])
  }

  @Test func `a date in the past is an error`() async throws {
    defer { bus.stop() }
    let past = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(timeZone: TimeZone(identifier: "UTC"), year: 1960, month: 1),
      repeats: false)
    await #expect(throws: UNError(.notificationInvalidNoDate)) { try await center.add(request("a", past)) }
  }

  @Test func `a server is permission`() async throws {
    defer { bus.stop() }
    #expect(try await center.requestAuthorization(options: [.alert]))
    let settings = await center.notificationSettings()
    #expect(settings.authorizationStatus == .authorized && settings.soundSetting == .enabled)
    let empty = try PrivateBus()
    defer { empty.stop() }
    let address = empty.address
    for bus in [nil, address] {
      let none = UNUserNotificationCenter(address: { bus }, clock: clock, delegateQueue: .main)
      await #expect(throws: UNError(.notificationsNotAllowed)) { try await none.requestAuthorization() }
      await #expect(throws: UNError(.notificationsNotAllowed)) { try await none.add(request("a")) }
      #expect(await none.notificationSettings().authorizationStatus == .denied)
    }
  }

  @Test func `an attachment is a file, and a request keeps its content`() throws {
    defer { bus.stop() }
    #expect(throws: UNError(.attachmentInvalidURL)) {
      try UNNotificationAttachment(identifier: "a", url: URL(filePath: "/nonexistent.png"))
    }
    let content = UNMutableNotificationContent()
    content.title = "before"
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.title = "after"
    #expect(request.content.title == "before")
    #expect((request.content.mutableCopy() as? UNMutableNotificationContent)?.title == "before")
  }

  @Test func `after the bus has ended nothing is delivered, and requests say so`() async throws {
    try await center.add(request("a"))
    _ = bus.heard()
    bus.stop()
    while await center.notificationSettings().authorizationStatus != .denied {}
    await #expect { try await center.add(request("b")) } throws: {
      ($0 as? UNError)?.code == .notificationsNotAllowed
    }
    await #expect(throws: UNError.self) { try await center.requestAuthorization() }
  }
}
