/// Times of the same thing, done several times.
struct Timing {
  private let milliseconds: [Double]

  /// Times a closure, so many times, after one that doesn't count; `prepare` isn't timed and gives what it is about.
  @MainActor
  init<Subject>(_ count: Int, prepare: (Int) -> Subject, _ body: (Int, Subject) -> Void) {
    let clock = ContinuousClock()
    var times: [Double] = []
    for number in 0...count {
      let subject = prepare(number)
      let time = clock.measure { body(number, subject) }
      if number > 0 { times.append(time / .milliseconds(1)) }
    }
    milliseconds = times.sorted()
  }

  /// The middle time with the least and the greatest, in milliseconds.
  var text: String {
    let (least, greatest) = (milliseconds.first!, milliseconds.last!)
    return
      "\(Timing.text(milliseconds[milliseconds.count / 2])) (\(Timing.text(least))–\(Timing.text(greatest)))"
  }

  /// The same in microseconds, where each time was taken of so many repetitions.
  func microseconds(dividedBy repetitions: Int) -> String {
    let factor = 1000 / Double(repetitions)
    let (least, middle, greatest) = (
      milliseconds.first!, milliseconds[milliseconds.count / 2], milliseconds.last!
    )
    return
      "\(Timing.text(middle * factor)) (\(Timing.text(least * factor))–\(Timing.text(greatest * factor)))"
  }

  private static func text(_ value: Double) -> String {
    let scale = value < 10 ? 100.0 : value < 100 ? 10.0 : 1.0
    let rounded = (value * scale).rounded() / scale
    return scale == 1 ? "\(Int(rounded))" : "\(rounded)"
  }
}
