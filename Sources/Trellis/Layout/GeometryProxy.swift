public import Foundation
import TrellisGraph
public import TrellisLayout

/// The size and position of a view.
///
/// A reader of `size` depends only on the size; only readers of frames depend on the position. All values are zero after the
/// view's removal.
///
/// Nonisolated functions may receive a proxy and read it, as long as they run on the main thread. On other threads, all values
/// are zero, which is reported once.
///
/// Source: documented, developer.apple.com/documentation/swiftui/geometryproxy; the values off the main thread: ours (choice).
public struct GeometryProxy {
  private let source: GeometrySource

  @MainActor init(size: Attribute<CGSize>, position: ViewPosition) {
    source = GeometrySource(sizeAttribute: size, position: position)
  }

  /// The view's size in points.
  public var size: CGSize { ask("size", or: .zero) { $0.size } }

  /// The distances by which the view would extend if it ignored the safe area, in points.
  public var safeAreaInsets: EdgeInsets { ask("safeAreaInsets", or: EdgeInsets()) { $0.safeAreaInsets } }

  /// Returns the view's frame in a coordinate space, in points.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the view's frame in a coordinate space, in points.
  ///
  /// SwiftUI deprecates this method, which exists for spaces that are held in variables of type ``CoordinateSpace``.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    // A name is an `AnyHashable`, which can't be sent to an actor; here it stays on its thread.
    nonisolated(unsafe) let space = coordinateSpace
    return ask("frame(in:)", or: .zero) { $0.frame(in: space) }
  }

  /// Returns the bounds of the enclosing view with a named coordinate space, in this view's space; nil if there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    nonisolated(unsafe) let name = coordinateSpace.name
    return ask("bounds(of:)", or: nil) { $0.bounds(ofSpaceNamed: name) }
  }

  /// Returns a value from the view's source on the main thread, and `nothing` elsewhere.
  private func ask<Answer: Sendable>(
    _ member: String, or nothing: Answer, _ answer: @MainActor (GeometrySource) -> Answer
  ) -> Answer {
    guard StateWrites.isOnMainActor else {
      Warning.report(
        "GeometryProxy.\(member): it was read on a background thread, where it is unknown; zero is returned; "
          + "read it on the main actor, and pass the value on")
      return nothing
    }
    let source = source
    return MainActor.assumeIsolated { answer(source) }
  }
}

/// The source of a proxy's values.
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
