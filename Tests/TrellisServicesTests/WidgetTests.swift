import ActivityKit
import AppIntents
import Foundation
import SwiftUI
import Testing
import TrellisTesting

@testable import WidgetKit

private struct Entry: TimelineEntry {
  var date = Date(timeIntervalSince1970: 0)
  let text: String
}

private struct Other: TimelineEntry {
  var date = Date(timeIntervalSince1970: 0)
}

private struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(text: "placeholder") }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(text: "snapshot \(context.family) \(context.isPreview)"))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(text: "now")], policy: .atEnd))
  }
}

private struct Choice: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choice"
  @Parameter(title: "Name") var name: String?
}

private struct ChoiceProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(text: "placeholder") }
  func snapshot(for configuration: Choice, in context: Context) async -> Entry {
    Entry(text: "chosen \(configuration.name ?? "nothing")")
  }
  func timeline(for configuration: Choice, in context: Context) async -> Timeline<Entry> {
    Timeline(entries: [], policy: .never)
  }
}

private struct EntryView: View {
  let entry: Entry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: entry.text)
      Text(verbatim: family.description)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .containerBackground(for: .widget) { Text(verbatim: "background").accessibilityIdentifier("background") }
  }
}

private struct Clock: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clock", provider: Provider()) { EntryView(entry: $0) }
      .configurationDisplayName("Clock")
      .description("Shows the time.")
      .supportedFamilies([.systemSmall, .accessoryInline])
  }
}

private struct Chosen: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "chosen", intent: Choice.self, provider: ChoiceProvider()) { entry in
      EntryView(entry: entry)
    }
    .contentMarginsDisabled()
  }
}

private struct Bundle: WidgetBundle {
  var hasBoth = true
  var body: some Widget {
    Clock()
    if hasBoth { Chosen() }
  }
}

@MainActor @Suite struct WidgetTests {
  @Test func `a preview shows each entry in the size of its family`() throws {
    let host = TestHost(
      _WidgetPreview(as: .systemMedium) {
        Clock()
      } timeline: {
        Entry(text: "one")
        Entry(text: "two")
      })
    #expect(host.texts.filter { $0 == "systemMedium" }.count == 2)
    let (one, two) = (try host.frame(ofText: "one"), try host.frame(ofText: "two"))
    // The medium size is 158 points high, and 16 points are between entries.
    #expect(isNear(two.minY - one.minY, 158 + 16))
    // The content's margins are 16 points; the preview's own are also 16 points.
    let middle = (390 - 338.0) / 2
    #expect(isNear(one.minX, middle + 16))
  }

  @Test func `an entry of another type is reported`() {
    let host = TestHost(
      _WidgetPreview(as: .systemSmall) {
        Clock()
      } timeline: {
        Other()
      })
    #expect(host.texts == ["Other isn't an entry of the widget clock"])
  }

  @Test func `the background of a widget covers its frame`() throws {
    let host = TestHost(
      _WidgetPreview(as: .systemSmall) {
        Clock()
      } timeline: {
        Entry(text: "one")
      })
    let background = try host.frame(ofText: "background")
    let content = try host.frame(ofText: "one")
    #expect(background.midX == 195)
    #expect(isNear(content.minX, 195 - 79 + 16))
    #expect(host.texts.first == "background")
  }

  @Test func `in an app, a widget's background leaves the page its own`() {
    let host = TestHost(NavigationStack { Text(verbatim: "x").containerBackground(.red, for: .widget) })
    let plain = TestHost(NavigationStack { Text(verbatim: "x") })
    let whites = { (host: TestHost) in "\(host.displayList)".components(separatedBy: "#ffffff").count - 1 }
    #expect(whites(host) == whites(plain))
  }

  @Test func `a bundle's window shows placeholders, then snapshots, in each family`() async throws {
    let host = TestHost(WidgetGalleryContent(widgets: WidgetDescription.all(of: Bundle().body)), size: .tall)
    #expect(host.texts.contains("Clock"))
    #expect(host.texts.contains("Shows the time."))
    #expect(host.texts.contains("chosen"))
    try await host.settle()
    #expect(
      host.texts.filter { $0.hasPrefix("snapshot") } == [
        "snapshot systemSmall false", "snapshot accessoryInline false",
      ])
    #expect(host.texts.filter { $0 == "chosen nothing" }.count == 3)
    #expect(!host.texts.contains("placeholder"))
  }

  @Test func `a bundle contains the widgets of its conditions`() {
    #expect(WidgetDescription.all(of: Bundle().body).map(\.kind) == ["clock", "chosen"])
    #expect(WidgetDescription.all(of: Bundle(hasBoth: false).body).map(\.kind) == ["clock"])
    #expect(WidgetDescription.all(of: Chosen()).map(\.hasMargins) == [false])
    #expect(WidgetDescription.all(of: Chosen())[0].families == [.systemSmall, .systemMedium, .systemLarge])
  }

  @Test func `a preview context sets size and family`() throws {
    let host = TestHost(
      EntryView(entry: Entry(text: "one")).previewContext(WidgetPreviewContext(family: .systemLarge)))
    #expect(host.texts.contains("systemLarge"))
    #expect(try host.frame(ofText: "one").minX == (390 - 338) / 2)
  }

  @Test func `no widget is shown on the desktop`() async throws {
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
    WidgetCenter.shared.getCurrentConfigurations { result in
      #expect((try? result.get())?.isEmpty == true)
    }
    #expect(try await ControlCenter.shared.currentControls().isEmpty)
  }
}

/// Returns whether two lengths differ only by the rounding of their computation.
private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-9 }

extension CGSize {
  fileprivate static let tall = CGSize(width: 800, height: 3000)
}
