import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct MultiDatePickerTests {
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    return calendar
  }

  private func day(_ month: Int, _ day: Int) -> Date {
    Self.calendar.date(from: DateComponents(year: 2026, month: month, day: day))!
  }

  private func host(_ view: some View) -> TestHost {
    TestHost(
      view.environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.calendar, Self.calendar)
        .environment(\.timeZone, TimeZone(identifier: "UTC")!), size: CGSize(width: 400, height: 400))
  }

  private func days(_ box: Box<Set<DateComponents>>) -> [Int] { box.value.compactMap(\.day).sorted() }

  @Test func `a press selects a day, and another press removes it`() throws {
    let box = Box<Set<DateComponents>>([DateComponents(year: 2026, month: 5, day: 4)])
    let host = host(MultiDatePicker("Days", selection: box.binding))
    #expect(host.texts.contains("May 2026"))
    try host.tap("20")
    #expect(days(box) == [4, 20])
    let added = try #require(box.value.first { $0.day == 20 })
    #expect(added.year == 2026 && added.month == 5 && added.era == 1 && added.calendar != nil)
    try host.tap("4")
    #expect(days(box) == [20])
    let selected = host.accessibilityTree.all.filter { $0.traits.contains(.isSelected) }
    #expect(selected.map(\.label) == ["20"])
  }

  @Test func `the month stays while days are selected, and the arrows turn it`() throws {
    let box = Box<Set<DateComponents>>([DateComponents(year: 2026, month: 5, day: 4)])
    let host = host(MultiDatePicker("Days", selection: box.binding))
    let next = try host.accessibilityElement("Next Month").frame
    host.tap(at: CGPoint(x: next.midX, y: next.midY))
    #expect(host.texts.contains("June 2026"))
    try host.tap("9")
    #expect(host.texts.contains("June 2026"))
    #expect(box.value.compactMap(\.month).sorted() == [5, 6])
  }

  @Test func `days outside of the range can't be selected`() throws {
    let box = Box<Set<DateComponents>>([])
    let host = host(MultiDatePicker("Days", selection: box.binding, in: day(5, 10)..<day(5, 12)))
    #expect(host.texts.contains("May 2026"))
    for day in ["9", "10", "11", "12"] { try host.click(day) }
    #expect(days(box) == [10, 11])
  }
}
