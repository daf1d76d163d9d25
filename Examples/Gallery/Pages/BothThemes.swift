import SwiftUI

/// The same views in the desktop theme and in the phone theme, side by side.
struct BothThemes<Content: View>: View {
  @ViewBuilder let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    HStack(alignment: .top, spacing: 24) {
      column("Desktop", .desktop)
      column("Phone", .phone)
    }
  }

  private func column(_ name: String, _ theme: ControlTheme) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(name).font(.system(size: 11)).foregroundStyle(.secondary).frame(height: 14)
      content.controlTheme(theme)
    }
    .frame(width: 248, alignment: .topLeading)
  }
}
