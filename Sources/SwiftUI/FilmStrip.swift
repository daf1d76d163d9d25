import Foundation
import Trellis
import TrellisDisplayList
import TrellisFailure
import TrellisWindow

/// How a window looks at several times, in their order.
@MainActor
struct FilmStrip {
  /// The moments, each clipped to the window.
  let moments: [DisplayList]
  /// For how many seconds each is shown where they follow each other: until the next; the last one for a second.
  let durations: [Double]
  /// The window's size.
  private let window: CGSize
  /// What lies between two moments, in points.
  private static let gap: CGFloat = 8

  /// Taps where it is asked to, lets time pass, frame by frame, and looks at the graph at each time.
  init(_ film: LaunchRequest.Film, of viewGraph: ViewGraph) throws(Failure) {
    window = viewGraph.size
    let begin = viewGraph.time
    var pace = Pace(time: begin)
    if let tap = film.tap { try FilmStrip.tap(tap, in: viewGraph) }
    var moments: [DisplayList] = []
    for moment in film.times {
      let goal = begin + .seconds(moment)
      while pace.time < goal {
        pace.step()
        _ = viewGraph.update(at: min(goal, pace.time))
      }
      moments.append(viewGraph.update(at: goal))
    }
    self.moments = moments
    durations = zip(film.times.dropFirst(), film.times).map { $0 - $1 } + [1]
  }

  /// How time goes in a film.
  ///
  /// It goes as fast as it can be drawn, but timers of the program keep to the real one, and while there are any, so does the film.
  /// What drawing took, and what was beyond a moment that somebody looked at, counts: else a timer would be early.
  private struct Pace {
    /// How far the film has got.
    private(set) var time: Duration
    private var lastStep = ContinuousClock.now

    init(time: Duration) { self.time = time }

    /// Lets a frame's time pass.
    mutating func step() {
      let frame = Duration.seconds(1) / 60
      var passed = frame
      if MainLoop.serve() != nil {
        while true {
          let left = frame - (ContinuousClock.now - lastStep)
          if left <= .zero { break }
          MainLoop.wait(milliseconds: Int((left / .milliseconds(1)).rounded(.up)))
          MainLoop.serve()
        }
        passed = max(frame, ContinuousClock.now - lastStep)
      }
      lastStep = .now
      time += passed
    }
  }

  /// All moments beside each other, as one picture.
  var list: DisplayList {
    let all = moments.enumerated().map { index, moment in
      let place = CGPoint(x: CGFloat(index) * (window.width + FilmStrip.gap), y: 0)
      return DisplayItem(
        id: UInt64(index), frame: CGRect(origin: place, size: window),
        content: .effect(.clip(Path(CGRect(origin: .zero, size: window)), FillStyle()), moment))
    }
    return DisplayList(all)
  }

  /// The size of that, in points.
  var size: CGSize {
    let gaps = FilmStrip.gap * CGFloat(max(moments.count - 1, 0))
    return CGSize(width: CGFloat(moments.count) * window.width + gaps, height: window.height)
  }

  static func tap(_ label: String, in viewGraph: ViewGraph) throws(Failure) {
    var (labels, point): ([String], CGPoint?) = ([], nil)
    let list = viewGraph.update()
    list.forEachItem { item, frame in
      guard case .text(let text) = item.content else { return }
      labels.append(text.string)
      if point == nil, text.string == label { point = CGPoint(x: frame.midX, y: frame.midY) }
    }
    if point == nil {
      for node in list.accessibilityTree.all where node.label == label && point == nil {
        point = CGPoint(x: node.frame.midX, y: node.frame.midY)
      }
    }
    guard let point else {
      let known = labels.isEmpty ? "nothing" : labels.prefix(10).map { "'\($0)'" }.joined(separator: ", ")
      throw .usage("there is no '\(label)' to tap on; the window shows \(known)")
    }
    if let cover = list.cover(ofText: label, at: point) {
      throw .usage("'\(label)' can't be tapped on: \(cover)")
    }
    viewGraph.send(InputEvent(.pointer(PointerEvent(.down, at: point))))
    viewGraph.send(InputEvent(.pointer(PointerEvent(.up, at: point))))
  }
}
