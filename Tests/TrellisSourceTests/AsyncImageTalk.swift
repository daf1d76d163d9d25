import SwiftUI

/// The app of the talk “SwiftUI: View Trees and Render Trees” in its final form.
///
/// The app imports only SwiftUI.
enum AsyncImageTalk {
  struct MyAsyncImage: View {
    var url: URL
    @State private var imageData: Data?

    var body: some View {
      ZStack {
        if let data = imageData, let uiImage = UIImage(data: data) {
          Image(uiImage: uiImage)
            .resizable()
            .aspectRatio(contentMode: .fit)
        } else {
          ProgressView()
        }
      }
      .task(id: url) {
        do {
          imageData = try await URLSession.shared.data(from: url).0
        } catch {}
      }
    }
  }

  struct ContentView: View {
    let urls: [URL]
    @State private var index = 0

    var body: some View {
      VStack {
        MyAsyncImage(url: urls[index])
        Button("Change URL") { index = 1 }
      }
    }
  }
}
