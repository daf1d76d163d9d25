import SwiftUI

struct NavigationPage: View {
  var body: some View {
    Page("Navigation") {
      GridRow {
        VStack(spacing: 16) {
          HStack(spacing: 16) {
            sample(StackSample(), .desktop)
            sample(StackSample(), .phone)
          }
          HStack(spacing: 16) {
            sample(StackSample(path: [1]), .desktop)
            sample(StackSample(path: [1]), .phone)
          }
        }
      }
    }
  }

  private func sample(_ content: some View, _ theme: ControlTheme) -> some View {
    content.controlTheme(theme)
      .frame(width: 248, height: 228)
      .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(.separator) }
      .clipShape(RoundedRectangle(cornerRadius: 6))
  }
}

private struct StackSample: View {
  @State var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack(alignment: .leading, spacing: 10) {
        ForEach(1..<4) { NavigationLink("Park \($0)", value: $0) }
      }
      .navigationDestination(for: Int.self) { number in
        Text("All about park \(number)")
          .navigationTitle("Park \(number)")
          .navigationSubtitle("Open until dusk")
          .toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Share", systemImage: "square.and.arrow.up") {}
              Spacer()
              Button("Delete", systemImage: "trash") {}
            }
          }
      }
      .navigationTitle("Parks")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Edit") {} }
        ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") {} }
      }
    }
  }
}
