import Foundation
import Trellis
import TrellisDisplayList
import TrellisFailure

/// How a window looks at several times, beside each other, in the order of the times.
@MainActor
struct FilmStrip {
  /// All moments as one picture.
  let list: DisplayList
  /// Its size in points.
  let size: CGSize
  /// What lies between two moments, in points.
  private static let gap: CGFloat = 8

  /// Taps where it is asked to, lets time pass, frame by frame, and looks at the graph at each time.
  init(_ film: LaunchRequest.Film, of viewGraph: ViewGraph) throws(Failure) {
    let window = viewGraph.size
    let begin = viewGraph.time
    var time = begin
    if let tap = film.tap { try FilmStrip.tap(tap, in: viewGraph) }
    var items: [DisplayItem] = []
    for moment in film.times {
      let goal = begin + .seconds(moment)
      while time < goal {
        time = min(goal, time + .seconds(1) / 60)
        _ = viewGraph.update(at: time)
      }
      let place = CGPoint(x: CGFloat(items.count) * (window.width + FilmStrip.gap), y: 0)
      items.append(
        DisplayItem(
          id: UInt64(items.count), frame: CGRect(origin: place, size: window),
          content: .effect(
            .clip(Path(CGRect(origin: .zero, size: window)), FillStyle()), viewGraph.update(at: time))))
    }
    list = DisplayList(items)
    let gaps = FilmStrip.gap * CGFloat(max(items.count - 1, 0))
    size = CGSize(width: CGFloat(items.count) * window.width + gaps, height: window.height)
  }

  private static func tap(_ label: String, in viewGraph: ViewGraph) throws(Failure) {
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
    viewGraph.send(InputEvent(.pointer(PointerEvent(.down, at: point))))
    viewGraph.send(InputEvent(.pointer(PointerEvent(.up, at: point))))
  }
}
