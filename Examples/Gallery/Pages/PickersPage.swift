import SwiftUI

struct PickersPage: View {
  private struct Days: View {
    var body: some View {
      Picker("Days", selection: .constant(1)) {
        Text("Day").tag(0)
        Text("Week").tag(1)
        Text("Month").tag(2)
      }
    }
  }

  var body: some View {
    Page("Pickers and menus") {
      GridRow {
        BothThemes {
          Days().pickerStyle(.menu)
          Days().pickerStyle(.segmented).labelsHidden()
          Days().pickerStyle(.inline)
          Picker("Weather", selection: .constant(0)) {
            Image(systemName: "sun.max").tag(0)
            Image(systemName: "cloud").tag(1)
            Image(systemName: "cloud.rain").tag(2)
          }
          .pickerStyle(.palette)
          HStack {
            Menu("Actions") { Button("Copy") {} }
            Menu("Share") { Button("Copy") {} }.menuStyle(.borderlessButton)
          }
        }
      }
    }
  }
}
