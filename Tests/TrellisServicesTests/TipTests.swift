import Foundation
import SwiftUI
import Testing
import TrellisTesting

@testable import TipKit

private struct Starred: Tip {
  @Parameter static var isReady: Bool = false
  @Parameter(.transient) static var count = 0
  static let opened = Event(id: "opened")

  var title: Text { Text(verbatim: "Star it") }
  var message: Text? { Text(verbatim: "Stars are kept.") }
  var actions: [Action] { Action(id: "more", title: "More") }
  var rules: [Rule] {
    #Rule(Self.$isReady) { $0 }
    #Rule(Self.$count) {
      $0 < 3
    }
    #Rule(Self.opened) { $0.donations.donatedWithin(.day).count >= 2 }
  }
}

private struct Once: Tip {
  var title: Text { Text(verbatim: "Once") }
  var options: [any TipOption] { MaxDisplayCount(1) }
}

private struct Brief: Tip {
  var title: Text { Text(verbatim: "Brief") }
  var options: [any TipOption] { Tips.MaxDisplayDuration(10) }
}

private struct Later: Tip {
  var title: Text { Text(verbatim: "Later") }
}

@MainActor @Suite(.serialized) struct TipTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws {
    TipStore.shared.folder = folder
    TipStore.shared.frequency = 0
    TipStore.shared.now = { Date(timeIntervalSince1970: 1000) }
    try Tips.resetDatastore()
  }

  private func configure(_ options: Tips.ConfigurationOption...) throws {
    try Tips.configure(options + [.datastoreLocation(.url(folder))])
  }

  private func makeReady() async {
    (Starred.isReady, Starred.count) = (true, 0)
    await Starred.opened.donate()
    await Starred.opened.donate()
  }

  @Test func `a tip is available if all its rules hold`() async throws {
    try configure()
    let tip = Starred()
    #expect(tip.status == .pending)
    await makeReady()
    #expect(tip.status == .available)
    Starred.count = 3
    #expect(tip.status == .pending)
    Starred.count = 2
    #expect(tip.shouldDisplay)
    TipStore.shared.now = { Date(timeIntervalSince1970: 1000 + 86401) }
    #expect(!tip.shouldDisplay)
  }

  @Test func `no tip is available before the configuration`() async throws {
    #expect(Later().status == .pending)
    try configure()
    #expect(Later().status == .available)
  }

  @Test func `the state outlives the program, except for transient parameters`() async throws {
    try configure()
    await makeReady()
    Starred.count = 2
    Later().invalidate(reason: .actionPerformed)
    let next = TipStore()
    next.folder = folder
    try next.configure([])
    #expect(next.value(of: "Starred.isReady") == true)
    #expect(next.value(of: "Starred.count") as Int? == nil)
    #expect(next.donations(of: "opened").count == 2)
    #expect(next.status(of: Later()) == .invalidated(.actionPerformed))
  }

  @Test func `what was set before the configuration is kept, and the file's other contents, too`()
    async throws
  {
    try configure()
    Later().invalidate(reason: .actionPerformed)
    await Starred.opened.donate()
    let next = TipStore()
    next.folder = folder
    next.set(true, of: "Starred.isReady", isKept: true)
    next.donate(try JSONEncoder().encode(Tips.EmptyDonation()), to: "opened", Tips.DonationLimit())
    try next.configure([])
    #expect(next.value(of: "Starred.isReady") == true)
    #expect(next.donations(of: "opened").count == 2)
    #expect(next.status(of: Later()) == .invalidated(.actionPerformed))
    let last = TipStore()
    last.folder = folder
    try last.configure([])
    #expect(last.value(of: "Starred.isReady") == true)
  }

  @Test func `a tip whose program ended while it was shown has reached its limit`() throws {
    try configure()
    let store = TipStore.shared
    store.didAppear(Once())
    #expect(Once().status == .available)
    let next = TipStore()
    next.folder = folder
    try next.configure([])
    #expect(next.status(of: Once()) == .invalidated(.displayCountExceeded))
    store.didDisappear(Once())
  }

  @Test func `a shown tip ends after its time`() throws {
    try configure()
    TipStore.shared.didAppear(Brief())
    #expect(TipStore.shared.remainingTime(of: Brief()) == 10)
    #expect(Brief().status == .available)
    TipStore.shared.now = { Date(timeIntervalSince1970: 1010) }
    #expect(TipStore.shared.remainingTime(of: Brief()) == 0)
    TipStore.shared.endIfLimitIsReached(Brief())
    #expect(Brief().status == .invalidated(.displayDurationExceeded))
  }

  @Test(arguments: [Edge.top, .bottom, .leading, .trailing])
  func `an arrow lies beyond its edge`(edge: Edge) throws {
    func size(_ edge: Edge?) -> CGSize {
      TestHost(
        TipLayout(edge: edge) {
          Color.red.frame(width: 40, height: 30)
        } arrow: {
          TipArrow(edge: $0)
        }
      )
      .minimumSize
    }
    #expect(size(nil) == CGSize(width: 40, height: 30))
    let isVertical = edge == .top || edge == .bottom
    #expect(size(edge) == CGSize(width: isVertical ? 40 : 48, height: isVertical ? 38 : 30))
  }

  @Test func `a damaged file is an error`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("?".utf8).write(to: folder.appendingPathComponent("tips.json"))
    #expect(throws: DecodingError.self) { try configure() }
  }

  @Test func `a view shows an available tip until it is closed`() async throws {
    try configure()
    let host = TestHost(VStack { TipView(Starred()) })
    #expect(host.texts == [])
    await makeReady()
    try await host.wait(for: "the tip") { host.texts.contains("Star it") }
    #expect(host.texts.contains("Stars are kept."))
    try host.performAccessibilityAction(of: "Close")
    #expect(Starred().status == .invalidated(.tipClosed))
    try await host.wait(for: "the end of the tip") { host.texts == [] }
  }

  @Test func `a button of a tip calls the view's closure`() async throws {
    try configure()
    await makeReady()
    var pressed: [String] = []
    let host = TestHost(TipView(Starred()) { pressed.append($0.id) })
    try host.tap("More")
    #expect(pressed == ["more"])
  }

  @Test func `a popover shows an available tip`() async throws {
    try configure()
    let host = TestHost(Text(verbatim: "star").popoverTip(Later()))
    try await host.settle()
    #expect(host.texts.contains("Later"))
    Later().invalidate(reason: .actionPerformed)
    try await host.settle()
    await host.advance(by: .seconds(1))
    try await host.settle()
    #expect(host.texts == ["star"])
  }

  private struct Page: View {
    @State private var isShown = true
    var body: some View {
      Button("Hide") { isShown = false }
      if isShown { TipView(Once()) }
    }
  }

  @Test func `a tip ends after its number of displays`() throws {
    try configure()
    let host = TestHost(Page())
    #expect(host.texts.contains("Once"))
    try host.tap("Hide")
    #expect(host.texts == ["Hide"])
    #expect(Once().status == .invalidated(.displayCountExceeded))
  }

  @Test func `a second tip waits for the least time between tips`() throws {
    try configure(.displayFrequency(.hourly))
    let host = TestHost(TipView(Once()))
    #expect(host.texts.contains("Once"))
    #expect(Later().status == .pending)
    TipStore.shared.now = { Date(timeIntervalSince1970: 1000 + 3600) }
    #expect(Later().status == .available)
  }

  @Test func `a group shows its tips one after the other`() throws {
    try configure()
    let group = TipGroup(.ordered) {
      Starred()
      Later()
    }
    #expect(group.currentTip == nil)
    Starred().invalidate(reason: .actionPerformed)
    #expect(group.currentTip is Later)
  }

  @Test func `a test shows and hides tips whatever their rules`() throws {
    Tips.showAllTipsForTesting()
    #expect(Starred().shouldDisplay)
    Tips.hideTipsForTesting([Starred.self])
    #expect(!Starred().shouldDisplay)
    #expect(Later().shouldDisplay)
    #expect(!AnyTip(Starred()).shouldDisplay)
  }

  @Test func `updates contain each different state`() async throws {
    try configure()
    var states = Starred().statusUpdates.makeAsyncIterator()
    #expect(await states.next() == .pending)
    await makeReady()
    #expect(await states.next() == .available)
    Starred().invalidate(reason: .tipClosed)
    #expect(await states.next() == .invalidated(.tipClosed))
  }
}
