import SwiftUI

struct TabsPage: View {
  var body: some View {
    Page("Tabs and columns") {
      GridRow {
        VStack(spacing: 16) {
          HStack(spacing: 16) {
            sample(tabs, width: 248, .desktop)
            sample(tabs, width: 248, .phone)
          }
          HStack(spacing: 16) {
            sample(pages, width: 248, .phone)
            sample(columns, width: 248, .phone)
          }
          sample(columns.frame(width: 640).scaleEffect(0.8).frame(width: 512), width: 512, .desktop)
        }
      }
    }
  }

  private func sample(_ content: some View, width: CGFloat, _ theme: ControlTheme) -> some View {
    content.controlTheme(theme)
      .frame(width: width, height: 150)
      .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(.separator) }
      .clipShape(RoundedRectangle(cornerRadius: 6))
  }

  private var tabs: some View {
    TabView {
      Tab("Home", systemImage: "house") { Text("At home") }
      Tab("Mail", systemImage: "envelope") { Text("Mail") }.badge(3)
      Tab(role: .search) { Text("Searching") }
    }
  }

  private var pages: some View {
    TabView {
      Color.orange.opacity(0.2).overlay { Text("First page") }
      Color.green.opacity(0.2)
      Color.blue.opacity(0.2)
    }
    .tabViewStyle(.page)
  }

  private var columns: some View {
    NavigationSplitView {
      VStack(alignment: .leading, spacing: 8) { ForEach(1..<4) { NavigationLink("Park \($0)", value: $0) } }
        .navigationTitle("Parks")
        .navigationDestination(for: Int.self) { Text("All about park \($0)") }
    } detail: {
      Text("Choose a park").navigationTitle("Details")
    }
  }
}
