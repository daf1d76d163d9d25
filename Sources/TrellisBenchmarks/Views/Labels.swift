import Trellis

/// Labels that are inserted all at once.
struct Labels: View {
  let remote: Remote<Range<Int>>
  @State private var numbers = 0..<0

  var body: some View {
    remote.connect($numbers)
    return VStack { ForEach(Array(numbers), id: \.self) { Text("Label number \($0)") } }
  }
}

/// A text of a number.
struct NumberLabel: View {
  let number: Int
  var body: some View { Text("Label number \(number)") }
}

/// Labels of numbers, in a scroll view.
struct NumberList: View {
  let remote: Remote<[Int]>
  /// Whether the rows' closure captures values, so that each evaluation of the body creates a different closure.
  let capturesMuch: Bool
  @State private var numbers: [Int]

  init(_ numbers: [Int], _ remote: Remote<[Int]>, capturesMuch: Bool) {
    (self.remote, self.capturesMuch) = (remote, capturesMuch)
    _numbers = State(initialValue: numbers)
  }

  var body: some View {
    let (least, greatest) = (numbers.first ?? 0, numbers.last ?? 0)
    remote.connect($numbers)
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
