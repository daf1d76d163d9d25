import Foundation
import TrellisGraph
import TrellisLayout

/// The views in a container at which a scroll view comes to rest.
///
/// The first visible view can be reported.
///
/// A lazy container knows approximately where its views are; for other containers each view's position is stored.
@MainActor
final class ScrollTargetLayout: ContainerObserver {
  /// A target view, and its extent along an axis, in points from the content's beginning.
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

  /// Connects the scroll view around the container.
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

  /// Connects a container that isn't lazy; returns the views that it lays out, whose positions are stored.
  override func connect(_ position: ViewPosition, _ list: ViewList, _ inputs: ViewInputs) -> ViewList {
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

  /// Returns the targets in a range of the content, in points from its beginning, and the nearest on both sides.
  ///
  /// A container that isn't lazy returns all targets.
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
      // The rows may have changed since the spans were found.
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

extension Viewport {
  /// Returns the first visible target: the one at the anchor's point of the visible part, else the next.
  func firstTarget(anchor: UnitPoint?) -> LazyElements.ID? {
    guard let targets, let axis = Axis.allCases.reversed().first(where: scrolls) else { return nil }
    let margins = margins.wrappedValue
    let window = size[axis] - margins.total(along: axis)
    let lead = axis == .horizontal ? margins.leading : margins.top
    // During an animation the current offset isn't the one at which the content comes to rest.
    let start = restingOffset[axis] + lead
    let point = start + (anchor?[axis] ?? 0) * window
    let all = targets.targets(along: axis, in: start...(start + max(0, window)))
    return (all.first { $0.start + $0.length > point + 0.5 } ?? all.last)?.id
  }

  /// Returns the offsets that bring the targets around an offset to the beginning of the visible part.
  func targetOffsets(along axis: Axis, around offset: CGFloat) -> [CGFloat] {
    guard let targets else { return [] }
    let margins = margins.wrappedValue
    let lead = axis == .horizontal ? margins.leading : margins.top
    let range = (offset + lead - size[axis])...(offset + lead + 2 * size[axis])
    return targets.targets(along: axis, in: range).map { $0.start - lead }
  }
}
