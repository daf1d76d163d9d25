import SwiftUI
import Trellis

/// Lists with sections, a form of 200 fields, a slider that is dragged: from what a person does to pixels.
@MainActor
enum ControlsBenchmark {
  static func run(samples: Int) throws {
    print("| what | rules | least, ms | middle, ms | goal |")
    print("|---|--:|--:|--:|---|")
    for count in [100, 100_000] {
      try opening("a list of \(count) rows in sections, first frame", count: count, samples, atMost: 50)
    }
    try changing(
      "the same list of 100,000 scrolled by 3 points", Sections(model: Groups(100_000)), samples, atMost: 8.3
    ) { screen, _ in
      screen.send(.wheel(WheelEvent(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: 3))))
    }
    let groups = Groups(100_000)
    try changing(
      "a row inserted in the middle of it, which is seen", Sections(model: groups), samples, atMost: 2
    ) { _, _ in groups.all[0].insert("new \(groups.all[0].count)", at: 5) }
    let form = FormModel()
    try changing("a key in a form of 200 fields", Fields(model: form), samples, atMost: 4) { screen, turn in
      if turn == 0 { screen.send(.key(KeyPress(.tab))) }
      screen.send(.text("x"))
    }
    try changing("a slider dragged by a point", Sliding(), samples, atMost: 4) { screen, turn in
      let place = CGPoint(x: 100 + CGFloat(turn % 150), y: 400)
      screen.send(.pointer(PointerEvent(turn == 0 ? .down : .moved, at: place)))
    }
  }

  private static func opening(_ what: String, count: Int, _ samples: Int, atMost goal: Double) throws {
    let groups = Groups(count)
    var times: [Double] = []
    for _ in 0..<samples {
      times.append(try milliseconds { _ = try Screen(Sections(model: groups)) })
    }
    report(what, rules: nil, times, atMost: goal)
  }

  private static func changing<Content: View>(
    _ what: String, _ content: Content, _ samples: Int, atMost goal: Double,
    _ change: (Screen<Content>, Int) -> Void
  ) throws {
    let counting = try Screen(content, isCounting: true)
    for turn in 0..<10 { counting.frame { change(counting, turn) } }
    counting.forget()
    counting.frame { change(counting, 10) }
    let screen = try Screen(content)
    for turn in 0..<10 { screen.frame { change(screen, turn) } }
    let times = (0..<samples).map { turn in screen.frame { change(screen, turn + 10) }.all }
    report(what, rules: counting.rules, times, atMost: goal)
  }

  private static func report(_ what: String, rules: Int?, _ times: [Double], atMost goal: Double) {
    let sorted = times.sorted()
    let middle = sorted[sorted.count / 2]
    print(
      "| \(what) | \(rules.map { "\($0)" } ?? "") | \(Figure.text(sorted[0])) | \(Figure.text(middle)) | \(Figure.goal(middle, atMost: goal)) |"
    )
  }
}

/// Rows in sections of a hundred.
@Observable private final class Groups {
  var all: [[String]]

  init(_ count: Int) {
    all = (0..<max(1, count / 100)).map { group in (0..<100).map { "row \(group * 100 + $0)" } }
  }
}

private struct Sections: View {
  let model: Groups

  var body: some View {
    List {
      ForEach(model.all.indices, id: \.self) { index in
        Section("Section \(index)") { ForEach(model.all[index], id: \.self) { Text($0) } }
      }
    }
  }
}

@Observable private final class FormModel {
  var texts = (0..<200).map { "value \($0)" }
}

private struct Fields: View {
  @Bindable var model: FormModel

  var body: some View {
    Form {
      ForEach(0..<200, id: \.self) { index in TextField("Field \(index)", text: $model.texts[index]) }
    }
    .formStyle(.grouped)
  }
}

private struct Sliding: View {
  @State private var value = 0.0

  var body: some View { Slider(value: $value, in: 0...1).frame(maxHeight: .infinity) }
}
