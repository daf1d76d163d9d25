import Foundation
import TrellisGraph
import TrellisLayout

/// The views in a container at which a scroll view comes to rest, and of which it says which is seen first.
///
/// A lazy container knows about where its views are; of another one each view's position is kept.
@MainActor
final class ScrollTargetLayout {
  /// One of the views: which it is, and where along an axis, in points from the content's beginning.
  struct Target {
    let id: LazyElements.ID
    let start: CGFloat
    let length: CGFloat
  }

  private let isEnabled: @MainActor () -> Bool
  private weak var viewport: Viewport?
  private weak var container: ViewPosition?
  private weak var spans: (any LazySpans)?
  private var updateSpans: (@MainActor () -> Void)?
  private var elements: (@MainActor () -> [ViewElement])?
  private var positions: [UInt64: ViewPosition] = [:]

  init(isEnabled: @escaping @MainActor () -> Bool) { self.isEnabled = isEnabled }

  /// The container has a scroll view around it.
  private func connect(_ position: ViewPosition) {
    container = position
    viewport = position.surroundings.viewport
    viewport?.targets = self
  }

  /// Connects a lazy container.
  ///
  /// The closure updates the spans; a rule that calls it depends on the container's arrangement.
  func connect(_ position: ViewPosition, _ spans: any LazySpans, update: @escaping @MainActor () -> Void) {
    connect(position)
    (self.spans, updateSpans) = (spans, update)
  }

  /// The container lays these views out; answers the same views, whose positions are kept.
  func connect(_ position: ViewPosition, _ list: ViewList, _ inputs: ViewInputs) -> ViewList {
    connect(position)
    elements = { list.elements }
    return list.mapElements(inputs) { [weak self] element in
      element.changing(make: { [weak self] position in
        self?.positions[element.id] = position
        let number = element.id
        inputs.graph.onRemoval(of: inputs.graph.currentSubgraph) { [weak self] in
          MainActor.assumeIsolated { self?.positions[number] = nil }
        }
        return element.make(position)
      })
    }
  }

  /// The views along an axis that reach into a part of the content, in points from its beginning, and the nearest on both sides.
  func targets(along axis: Axis, in range: ClosedRange<CGFloat>) -> [Target] {
    guard isEnabled(), let viewport, let container else { return [] }
    let offset = viewport.offset
    func start(of position: ViewPosition, _ length: CGFloat) -> CGFloat {
      let corner = position.origin(in: viewport.position)[axis]
      if axis == .horizontal, viewport.isMirrored {
        return viewport.size.width - corner - length + offset.x
      }
      return corner + offset[axis]
    }
    if let spans {
      // The rows may be others since the spans were found.
      updateSpans?()
      let begin = start(of: container, container.size[axis])
      return spans.spans(in: (range.lowerBound - begin)...(range.upperBound - begin)).map {
        Target(id: $0.id, start: $0.start + begin, length: $0.length)
      }
    }
    return (elements?() ?? []).compactMap { element in
      guard let position = positions[element.id] else { return nil }
      let length = position.size[axis]
      return Target(id: .view(element.id), start: start(of: position, length), length: length)
    }
  }
}

/// Whose views are targets: the first container inside takes it.
enum ScrollTargetLayoutKey: ViewInputKey {
  static var defaultValue: ScrollTargetLayout? { nil }
}

extension ViewInputs {
  /// The layout of targets that the container at these inputs is, where it is one; the views in it are none.
  mutating func takeTargetLayout() -> ScrollTargetLayout? {
    guard let layout = self[ScrollTargetLayoutKey.self] else { return nil }
    self[ScrollTargetLayoutKey.self] = nil
    return layout
  }
}

extension Viewport {
  /// The first target that is seen, by where its anchor comes: the one whose room holds that point of what is seen, else the next.
  func firstTarget(anchor: UnitPoint?) -> LazyElements.ID? {
    guard let targets, let axis = Axis.allCases.reversed().first(where: scrolls) else { return nil }
    let margins = margins.wrappedValue
    let window = size[axis] - margins.total(along: axis)
    let lead = axis == .horizontal ? margins.leading : margins.top
    // Where an animation has the content isn't where it comes to rest.
    let start = restingOffset[axis] + lead
    let point = start + (anchor?[axis] ?? 0) * window
    let all = targets.targets(along: axis, in: start...(start + max(0, window)))
    return (all.first { $0.start + $0.length > point + 0.5 } ?? all.last)?.id
  }

  /// Where the targets begin around an offset along an axis, as offsets that bring them to the beginning of what is seen.
  func targetOffsets(along axis: Axis, around offset: CGFloat) -> [CGFloat] {
    guard let targets else { return [] }
    let margins = margins.wrappedValue
    let lead = axis == .horizontal ? margins.leading : margins.top
    let room = (offset + lead - size[axis])...(offset + lead + 2 * size[axis])
    return targets.targets(along: axis, in: room).map { $0.start - lead }
  }
}
