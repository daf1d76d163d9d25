public import Foundation
public import TrellisLayout

/// A point or a rectangle of a view, to be read in another view's coordinate space.
///
/// An anchor comes from ``View/anchorPreference(key:value:transform:)``, and its value from a geometry proxy: `proxy[anchor]`.
/// Two anchors are equal if they have the same value at the same position in the window. Readers of an anchor are updated when
/// the view moves.
public struct Anchor<Value> {
  /// The value in the window's coordinate space.
  let value: Value
  /// Returns a value moved by an offset, in points.
  let moving: @Sendable (Value, CGSize) -> Value

  /// The source of an anchor: a point or a rectangle in a view's own coordinate space.
  public struct Source {
    /// Returns the value for a view of a size.
    let value: @Sendable (CGSize) -> Value
    let moving: @Sendable (Value, CGSize) -> Value

    /// Returns the anchor of a view that has a size and an origin in the window.
    func anchor(origin: CGPoint, size: CGSize) -> Anchor {
      Anchor(value: moving(value(size), CGSize(width: origin.x, height: origin.y)), moving: moving)
    }
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Returns whether two anchors have the same value at the same position in the window.
  public static func == (first: Anchor, second: Anchor) -> Bool { first.value == second.value }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the value at its position in the window.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor: Sendable where Value: Sendable {}

extension Anchor.Source: Sendable where Value: Sendable {}

// MARK: - Rectangles

extension Anchor.Source where Value == CGRect {
  /// A rectangle in the view's coordinate space, in points.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(value: { _ in rect }, moving: { $0.offsetBy(dx: $1.width, dy: $1.height) })
  }

  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(
      value: { CGRect(origin: .zero, size: $0) }, moving: { $0.offsetBy(dx: $1.width, dy: $1.height) })
  }
}

// MARK: - Points

extension Anchor.Source where Value == CGPoint {
  private static func makePoint(_ point: @escaping @Sendable (CGSize) -> CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(value: point, moving: { CGPoint(x: $0.x + $1.width, y: $0.y + $1.height) })
  }

  /// A point in the view's coordinate space, in points.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { makePoint { _ in point } }

  /// A point given as fractions of the view's width and height.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    makePoint { CGPoint(x: $0.width * point.x, y: $0.height * point.y) }
  }

  /// The top left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the left side.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The centre.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the right side.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

// MARK: - Collections

extension Anchor.Source {
  /// Creates a source that combines several points or rectangles of the view in one anchor.
  public init<Element>(_ array: [Anchor<Element>.Source]) where Value == [Element] {
    nonisolated(unsafe) let array = array
    self.init(
      value: { size in array.map { $0.value(size) } },
      moving: { values, offset in zip(array, values).map { $0.moving($1, offset) } })
  }

  /// Creates a source for a point or a rectangle of the view, or for none.
  public init<Wrapped>(_ anchor: Anchor<Wrapped>.Source?) where Value == Wrapped? {
    nonisolated(unsafe) let anchor = anchor
    self.init(
      value: { size in anchor.map { $0.value(size) } },
      moving: { value, offset in
        guard let anchor, let value else { return nil }
        return anchor.moving(value, offset)
      })
  }
}

// MARK: - Reading

extension GeometryProxy {
  /// Returns an anchor's value in the view's coordinate space, in points.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    let origin = frame(in: .global).origin
    return anchor.moving(anchor.value, CGSize(width: -origin.x, height: -origin.y))
  }
}
