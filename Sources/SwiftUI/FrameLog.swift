import Foundation
import Trellis
import TrellisDisplayList
import TrellisGraph
import TrellisWindow

/// Prints the work of each frame of a window to standard error, with the causes.
///
/// ```
/// frame 2: pointer up at 274,240
///   set Counter.value (state)
///   evaluated Counter.body (body)
///   evaluated HStack (layoutComputer), equal
///   damage 224,222 100x36
///   drew 3 items, left out 2
///   drew text "1" at 274,231 8x18
/// ```
@MainActor
final class FrameLog {
  private let viewGraph: ViewGraph
  private var frames = 0
  /// The graph's events since the last frame, as lines.
  private var lines: [String] = []

  /// Observes a graph from now on.
  init(_ viewGraph: ViewGraph) {
    self.viewGraph = viewGraph
    viewGraph.graph.addObserver { [weak self] event in self?.record(event) }
  }

  private func record(_ event: GraphEvent) {
    switch event {
    case .set(let attribute):
      lines.append("set \(describe(attribute))")
    case .evaluated(let attribute, let changed, _):
      lines.append("evaluated \(describe(attribute))\(changed ? "" : ", equal")")
    default: break
    }
  }

  private func describe(_ attribute: AnyAttribute) -> String {
    "\(attribute.name ?? "") (\(attribute.kind))"
  }

  /// Prints a frame, unless it only followed pointer moves and changed nothing.
  func frame(_ report: FrameReport) {
    let isIdle = lines.isEmpty && report.damage.isEmpty
    if isIdle && report.causes.allSatisfy(\.isMove) { return }
    frames += 1
    let causes = report.causes.isEmpty ? ["work on the main actor"] : report.causes.map(\.words)
    lines.insert("frame \(frames): \(causes.joined(separator: ", "))", at: 0)
    lines += report.damage.map { "damage \(words($0))" }
    lines.append("drew \(report.itemsDrawn) items, left out \(report.itemsCulled)")
    viewGraph.update().forEachItem { item, frame in
      guard case .text(let text) = item.content, report.damage.contains(where: { $0.intersects(frame) })
      else { return }
      lines.append(
        "drew text \"\(text.string)\" at \(words(frame))")
    }
    FileHandle.standardError.write(Data((lines.joined(separator: "\n  ") + "\n").utf8))
    lines = []
  }
}

/// A rectangle as `x,y widthxheight`, in points.
private func words(_ rectangle: CGRect) -> String {
  "\(format(rectangle.minX)),\(format(rectangle.minY)) \(format(rectangle.width))x\(format(rectangle.height))"
}

private func format(_ number: CGFloat) -> String {
  number == number.rounded() ? "\(Int(number))" : "\(number)"
}

extension FrameCause {
  fileprivate var isMove: Bool {
    guard case .input(let event) = self, case .pointer(let pointer) = event.action else { return false }
    return pointer.phase == .moved
  }

  var words: String {
    switch self {
    case .opened: "the window opened"
    case .input(let event): event.words
    case .resized(let size): "resized to \(format(size.width))x\(format(size.height))"
    case .exposed: "uncovered"
    }
  }
}

extension InputEvent {
  fileprivate var words: String {
    switch action {
    case .pointer(let pointer): pointer.words
    case .wheel(let wheel):
      "scrolled by \(format(wheel.distance.width)),\(format(wheel.distance.height)) at \(position(wheel.position))"
    case .key(let press): press.words
    case .text(let text): "text \"\(text)\""
    case .composition(let composition): "composing \"\(composition.text)\""
    case .drop(let drop):
      "dropped \((drop.files.map(\.path) + drop.texts).joined(separator: ", ")) at \(position(drop.position))"
    }
  }
}

extension PointerEvent {
  fileprivate var words: String {
    let name = button == .primary ? "pointer" : "\(button) pointer"
    return switch phase {
    case .down: "\(name) down at \(SwiftUI.position(position))"
    case .up: "\(name) up at \(SwiftUI.position(position))"
    case .moved: "pointer moved to \(SwiftUI.position(position))"
    case .cancelled: "pointer cancelled"
    case .left: "pointer left the window"
    }
  }
}

extension KeyPress {
  fileprivate var words: String {
    let names: [(EventModifiers, String)] = [
      (.control, "Control+"), (.option, "Alt+"), (.command, "Super+"), (.shift, "Shift+"),
    ]
    let held = names.filter { modifiers.contains($0.0) }.map(\.1).joined()
    let what = phase == .up ? "key up" : phase == .repeat ? "key again" : "key"
    return "\(what) \(held)\(key)"
  }
}

private func position(_ point: CGPoint) -> String { "\(format(point.x)),\(format(point.y))" }
