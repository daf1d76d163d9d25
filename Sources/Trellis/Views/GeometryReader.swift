public import Foundation
import TrellisGraph
public import TrellisLayout

/// Views that depend on where they are and how much room there is: all that is proposed, 10 points where nothing is.
///
/// Its views stand at the top of its leading side. It is the one place where what is shown depends on the layout: its own
/// size depends on what is proposed alone, never on its views.
///
/// Source: documented, developer.apple.com/documentation/swiftui/geometryreader.
public nonisolated struct GeometryReader<Content: View>: View {
  /// It has no body.
  public typealias Body = Never

  /// Makes the views, given what tells the geometry.
  public var content: (GeometryProxy) -> Content

  /// Creates views that depend on their geometry.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

/// What tells a view's size and place.
///
/// Who reads the size depends on that alone, and on the place only who asks for a frame. When the view is gone, all is zero.
///
/// Source: documented, developer.apple.com/documentation/swiftui/geometryproxy.
@MainActor @preconcurrency
public struct GeometryProxy {
  let sizeAttribute: Attribute<CGSize>
  let position: ViewPosition

  /// The view's size in points.
  public var size: CGSize { sizeAttribute.exists ? sizeAttribute.wrappedValue : .zero }

  /// What was taken of the room around the view, in points: how far it would reach if it ignored the safe area.
  public var safeAreaInsets: EdgeInsets {
    guard sizeAttribute.exists, let safeArea = position.surroundings.safeArea else { return EdgeInsets() }
    return safeArea.reach(of: position, size: size)
  }

  /// The view's frame in a coordinate space, in points.
  public func frame(in space: CoordinateSpace) -> CGRect {
    guard sizeAttribute.exists else { return .zero }
    switch space {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return CGRect(origin: position.origin(inSpaceNamed: nil), size: size)
    case .named(let name): return CGRect(origin: position.origin(inSpaceNamed: name), size: size)
    }
  }
}
