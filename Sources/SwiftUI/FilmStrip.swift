import Foundation
import Trellis
import TrellisDisplayList
import TrellisFailure
import TrellisWindow

/// The display lists of a window at several times, in order.
@MainActor
struct FilmStrip {
  /// The window's display list at each of the times.
  let moments: [DisplayList]
  /// The number of seconds for which an animation shows each moment: until the next moment, and one second for the last.
  let durations: [Double]
  /// The window's size.
  private let window: CGSize
  /// The gap between two moments, in points.
  private static let gap: CGFloat = 8

  /// Draws a film: taps on the film's label, if any, and advances the time frame by frame.
  ///
  /// The graph is updated at each time of the film.
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

  /// The clock of a film.
  ///
  /// Frames follow each other without waiting, until the program has timers. Timers fire in real time, so the film runs in real
  /// time while the program has timers. The time spent on drawing counts as passed, and so does the time by which a step exceeds
  /// a requested moment. Otherwise a timer would fire early.
  private struct Pace {
    /// The present time of the film.
    private(set) var time: Duration
    private var lastStep = ContinuousClock.now

    init(time: Duration) { self.time = time }

    /// Advances by a frame.
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

  /// All moments side by side, each clipped to the window.
  var list: DisplayList {
    let all = moments.enumerated().map { index, moment in
      let place = CGPoint(x: CGFloat(index) * (window.width + FilmStrip.gap), y: 0)
      return DisplayItem(
        id: UInt64(index), frame: CGRect(origin: place, size: window),
        content: .effect(.clip(Path(CGRect(origin: .zero, size: window)), FillStyle()), moment))
    }
    return DisplayList(all)
  }

  /// The size of ``list``, in points.
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
      throw .usage("can't tap '\(label)': the window doesn't show it; it shows \(known)")
    }
    if let cover = list.cover(ofText: label, at: point) {
      throw .usage("can't tap '\(label)': \(cover)")
    }
    viewGraph.send(InputEvent(.pointer(PointerEvent(.down, at: point))))
    viewGraph.send(InputEvent(.pointer(PointerEvent(.up, at: point))))
  }
}
