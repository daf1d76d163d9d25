import Foundation
import Testing
import TrellisFoundation

/// Notifications as an asynchronous sequence.
@Suite struct NotificationsTests {
  @Test func `notifications are elements from the creation of the sequence on`() async {
    let (center, name) = (NotificationCenter(), Notification.Name("done"))
    center.post(name: name, object: nil, userInfo: ["n": 0])
    let notifications = center.notifications(named: name)
    for number in 1...3 { center.post(name: name, object: nil, userInfo: ["n": number]) }
    center.post(name: Notification.Name("other"), object: nil)
    var numbers: [Int] = []
    for await notification in notifications {
      numbers.append(notification.userInfo?["n"] as? Int ?? -1)
      if numbers.count == 3 { break }
    }
    #expect(numbers == [1, 2, 3])
  }

  @Test func `only notifications of the given object are elements`() async {
    final class Sender: Sendable {}
    let (center, name) = (NotificationCenter(), Notification.Name("done"))
    let (sender, other) = (Sender(), Sender())
    let notifications = center.notifications(named: name, object: sender)
    center.post(name: name, object: other, userInfo: ["n": 1])
    center.post(name: name, object: sender, userInfo: ["n": 2])
    var iterator = notifications.makeAsyncIterator()
    let first = await iterator.next()
    #expect(first?.userInfo?["n"] as? Int == 2)
  }

  @Test func `a cancelled task gets no further notifications`() async {
    let center = NotificationCenter()
    let task = Task {
      for await _ in center.notifications(named: Notification.Name("never")) { return false }
      return true
    }
    task.cancel()
    #expect(await task.value)
  }
}
