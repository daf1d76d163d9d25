import SwiftUI

struct FormsPage: View {
  @ViewBuilder private var controls: some View {
    Section("General") {
      Toggle("Airplane Mode", isOn: .constant(true))
      LabeledContent("Version", value: "1.2.3")
      Picker("Sort", selection: .constant(1)) { Text("Name").tag(1) }
    }
    Section {
      Slider(value: .constant(0.4))
      Button("Reset", role: .destructive) {}
    } footer: {
      Text("This can't be undone.")
    }
  }

  var body: some View {
    Page("Forms") {
      GridRow {
        BothThemes {
          Form { controls }.formStyle(.grouped).frame(height: 350)
          Form {
            LabeledContent("Name", value: "Ann")
            Toggle("Ask first", isOn: .constant(true))
            Stepper("Copies", value: .constant(2))
          }
          .formStyle(.columns)
          .frame(height: 120)
        }
      }
    }
  }
}
