public import Foundation
public import TrellisGeometry
import TrellisGraph
import TrellisLayout

/// The enclosing container's shape, inset by the view's distance from the container's edges.
///
/// The smallest of the four distances is used. If no container declares a shape, and outside of a view, this is a rectangle.
///
/// Source: documented, developer.apple.com/documentation/swiftui/containerrelativeshape; the choice of the distance: ours.
public nonisolated struct ContainerRelativeShape: InsettableShape {
  /// The type of the inset shape.
  public typealias InsetShape = ContainerRelativeShape

  private var inset: CGFloat = 0

  /// Creates the shape.
  public init() {}

  /// Returns the outline in a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: inset, dy: inset)
    guard StateWrites.isOnMainActor else { return Path(inner) }
    let inset = inset
    return MainActor.assumeIsolated {
      ContainerShapes.current?.path(in: rect, movedInwards: inset) ?? Path(inner)
    }
  }

  /// Returns the shape with its outline moved inwards by a distance, in points.
  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var shape = self
    shape.inset += amount
    return shape
  }
}

/// The shape and the position of a container.
@MainActor
final class ContainerShape {
  /// The container's position, set when the container is built.
  final class Place {
    var position: ViewPosition?
  }

  private let make: (_ inset: CGFloat, _ rect: CGRect) -> Path
  let place: Place

  init<S: InsettableShape>(_ shape: S, at place: Place) {
    self.place = place
    make = { shape.inset(by: $0).path(in: $1) }
  }

  /// Returns the outline of a view, relative to the origin of `frame`, which is the view's rectangle in the container's coordinate space.
  fileprivate func path(in frame: CGRect, of container: CGSize, movedInwards inset: CGFloat) -> Path {
    let distance =
      max(min(frame.minX, frame.minY, container.width - frame.maxX, container.height - frame.maxY), 0) + inset
    let outer = CGRect(origin: .zero, size: frame.size).insetBy(dx: inset - distance, dy: inset - distance)
    return make(distance, outer)
  }

  /// Returns the radii of corners in a view that are concentric with the container's, in the order of ``Edge/Corner``.
  ///
  /// The frame is the view's rectangle in the container's coordinate space.
  fileprivate func concentricRadii(in frame: CGRect, of container: CGSize) -> [CGFloat] {
    let path = make(0, CGRect(origin: .zero, size: container))
    let left = frame.minX
    let right = container.width - frame.maxX
    let top = frame.minY
    let bottom = container.height - frame.maxY
    let corners: [(UnitPoint, CGFloat, CGFloat)] = [
      (.topLeading, left, top), (.topTrailing, right, top), (.bottomLeading, left, bottom),
      (.bottomTrailing, right, bottom),
    ]
    return corners.map { corner, dx, dy in max(path.cornerRadius(at: corner) - max(dx, dy, 0), 0) }
  }
}

/// The context in which a view's shape makes its path; a ``ContainerRelativeShape`` inside the shape reads it.
@MainActor
struct ContainerShapes {
  let environment: EnvironmentScope
  let position: ViewPosition

  /// The context of the shape that is making its path; nil outside of views.
  static var current: ContainerShapes?

  /// Calls a closure in this context, and returns its result.
  func asking<Answer>(_ ask: () -> Answer) -> Answer {
    let around = ContainerShapes.current
    ContainerShapes.current = self
    defer { ContainerShapes.current = around }
    return ask()
  }

  /// Returns the outline in a rectangle of the view's own coordinate space; nil if no container declares a shape.
  fileprivate func path(in rect: CGRect, movedInwards inset: CGFloat) -> Path? {
    guard let shape = environment.value(\.containerShape, named: "containerShape").wrappedValue,
      let container = shape.place.position
    else { return nil }
    let origin = position.origin(in: container)
    let frame = rect.offsetBy(dx: origin.x, dy: origin.y)
    let path = shape.path(in: frame, of: container.size, movedInwards: inset)
    return path.applying(CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }
}

extension ContainerShapes {
  /// Returns the radii of concentric corners of a rectangle of the view's own coordinate space; 0 without a container's shape.
  func concentricRadii(in rect: CGRect) -> [CGFloat] {
    guard let shape = environment.value(\.containerShape, named: "containerShape").wrappedValue,
      let container = shape.place.position
    else { return [0, 0, 0, 0] }
    let origin = position.origin(in: container)
    return shape.concentricRadii(in: rect.offsetBy(dx: origin.x, dy: origin.y), of: container.size)
  }
}

extension EnvironmentValues {
  private enum ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShape? { nil }
  }

  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

nonisolated struct ContainerShapeModifier<S: InsettableShape>: ViewModifier {
  typealias Body = Never

  let shape: S
}

extension ContainerShapeModifier: PrimitiveModifier {
  @MainActor static func makeList(
    _ modifier: GraphValue<ContainerShapeModifier>, _ inputs: ViewInputs,
    content: @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    let place = ContainerShape.Place()
    let inside = inputs.modifyingEnvironment(named: "containerShape") {
      $0.containerShape = ContainerShape(modifier.wrappedValue.shape, at: place)
    }
    return content(inside).map(inputs) { element, inputs in
      place.position = inputs.position
      return element.make(inputs.position)
    }
  }
}

extension View {
  /// Declares the view's shape, for each ``ContainerRelativeShape`` in it.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    ModifiedContent(content: self, modifier: ContainerShapeModifier(shape: shape))
  }
}
