import SwiftUI
import Testing
import TrellisTesting

@MainActor
struct ImageRendererTests {
  /// Returns the width and height in a PNG file's header.
  private func pixels(_ png: Data) -> [Int] {
    [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test func `a picture has the view's ideal size times the scale`() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    #expect(pixels(try renderer.pngData()) == [30, 20])
    renderer.scale = 2
    #expect(pixels(try renderer.pngData()) == [60, 40])
    #expect(pixels(try ImageRenderer(content: Color.red).pngData()) == [10, 10])
  }

  @Test func `the rendered view chooses its size from the proposed one`() throws {
    let renderer = ImageRenderer(content: Color.red.frame(maxWidth: 50))
    renderer.proposedSize = ProposedViewSize(width: 80, height: 25)
    #expect(pixels(try renderer.pngData()) == [50, 25])
    renderer.proposedSize = ProposedViewSize(width: 40, height: nil)
    #expect(pixels(try renderer.pngData()) == [40, 10])
  }

  @Test func `several views are rendered as a column`() throws {
    let renderer = ImageRenderer(
      content: Group {
        Color.red.frame(width: 30, height: 20)
        Color.red.frame(width: 10, height: 20)
      })
    let height = pixels(try renderer.pngData())
    #expect(height[0] == 30 && height[1] >= 40)
  }

  @Test func `a new content or state gives a new picture`() throws {
    final class Model: ObservableObject {
      @Published var width: CGFloat = 10
    }
    struct Bar: View {
      @ObservedObject var model: Model
      var height: CGFloat
      var body: some View { Color.red.frame(width: model.width, height: height) }
    }
    let model = Model()
    let renderer = ImageRenderer(content: Bar(model: model, height: 5))
    #expect(pixels(try renderer.pngData()) == [10, 5])
    model.width = 12
    #expect(pixels(try renderer.pngData()) == [12, 5])
    renderer.content.height = 7
    #expect(pixels(try renderer.pngData()) == [12, 7])
  }

  @Test func `a view appears once, and keeps its state`() throws {
    struct Once: View {
      @State var width: CGFloat = 3
      var height: CGFloat
      var body: some View { Color.red.frame(width: width, height: height).onAppear { width += 5 } }
    }
    let renderer = ImageRenderer(content: Once(height: 1))
    #expect(pixels(try renderer.pngData()) == [8, 1])
    renderer.content = Once(height: 2)
    #expect(pixels(try renderer.pngData()) == [8, 2])
  }

  @Test func `the renderer publishes its changes`() {
    let renderer = ImageRenderer(content: Color.red)
    var count = 0
    let subscription = renderer.objectWillChange.sink { count += 1 }
    renderer.scale = 2
    renderer.isOpaque = true
    renderer.content = Color.blue
    renderer.proposedSize = .zero
    #expect(count == 4)
    subscription.cancel()
  }

  @Test func `SVG and PDF files have their formats, and are reproducible`() throws {
    let renderer = ImageRenderer(content: Text("Hello").padding())
    let svg = try renderer.svgData()
    #expect(String(decoding: svg, as: UTF8.self).contains("<svg "))
    #expect(try renderer.svgData() == svg)
    let pdf = try renderer.pdfData()
    #expect(pdf.starts(with: Data("%PDF-".utf8)))
    #expect(try renderer.pdfData() == pdf)
  }

  @Test func `rendering a view without a size is an error`() {
    let error = #expect(throws: (any Error).self) {
      try ImageRenderer(content: EmptyView()).pngData()
    }
    #expect(error.map { "\($0)" }?.contains("must be positive and finite") == true)
  }

  @Test func `a thousand renderers leave no attributes`() async {
    // In a separate process, because all tests share the memory of this one.
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        final class Token {
          let onEnd: () -> Void
          init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
          deinit { onEnd() }
        }
        struct Card: View {
          let token: Token
          let number: Int
          @State private var isOn = false
          var body: some View {
            VStack {
              Text("Card \(number)")
              Color.blue.frame(width: 80, height: 20)
            }
            .padding()
          }
        }
        final class Count { var ended = 0 }
        let count = Count()
        @MainActor func render(_ numbers: Range<Int>) throws {
          for number in numbers {
            let token = Token { count.ended += 1 }
            let renderer = ImageRenderer(content: Card(token: token, number: number))
            // A PDF takes ten times as long as a PNG.
            switch number % 20 {
            case 0: _ = try renderer.svgData()
            case 1: _ = try renderer.pdfData()
            default: _ = try renderer.pngData()
            }
          }
        }
        try render(0..<200)
        let before = residentPages()
        try render(200..<1000)
        try #require(count.ended == 1000)
        // If the last 800 graphs and pictures of 20 KB each were kept, they would take 4,000 pages.
        let growth = residentPages() - before
        try #require(growth < 1500, "\(growth) pages")
      }
    }
  }

  @Test func `a rendered image is as large as the view, and writes itself to a file`() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 12, height: 8))
    renderer.scale = 2
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 12, height: 8))
    #expect(image.scale == 2)
    let data = try #require(image.pngData())
    let again = try #require(UIImage(data: data))
    #expect(again.size == CGSize(width: 24, height: 16))
    let shown = ImageRenderer(content: Image(uiImage: image))
    shown.scale = 2
    #expect(try shown.pngData() == renderer.pngData())
    #expect(ImageRenderer(content: Color.red.frame(width: 0, height: 0)).nsImage == nil)
  }
}

/// Returns the number of the process's pages in memory.
private func residentPages() -> Int {
  let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  return text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
}
