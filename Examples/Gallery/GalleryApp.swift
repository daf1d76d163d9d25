import SwiftUI

/// A gallery of the views that Trellis draws, one page per topic: `trellis run Examples/Gallery`.
@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Gallery") {
      ContentView()
    }
    .defaultSize(width: 760, height: 620)
  }
}

struct ContentView: View {
  @State private var topic = Topic.shapes

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      ScrollView {
        VStack(alignment: .leading, spacing: 10) {
          ForEach(Topic.allCases) { other in
            Button {
              topic = other
            } label: {
              Label(other.rawValue, systemImage: other.symbol)
                .foregroundStyle(other == topic ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary))
            }
          }
        }
        .padding(20)
        .frame(width: 190, alignment: .leading)
      }
      .frame(width: 190)
      Divider()
      ScrollView {
        topic.page
      }
    }
  }
}
