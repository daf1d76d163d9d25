import SwiftUI

struct GroupsPage: View {
  private struct File: Identifiable {
    let id: String
    var children: [File]?
  }

  private static let files = [
    File(id: "Sources", children: [File(id: "main.swift")]), File(id: "README.md"),
  ]

  var body: some View {
    Page("Groups") {
      GridRow {
        BothThemes {
          LabeledContent("Version", value: "1.2.3")
          TextField("Name", text: .constant("Ann"))
          GroupBox("Network") {
            VStack(alignment: .leading, spacing: 8) {
              Text("Connected to Home")
              Toggle("Ask to join", isOn: .constant(true))
            }
          }
          DisclosureGroup("Advanced", isExpanded: .constant(true)) {
            Text("First")
            Text("Second")
          }
          OutlineGroup(Self.files, children: \.children) { file in
            Label(file.id, systemImage: file.children == nil ? "doc" : "folder")
          }
          ContentUnavailableView("No Mail", systemImage: "tray", description: Text("It will be here."))
            .frame(height: 140)
        }
      }
    }
  }
}
