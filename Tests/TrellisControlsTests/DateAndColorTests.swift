import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct DateAndColorTests {
  private struct Page: View {
    let date: Binding<Date>
    var range: ClosedRange<Date>?
    var components: DatePickerComponents = [.date, .hourAndMinute]
    var body: some View {
      Group {
        if let range {
          DatePicker("x", selection: date, in: range, displayedComponents: components)
        } else {
          DatePicker("x", selection: date, displayedComponents: components)
        }
      }
      .environment(\.locale, Locale(identifier: "en_US"))
      .environment(\.calendar, Self.calendar)
      .environment(\.timeZone, TimeZone(identifier: "UTC")!)
    }

    static var calendar: Calendar {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(identifier: "UTC")!
      return calendar
    }
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 10, _ minute: Int = 30) -> Date {
    Page.calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
  }

  @Test func `a date picker's components are in the locale's order`() {
    let host = TestHost(Page(date: .constant(date(2026, 3, 9, 15, 5)), components: .date))
    #expect(host.texts == ["x", "3", "/", "9", "/", "2026"])
  }

  @Test func `arrows change the focused component, and move to others`() {
    let box = Box(date(2026, 12, 9))
    let host = TestHost(Page(date: box.binding, components: .date))
    host.press(.upArrow)
    #expect(box.value == date(2026, 1, 9))
    host.press(.rightArrow)
    host.press(.downArrow)
    #expect(box.value == date(2026, 1, 8))
    host.press(.rightArrow)
    host.press(.upArrow)
    #expect(box.value == date(2027, 1, 8))
  }

  @Test func `digits set a component, and move on when it is full`() {
    let box = Box(date(2026, 3, 31))
    let host = TestHost(Page(date: box.binding, components: .date))
    host.type("02")
    // February has no 31st.
    #expect(box.value == date(2026, 2, 28))
    host.type("142030")
    #expect(box.value == date(2030, 2, 14))
  }

  @Test func `written dates are in the range`() {
    let box = Box(date(2026, 3, 9))
    let host = TestHost(
      Page(date: box.binding, range: date(2026, 3, 1)...date(2026, 3, 10), components: .date))
    host.press(.rightArrow)
    host.press(.upArrow, times: 3)
    #expect(box.value == date(2026, 3, 10))
  }

  @Test func `the stepper changes the last focused component`() throws {
    let box = Box(date(2026, 3, 9))
    let host = TestHost(Page(date: box.binding, components: .date))
    let action = try #require(host.nodes(.dateField).first?.action(.increment))
    host.perform(action)
    #expect(box.value == date(2026, 4, 9))
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300])
  func `extreme dates are shown, and reported`(seconds: Double) {
    let box = Box(Date(timeIntervalSinceReferenceDate: seconds))
    let host = TestHost(Page(date: box.binding))
    #expect(host.texts.count > 5)
    #expect(host.warnings.contains { $0.contains("DatePicker") })
    host.press(.upArrow)
    host.press(.downArrow)
    _ = host.displayList
    host.show(Page(date: box.binding).datePickerStyle(.graphical))
    #expect(!host.texts.isEmpty)
  }

  @Test func `a calendar selects a day, and keeps the time`() throws {
    let box = Box(date(2026, 3, 9))
    let host = TestHost(Page(date: box.binding, components: .date).datePickerStyle(.graphical))
    #expect(host.texts.contains("March 2026"))
    try host.tap("17")
    #expect(box.value == date(2026, 3, 17))
    try host.performAccessibilityAction(of: "Next Month")
    #expect(host.texts.contains("April 2026"))
    try host.tap("30")
    #expect(box.value == date(2026, 4, 30))
  }

  @Test func `a compact date picker opens a calendar, which stays while days are chosen`() throws {
    let box = Box(date(2026, 3, 9))
    let host = TestHost(
      Page(date: box.binding, components: .date).datePickerStyle(.compact),
      size: CGSize(width: 400, height: 400))
    #expect(!host.texts.contains("March 2026"))
    host.click(.dateField)
    #expect(host.texts.contains("March 2026"))
    try host.tap("12")
    #expect(box.value == date(2026, 3, 12))
    #expect(host.texts.contains("March 2026"))
    host.press(.escape)
    #expect(!host.texts.contains("March 2026"))
  }

  @Test func `CF-25 a colour picker without opacity writes colours that are opaque`() throws {
    let box = Box(Color(red: 1, green: 0, blue: 0, opacity: 0.5))
    struct Picked: View {
      let color: Binding<Color>
      var body: some View { ColorPicker("x", selection: color, supportsOpacity: false) }
    }
    let host = TestHost(Picked(color: box.binding), size: CGSize(width: 500, height: 500))
    host.click(.colorWell)
    let hue = try host.accessibilityElement("Hue")
    #expect(throws: Never.self) { try host.accessibilityElement("Brightness") }
    #expect(throws: TestHostError.self) { try host.accessibilityElement("Opacity") }
    let slider = try #require(host.nodes(.slider).first)
    _ = hue
    host.perform(try #require(slider.action(.increment)))
    #expect(box.writes.count == 1)
    #expect(box.value.resolve(in: EnvironmentValues()).opacity == 1)
  }

  @Test func `CF-25 progress beyond the total is complete, and a total of zero is indeterminate`() {
    let host = TestHost(ProgressView(value: 1.5, total: 1))
    #expect(host.value(.progressIndicator) == "100 %")
    host.show(ProgressView(value: 1, total: 0))
    #expect(host.nodes(.busyIndicator).count == 1)
  }

  @Test(arguments: [ControlTheme.desktop, .phone], [60, 120, 209, 260] as [CGFloat])
  func `a date picker in a narrow space stays on one line`(theme: ControlTheme, width: CGFloat) throws {
    for isCompact in [true, false] {
      let plain = DatePicker("Departure time", selection: .constant(Date(timeIntervalSince1970: 0)))
      let picker =
        (isCompact
        ? AnyView(plain.datePickerStyle(.compact)) : AnyView(plain.datePickerStyle(.stepperField)))
        .accessibilityIdentifier("picker")
        .frame(width: width)
        .environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
        .controlTheme(theme)
      let host = TestHost(picker, size: CGSize(width: 400, height: 300))
      #expect(try host.frame(ofIdentifier: "picker").height < 60, "compact: \(isCompact)")
      for element in host.elements where element.text != nil {
        #expect(element.frame.height < 30, "compact: \(isCompact), \(element)")
      }
    }
  }
}
