import Foundation
import Trellis

/// A row as in many apps: an image, two lines of text, and a number at the far end.
struct Row: View {
  let number: Int
  /// Sets the first text; nil in all rows but one.
  let remote: Remote<String>?
  @State private var title: String?

  init(_ number: Int, _ remote: Remote<String>?) {
    (self.number, self.remote) = (number, remote)
  }

  var body: some View {
    remote?.connect { [binding = $title] in binding.wrappedValue = $0 }
    return HStack {
      // A substitute for an image.
      Color.gray.frame(width: 24, height: 24)
      VStack(alignment: .leading) {
        Text(title ?? "Title \(number)")
        Text("Some more words")
      }
      Spacer()
      Text("\(number)")
    }
  }
}

/// Many rows in a stack, plain or each in a gauge; in a scroll view, or directly in the window.
struct Rows: View {
  let count: Int
  let remote: Remote<String>
  var gauge: Gauge.Count?
  var isScrolled = true

  var body: some View {
    if isScrolled {
      ScrollView { column }
    } else {
      column
    }
  }

  private func row(_ number: Int) -> Row { Row(number, number == count / 2 ? remote : nil) }

  @ViewBuilder private var column: some View {
    if let gauge {
      VStack { ForEach(0..<count) { number in Gauge(count: gauge) { row(number) } } }
    } else {
      VStack { ForEach(0..<count) { row($0) } }
    }
  }
}

/// Nested stacks, alternately vertical and horizontal, each with a colour beside its inner stack.
struct Nest: View {
  let depth: Int
  let remote: Remote<String>

  var body: some View { AnyView(Nest.view(depth, remote)) }

  private static func view(_ depth: Int, _ remote: Remote<String>) -> AnyView {
    if depth == 0 { return AnyView(Row(0, remote)) }
    let inner = view(depth - 1, remote)
    if depth.isMultiple(of: 2) {
      return AnyView(
        HStack {
          inner
          Color.red
        })
    }
    return AnyView(
      VStack {
        inner
        Color.red
      })
  }
}
