import SwiftUI

/// What `scripts/show-window` uses as a person would: it prints its state, a line for each change.
@main
struct TouchApp: App {
  var body: some Scene {
    WindowGroup("Touch") { Page() }.defaultSize(width: 600, height: 480)
  }
}

func tell(_ name: String, _ value: Any) {
  print("\(name)=\(value)")
  fflush(nil)
}

struct Page: View {
  enum Field { case line, essay }

  @Environment(\.openWindow) private var openWindow
  @State private var count = 0
  @State private var line = ""
  @State private var essay = (1...40).map { "line \($0)" }.joined(separator: "\n")
  @State private var place = CGSize.zero
  @State private var isOver = false
  @State private var dropped = "nothing"
  @FocusState private var focus: Field?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        Button("count \(count)") { count += 1 }.frame(width: 150, height: 40)
        Text("twice").frame(width: 100, height: 40).background(.yellow)
          .onTapGesture(count: 2) { tell("double", "yes") }
        Button("no focus") { focus = nil }.frame(width: 150, height: 40)
      }
      TextField("line", text: $line).focused($focus, equals: .line).frame(width: 390, height: 40)
      TextEditor(text: $essay).focused($focus, equals: .essay).frame(width: 390, height: 120)
      HStack(spacing: 0) {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(0..<100_000, id: \.self) { Text("row \($0)").frame(height: 20) }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
        .onScrollGeometryChange(for: Int.self, of: { Int($0.contentOffset.y) }) { tell("offset", $1) }
        .frame(width: 200)
        corner.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    .frame(minWidth: 420, maxWidth: .infinity, minHeight: 300, maxHeight: .infinity, alignment: .topLeading)
    .onChange(of: count) { tell("count", $1) }
    .onChange(of: line) { tell("line", $1) }
    .onChange(of: essay) { tell("essay", $1.utf8.count) }
    .onChange(of: focus) { tell("focus", $1.map { "\($0)" } ?? "none") }
    .onChange(of: isOver) { tell("over", $1) }
    .onChange(of: dropped) { tell("dropped", $1) }
    .onGeometryChange(for: CGSize.self, of: \.size) { tell("size", "\(Int($0.width))x\(Int($0.height))") }
    .onAppear { tell("pid", getpid()) }
  }

  private var corner: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      Text("drag me").frame(width: 80, height: 40).background(.orange)
        .draggable("word") { Text("the word").padding(6).background(.mint) }
      Text(dropped).frame(width: 80, height: 40).background(isOver ? .green : .gray)
        .dropDestination(for: String.self) { words, _ in
          dropped = words.joined()
          return true
        } isTargeted: {
          isOver = $0
        }
        .offset(x: 120)
      Circle().fill(.blue).frame(width: 40, height: 40).offset(x: place.width, y: 80 + place.height)
        .gesture(
          DragGesture().onChanged { place = $0.translation }
            .onEnded { tell("dragged", "\(Int($0.translation.width)),\(Int($0.translation.height))") })
    }
  }
}
