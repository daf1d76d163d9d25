import SwiftUI
import Trellis
import TrellisCairo
import TrellisDisplayList
import TrellisGraph
import TrellisText
import TrellisBenchmarkSupport

/// Moving views, at 60 frames per second: from the clock to the pixels, as in a window.
@MainActor
enum MotionBenchmark {
  static func run() throws {
    print(
      "| what, a frame | attributes evaluated | of them bodies, layout | views, ms | damage, ms | drawing, ms | together, ms | goal | of a core |"
    )
    print("|---|--:|--:|--:|--:|--:|--:|---|--:|")
    try line("200 views on springs", Springs.self, goal: 4)
    try line("1,000 rows that make room for one", Rows.self, goal: 8.3)
  }

  private static func line<Content: Moving>(_ what: String, _ type: Content.Type, goal: Double) throws {
    let counted = try Film(type, isCounting: true)
    counted.begin()
    for _ in 0..<10 { counted.frame() }
    counted.forget()
    for _ in 0..<10 { counted.frame() }
    let timed = try Film(type, isCounting: false)
    var times: [FrameTimes] = []
    for _ in 0..<20 {
      timed.begin()
      // The first frame isn't measured: it includes the costs of the change itself.
      timed.frame()
      times += (0..<24).map { _ in timed.frame() }
    }
    func middle(_ part: (FrameTimes) -> Double) -> Double { times.map(part).sorted()[times.count / 2] }
    let all = middle { $0.views + $0.damage + $0.drawing }
    let figures = [middle(\.views), middle(\.damage), middle(\.drawing), all].map(Cell.text)
    print(
      "| \(what) | \(counted.rules / 10) | \(counted.others / 10) | \(figures.joined(separator: " | ")) | \(Cell.goal(all, atMost: goal)) | \(Int((all * 6).rounded())) % |"
    )
  }
}

/// Views that move when a Boolean changes.
private protocol Moving: View {
  init(remote: Remote)
}

/// Changes the Boolean from outside.
@MainActor
private final class Remote {
  fileprivate var isOn: Binding<Bool>?
}

/// Two hundred rounded squares, each with a path of its own.
private struct Springs: Moving {
  let remote: Remote
  @State private var isOn = false

  init(remote: Remote) { self.remote = remote }

  var body: some View {
    remote.isOn = $isOn
    return ZStack(alignment: .topLeading) {
      Color.clear
      ForEach(0..<200) { number in
        let column = CGFloat(number % 20)
        let row = CGFloat(number / 20)
        RoundedRectangle(cornerRadius: 8).fill(number.isMultiple(of: 2) ? Color.blue : Color.orange)
          .frame(width: 32, height: 32)
          .scaleEffect(isOn ? 1.25 : 1)
          .offset(x: column * 58 + (isOn ? row * 4 : 0), y: row * 76 + (isOn ? column * 2 : 0))
      }
    }
  }
}

/// A thousand visible rows, and one that is inserted before them.
private struct Rows: Moving {
  let remote: Remote
  @State private var isOn = false

  init(remote: Remote) { self.remote = remote }

  var body: some View {
    remote.isOn = $isOn
    return VStack(spacing: 0) {
      ForEach(isOn ? -1..<1000 : 0..<1000, id: \.self) { number in
        Color(hue: Double(number % 50) / 50, saturation: 0.5, brightness: 0.9)
          .frame(height: number < 0 ? 40 : 0.75)
      }
    }
    .frame(height: 800, alignment: .top)
  }
}

/// A window without a screen that shows motion.
@MainActor
private final class Film {
  private(set) var rules = 0
  /// The number of evaluated bodies, layout computers and placements, which motion alone doesn't need.
  private(set) var others = 0
  private let remote = Remote()
  private let window: ViewGraph
  private let renderer = Renderer()
  private let bitmap: Bitmap
  private var shown: DisplayList
  private var time = Duration.zero

  init<Content: Moving>(_ type: Content.Type, isCounting: Bool) throws {
    let size = CGSize(width: 1200, height: 800)
    bitmap = try Bitmap(width: Int(size.width), height: Int(size.height))
    window = ViewGraph(root: Content(remote: remote), size: size, measurer: ArithmeticTextMeasurer())
    shown = window.update(at: .zero)
    renderer.draw(shown, into: bitmap, background: .white)
    guard isCounting else { return }
    window.graph.addObserver { [weak self] event in
      MainActor.assumeIsolated {
        guard let self, case .evaluated(let attribute, _, _) = event else { return }
        self.rules += 1
        if [.body, .layoutComputer, .placements].contains(attribute.kind) { self.others += 1 }
      }
    }
  }

  /// Changes the Boolean with a spring animation.
  func begin() {
    withAnimation(.spring(duration: 0.5, bounce: 0.3)) { remote.isOn?.wrappedValue.toggle() }
    frame()
  }

  /// Resets the counts.
  func forget() { (rules, others) = (0, 0) }

  /// Advances to the next frame, and draws it.
  @discardableResult
  func frame() -> FrameTimes {
    time += .seconds(1) / 60
    var list = shown
    var damage: [CGRect] = []
    var times = FrameTimes()
    times.views = milliseconds { list = window.update(at: time) }
    times.damage = milliseconds { damage = DisplayList.damage(from: shown, to: list) }
    times.drawing = milliseconds {
      _ = renderer.draw(list, into: bitmap, background: .white, damage: damage)
    }
    shown = list
    return times
  }
}
