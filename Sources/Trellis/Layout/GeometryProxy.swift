public import Foundation
import TrellisGraph
public import TrellisLayout

/// What tells a view's size and position.
///
/// Who reads the size depends on that alone, and on the position only who asks for a frame. When the view is gone, all is zero.
///
/// Functions that belong to no actor may be handed one and may ask it, as long as they run on the main thread. Anywhere else
/// nothing is known of the view: all is zero, which is reported once.
///
/// Source: documented, developer.apple.com/documentation/swiftui/geometryproxy; what is known off the main thread: ours
/// (choice).
public struct GeometryProxy {
  private let source: GeometrySource

  @MainActor init(size: Attribute<CGSize>, position: ViewPosition) {
    source = GeometrySource(sizeAttribute: size, position: position)
  }

  /// The view's size in points.
  public var size: CGSize { ask("size", or: .zero) { $0.size } }

  /// What was taken of the room around the view, in points: how far it would reach if it ignored the safe area.
  public var safeAreaInsets: EdgeInsets { ask("safeAreaInsets", or: EdgeInsets()) { $0.safeAreaInsets } }

  /// The view's frame in a coordinate space, in points.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/geometryproxy/frame(in:).
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The view's frame in a coordinate space, in points.
  ///
  /// SwiftUI calls it deprecated: it is there for spaces that are held in a variable of the one type.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    // A name is an AnyHashable, which may not cross over to an actor; here it stays on the thread that it is on.
    nonisolated(unsafe) let space = coordinateSpace
    return ask("frame(in:)", or: .zero) { $0.frame(in: space) }
  }

  /// The rectangle of a view around this one that has a coordinate space with a name, in this view's own space, in points; nil where
  /// none has.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/geometryproxy/bounds(of:).
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    nonisolated(unsafe) let name = coordinateSpace.name
    return ask("bounds(of:)", or: nil) { $0.bounds(ofSpaceNamed: name) }
  }

  /// What the view's source says, where it may be asked.
  private func ask<Answer: Sendable>(
    _ member: String, or nothing: Answer, _ answer: @MainActor (GeometrySource) -> Answer
  ) -> Answer {
    guard StateWrites.isOnMainActor else {
      Warning.report(
        "GeometryProxy.\(member): it was read off the main thread, where nothing is known of the view; it is zero there; "
          + "read it on the main actor, and take the value along")
      return nothing
    }
    let source = source
    return MainActor.assumeIsolated { answer(source) }
  }
}

/// Where what a proxy tells comes from.
@MainActor
private final class GeometrySource {
  private let sizeAttribute: Attribute<CGSize>
  private let position: ViewPosition

  init(sizeAttribute: Attribute<CGSize>, position: ViewPosition) {
    (self.sizeAttribute, self.position) = (sizeAttribute, position)
  }

  var size: CGSize { sizeAttribute.exists ? sizeAttribute.wrappedValue : .zero }

  var safeAreaInsets: EdgeInsets {
    guard sizeAttribute.exists, let safeArea = position.surroundings.safeArea else { return EdgeInsets() }
    return safeArea.reach(of: position, size: size)
  }

  func bounds(ofSpaceNamed name: AnyHashable) -> CGRect? {
    guard sizeAttribute.exists, let space = position.space(named: name) else { return nil }
    let origin = position.origin(in: space)
    return CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: space.size)
  }

  func frame(in space: CoordinateSpace) -> CGRect {
    guard sizeAttribute.exists else { return .zero }
    switch space {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return CGRect(origin: position.origin(inSpaceNamed: nil), size: size)
    case .named(let name): return CGRect(origin: position.origin(inSpaceNamed: name), size: size)
    }
  }
}
