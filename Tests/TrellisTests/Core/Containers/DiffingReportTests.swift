import SwiftUI
import Testing
import TrellisTesting

private struct Address {
  let street: String
  let number: Int
}

private struct Actions {
  let onSave: () -> Void
  let title: String
}

private final class Settings {}

private struct Everything: View {
  let title: String
  let width: Double
  let address: Address
  let settings: Settings
  let onTap: () -> Void
  let actions: Actions
  let addresses: [Address]
  let nickname: String?
  let anything: Any
  let range: ClosedRange<Int>
  @State private var count = 0
  @State private var settingsState = Settings()
  @Environment(\.colorScheme) private var scheme
  @Binding var name: String

  var body: some View { Text(title) }
}

private struct Plain: View {
  let title: String
  let count: Int
  @State private var isOn = false

  var body: some View { Text(title) }
}

private struct Own: View, Equatable {
  let title: String
  let onTap: () -> Void

  nonisolated static func == (first: Own, second: Own) -> Bool { first.title == second.title }

  var body: some View { Text(title) }
}

private struct Isolated: View, @MainActor Equatable {
  let title: String
  let onTap: () -> Void

  static func == (first: Isolated, second: Isolated) -> Bool { first.title == second.title }

  var body: some View { Text(title) }
}

@MainActor
@Suite struct DiffingReportTests {
  @Test func `the report contains each field's comparison`() throws {
    let report = Everything.diffingReport
    let comparisons = Dictionary(uniqueKeysWithValues: report.fields.map { ($0.name, $0.comparison) })
    #expect(
      comparisons == [
        "title": .equatable, "width": .equatable, "address": .fieldByField, "settings": .identity,
        "onTap": .closure, "actions": .fieldByField, "addresses": .elementByElement,
        "nickname": .caseByCase, "anything": .dynamicType, "range": .equatable, "_count": .source,
        "_settingsState": .source, "_scheme": .source, "_name": .source,
      ])
    #expect(report.comparison == .fieldByField)
    let address = try #require(report.fields.first { $0.name == "address" })
    #expect(address.fields.map(\.name) == ["street", "number"])
    #expect(address.fields.map(\.comparison) == [.equatable, .bytes])
  }

  @Test func `the report names the fields that are never equal`() {
    #expect(!Everything.diffingReport.isDiffable)
    #expect(Everything.diffingReport.culprits == ["onTap", "actions.onSave"])
    #expect(Plain.diffingReport.isDiffable)
    #expect(Plain.diffingReport.culprits.isEmpty)
  }

  @Test func `a view with its own operator is diffable, whatever it contains`() {
    for report in [Own.diffingReport, Isolated.diffingReport] {
      #expect(report.comparison == .equatable)
      #expect(report.isDiffable)
      #expect(report.culprits == ["onTap"])
      #expect(report.fields.map(\.comparison) == [.equatable, .closure])
    }
  }

  @Test func `the report prints one line per field`() {
    #expect(
      "\(Plain.diffingReport)" == """
        Plain is compared field by field
          title: String, ==
          count: Int, by bytes
          _isOn: State<Bool>, by where it comes from; the value there is left out
        """)
    #expect(
      "\(Own.diffingReport)" == """
        Own is compared by its own ==
          title: String, ==
          onTap: () -> (), as a closure: it may differ when made anew
        """)
  }

  private struct Limit: DynamicProperty {
    @State private var model = Settings()
    @Environment(\.colorScheme) private var scheme
    let limit: Int
    let report: () -> Void
  }

  private struct Limited: View {
    var limit: Limit

    var body: some View { Text("\(limit.limit)") }
  }

  @Test func `a custom dynamic property is reported by its parts`() {
    #expect(
      "\(Limited.diffingReport)" == """
        Limited may differ each time it is made anew, because of limit.report
          limit: Limit, field by field
            _model: State<Settings>, by where it comes from; the value there is left out
            _scheme: Environment<ColorScheme>, by where it comes from; the value there is left out
            limit: Int, by bytes
            report: () -> (), as a closure: it may differ when made anew
        """)
  }

  @Test func `views of Trellis have reports too`() {
    #expect(Text.diffingReport.isDiffable)
    #expect(Button<Text>.diffingReport.culprits == ["action"])
    #expect(VStack<Text>.diffingReport.isDiffable)
  }
}
