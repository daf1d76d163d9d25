import SwiftUI

struct TogglesPage: View {
  private struct Part { var isOn: Binding<Bool> }

  var body: some View {
    Page("Toggles and buttons") {
      GridRow {
        BothThemes {
          HStack {
            // A whole number of points, so that all renderers draw the edges alike.
            Toggle(isOn: .constant(true)) { Text("Bold").frame(width: 42) }
            Toggle("Italic", isOn: .constant(false))
            Toggle(isOn: .constant(true)) { Image(systemName: "bell") }
          }
          .toggleStyle(.button)
          HStack {
            Button {
            } label: {
              Text("Save").frame(width: 42)
            }
            .buttonStyle(.borderedProminent)
            Button("Cancel") {}.buttonStyle(.bordered)
            Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
          }
          Toggle("Show hidden files", isOn: .constant(true))
          Toggle("Ask before closing", isOn: .constant(false))
          Toggle("Not now", isOn: .constant(true)).disabled(true)
          Toggle(
            "All of them", sources: [Part(isOn: .constant(true)), Part(isOn: .constant(false))], isOn: \.isOn)
          Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.switch)
          Toggle("Bluetooth", isOn: .constant(false)).toggleStyle(.switch).tint(.orange)
          HStack {
            Button("Link") {}.buttonStyle(.borderless)
            Button("Plain") {}.buttonStyle(.plain)
            Button("Off") {}.buttonStyle(.bordered).disabled(true)
            Button {
            } label: {
              Image(systemName: "plus")
            }
            .buttonStyle(.bordered).buttonBorderShape(.circle)
          }
          HStack {
            Button("Small") {}.controlSize(.small)
            Button("Regular") {}
            Button("Large") {}.controlSize(.large)
          }
          .buttonStyle(.bordered)
          ControlGroup {
            Button("Cut") {}
            Button("Copy") {}
            Button("Paste") {}
          }
        }
      }
    }
  }
}
