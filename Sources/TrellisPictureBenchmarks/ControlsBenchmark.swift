import SwiftUI
import Trellis
import TrellisBenchmarkSupport

/// Lists with sections, a form of 200 fields, and a dragged slider: from the user's input to pixels.
@MainActor
enum ControlsBenchmark {
  static func run(samples: Int) throws {
    print("| what | rules | sections asked | least, ms | middle, ms | goal |")
    print("|---|--:|--:|--:|--:|---|")
    for count in [100, 100_000] {
      try opening("a list of \(count) rows in sections, first frame", count: count, samples, atMost: 50)
    }
    try changing(
      "the same list of 100,000 scrolled by 3 points", Sections(model: Groups(100_000)), samples, atMost: 8.3
    ) { screen, _ in
      screen.send(.wheel(WheelEvent(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: 3))))
    }
    try inserting(samples)
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

  /// Inserts a visible row and an invisible one, in lists whose sections are values, objects, and indices of an array.
  private static func inserting(_ samples: Int) throws {
    let shelves = Shelves(100_000)
    try changing(
      "a row inserted in it, seen; sections are values", ValueSections(model: shelves), samples, atMost: 2
    ) { _, turn in shelves.all[0].rows.insert("new \(turn) \(shelves.all[0].rows.count)", at: 5) }
    try changing(
      "in the middle of all, not seen", ValueSections(model: Shelves(100_000)), samples, atMost: 2
    ) { screen, turn in
      let model = screen.root.model
      model.all[500].rows.insert("new \(turn) \(model.all[500].rows.count)", at: 5)
    }
    let captured = Shelves(100_000)
    try changing(
      "seen; the closure captures the view", CapturingSections(model: captured), samples, atMost: 2
    ) { _, turn in captured.all[0].rows.insert("new \(turn) \(captured.all[0].rows.count)", at: 5) }
    let objects = (0..<1000).map(ShelfObject.init)
    try changing("seen; sections are objects", ObjectSections(shelves: objects), samples, atMost: 2) {
      _, turn in objects[0].rows.insert("new \(turn) \(objects[0].rows.count)", at: 5)
    }
    let groups = Groups(100_000)
    try changing(
      "seen; sections are positions in one array", Sections(model: groups), samples, atMost: 2
    ) { _, turn in groups.all[0].insert("new \(turn) \(groups.all[0].count)", at: 5) }
  }

  private static func opening(_ what: String, count: Int, _ samples: Int, atMost goal: Double) throws {
    let groups = Groups(count)
    var times: [Double] = []
    let before = Asked.count
    for _ in 0..<samples {
      times.append(try milliseconds { _ = try Screen(Sections(model: groups)) })
    }
    report(what, rules: nil, asked: (Asked.count - before) / samples, times, atMost: goal)
  }

  private static func changing<Content: View>(
    _ what: String, _ content: Content, _ samples: Int, atMost goal: Double,
    _ change: (Screen<Content>, Int) -> Void
  ) throws {
    let counting = try Screen(content, isCounting: true)
    for turn in 0..<10 { counting.frame { change(counting, turn) } }
    counting.forget()
    let before = Asked.count
    counting.frame { change(counting, 10) }
    let asked = Asked.count - before
    let screen = try Screen(content)
    for turn in 0..<10 { screen.frame { change(screen, turn) } }
    let times = (0..<samples).map { turn in screen.frame { change(screen, turn + 10) }.all }
    report(what, rules: counting.rules, asked: asked, times, atMost: goal)
  }

  private static func report(_ what: String, rules: Int?, asked: Int, _ times: [Double], atMost goal: Double)
  {
    let sorted = times.sorted()
    let middle = sorted[sorted.count / 2]
    print(
      "| \(what) | \(rules.map { "\($0)" } ?? "") | \(asked > 0 ? "\(asked)" : "") | \(Cell.text(sorted[0])) | \(Cell.text(middle)) | \(Cell.goal(middle, atMost: goal)) |"
    )
  }
}

/// The number of calls of sections' closures.
private enum Asked { nonisolated(unsafe) static var count = 0 }

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
        let _ = Asked.count += 1
        Section("Section \(index)") { ForEach(model.all[index], id: \.self) { Text($0) } }
      }
    }
  }
}

private struct Shelf: Identifiable {
  let id: Int
  var title: String
  var rows: [String]
}

@Observable private final class Shelves {
  var all: [Shelf]

  init(_ count: Int) {
    all = (0..<max(1, count / 100)).map { shelf in
      Shelf(id: shelf, title: "Section \(shelf)", rows: (0..<100).map { "row \(shelf * 100 + $0)" })
    }
  }
}

private struct ValueSections: View {
  let model: Shelves

  var body: some View {
    List {
      ForEach(model.all) { shelf in
        let _ = Asked.count += 1
        Section(shelf.title) { ForEach(shelf.rows, id: \.self) { Text($0) } }
      }
    }
  }
}

private struct CapturingSections: View {
  let model: Shelves
  var suffix = ""

  var body: some View {
    List {
      ForEach(model.all) { shelf in
        let _ = Asked.count += 1
        Section(shelf.title + suffix) { ForEach(shelf.rows, id: \.self) { Text($0 + suffix) } }
      }
    }
  }
}

@Observable private final class ShelfObject: Identifiable {
  let id: Int
  var rows: [String]

  init(_ id: Int) { (self.id, rows) = (id, (0..<100).map { "row \(id * 100 + $0)" }) }
}

private struct ObjectSections: View {
  let shelves: [ShelfObject]

  var body: some View {
    List {
      ForEach(shelves) { shelf in
        let _ = Asked.count += 1
        Section("Section \(shelf.id)") { ForEach(shelf.rows, id: \.self) { Text($0) } }
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
