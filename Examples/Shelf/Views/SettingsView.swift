import SwiftUI

struct SettingsView: View {
  @AppStorage("appearance") private var appearance = Appearance.system
  @AppStorage("sortOrder") private var order = SortOrder.shelf
  @AppStorage("goal") private var goal = 12

  var body: some View {
    Form {
      Picker("Appearance", selection: $appearance) {
        ForEach(Appearance.allCases) { Text($0.name).tag($0) }
      }
      Picker("Order of books", selection: $order) {
        ForEach(SortOrder.allCases) { Text($0.name).tag($0) }
      }
      Stepper("Goal: \(goal) books a year", value: $goal, in: 1...365)
    }
    .padding(20)
    .frame(width: 380)
  }
}
