import SwiftUI

struct DatesPage: View {
  var body: some View {
    Page("Dates and colours") {
      GridRow {
        BothThemes {
          DatePicker("Starts", selection: .constant(Self.date))
          DatePicker("Day", selection: .constant(Self.date), displayedComponents: .date)
            .datePickerStyle(.compact)
          DatePicker("Calendar", selection: .constant(Self.date), displayedComponents: .date)
            .datePickerStyle(.graphical).labelsHidden()
          ColorPicker("Accent", selection: .constant(.orange))
          ColorPicker("Glass", selection: .constant(.blue.opacity(0.4)))
        }
        .environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.calendar, Calendar(identifier: .gregorian))
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
      }
    }
  }

  private static let date = Date(timeIntervalSinceReferenceDate: 800_000_000)
}
