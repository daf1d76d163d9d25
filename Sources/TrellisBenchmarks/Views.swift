import Foundation
import Trellis

/// Leaves a row as it is, and counts how often it is measured.
private struct Gauge: Layout {
  let counter: Counter

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    counter.counts.rowMeasures += 1
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

/// Sets a state of a view from outside.
@MainActor
final class Remote<Value> {
  fileprivate(set) var set: (Value) -> Void = { _ in fatalError("Remote.set: the view wasn't shown yet") }

  func connect(_ binding: Binding<Value>) { set = { binding.wrappedValue = $0 } }
}

/// A row as in many apps: an image, two lines of text, and a figure at the far end.
struct Row: View {
  let number: Int
  /// Sets the first text; nil in all rows but one.
  let remote: Remote<String>?
  @State private var title: String?

  init(_ number: Int, _ remote: Remote<String>?) {
    (self.number, self.remote) = (number, remote)
  }

  var body: some View {
    remote?.connect(Binding<String>(get: { "" }, set: { [binding = $title] in binding.wrappedValue = $0 }))
    return HStack {
      // Stands for an image.
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

/// Many rows in a column: as they are, or each in a gauge; in a scroll view, or in the window itself.
struct Rows: View {
  let count: Int
  let counter: Counter
  let remote: Remote<String>
  var isGauged = false
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
    if isGauged {
      VStack { ForEach(0..<count) { number in Gauge(counter: counter) { row(number) } } }
    } else {
      VStack { ForEach(0..<count) { row($0) } }
    }
  }
}

/// Stacks in stacks, rows and columns by turns, each with a colour beside what is in it.
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

/// Labels that come all at once.
struct Labels: View {
  let remote: Remote<Int>
  @State private var numbers = 0..<0

  var body: some View {
    let binding = $numbers
    remote.connect(
      Binding<Int>(get: { 0 }, set: { binding.wrappedValue = $0..<($0 == 0 ? 0 : $0 + 1000) }))
    return VStack { ForEach(Array(numbers), id: \.self) { Text("Label number \($0)") } }
  }
}

/// A text of a number.
struct NumberLabel: View {
  let number: Int
  var body: some View { Text("Label number \(number)") }
}

/// Labels of numbers, in a scroll view or alone.
struct NumberList: View {
  let remote: Remote<[Int]>
  /// Makes the closure of the rows another one each time that the body is evaluated.
  let capturesMuch: Bool
  @State private var numbers: [Int]

  init(_ numbers: [Int], _ remote: Remote<[Int]>, capturesMuch: Bool) {
    (self.remote, self.capturesMuch) = (remote, capturesMuch)
    _numbers = State(initialValue: numbers)
  }

  var body: some View {
    let (binding, least, greatest) = ($numbers, numbers.first ?? 0, numbers.last ?? 0)
    remote.connect(binding)
    return ScrollView {
      VStack {
        if capturesMuch {
          ForEach(numbers, id: \.self) { number in
            NumberLabel(number: number).zIndex(
              number > greatest + 100_000_000 || number < least - 100_000_000 ? 1 : 0)
          }
        } else {
          ForEach(numbers, id: \.self) { NumberLabel(number: $0) }
        }
      }
    }
  }
}
