import SwiftUI

/// A page: its title over rows of samples.
struct Page<Rows: View>: View {
  let title: String
  @ViewBuilder let rows: Rows

  init(_ title: String, @ViewBuilder rows: () -> Rows) {
    self.title = title
    self.rows = rows()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(title)
        .font(.title2.bold())
        // A fixed height keeps the samples in position, whatever the font's line height.
        .frame(height: 22)
      Grid(horizontalSpacing: 16, verticalSpacing: 16) {
        rows
      }
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.background)
  }
}

/// A view with a caption that shows its code.
struct Sample<Content: View>: View {
  let caption: String
  @ViewBuilder let content: Content

  init(_ caption: String, @ViewBuilder content: () -> Content) {
    self.caption = caption
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 6) {
      content
        .frame(width: 104, height: 72)
      Text(caption)
        .font(.caption2)
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        .frame(width: 112, height: 13)
    }
  }
}
