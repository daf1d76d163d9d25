import SwiftUI

struct ListsPage: View {
  private struct Folder: Identifiable {
    let id: String
    var children: [Folder]?
  }

  private static let folders = [
    Folder(id: "Documents", children: [Folder(id: "Letters")]), Folder(id: "Music"),
  ]

  var body: some View {
    Page("Lists") {
      GridRow {
        BothThemes {
          List(selection: .constant(1 as Int?)) {
            Section("Fruit") {
              ForEach(Array(["Apple", "Pear", "Plum"].enumerated()), id: \.offset) { Text($1) }
            }
            Section {
              Label("Inbox", systemImage: "tray").badge(3)
            } footer: {
              Text("Since Monday")
            }
          }
          .frame(height: 240)
          List(Self.folders, children: \.children) { Label($0.id, systemImage: "folder") }
            .listStyle(.plain)
            .frame(height: 96)
          List {
            Section("Colours") {
              Text("Red").listRowBackground(Color.red.opacity(0.2))
              Text("None")
            }
          }
          .listStyle(.insetGrouped)
          .frame(height: 150)
        }
      }
    }
  }
}
