/// A built-in layout that, unlike custom layouts, declares its own priority and the guides that it sets.
package protocol ModifierLayout: Layout where Cache == Void {
  /// Returns the priority that the surrounding container reads.
  func priority(of subviews: LayoutSubviews) -> Double
  /// The guides that the layout may set, in addition to those of its subviews.
  var ownGuides: GuideSet { get }
}

extension ModifierLayout {
  /// Returns 0: the subviews' priorities are hidden, as in a frame.
  package func priority(of subviews: LayoutSubviews) -> Double { 0 }
  package var ownGuides: GuideSet { .none }
}

/// The kind of a layout type, which determines how its values are queried.
package enum LayoutFamily: Sendable {
  /// A built-in stack or similar container.
  case stack
  /// The layout of a built-in modifier.
  case modifier
  /// The type-erased `AnyLayout`.
  case any
  /// A custom layout of a program.
  case foreign
}

/// The kind of a layout type, as a program's own layouts can't set it.
public struct _LayoutKind: Sendable {
  package let family: LayoutFamily
}

extension ModifierLayout {
  /// The layout of a built-in modifier.
  public static var _layoutKind: _LayoutKind { _LayoutKind(family: .modifier) }
}

extension StackedLayout {
  /// A built-in stack.
  public static var _layoutKind: _LayoutKind { _LayoutKind(family: .stack) }
}

extension AnyLayout {
  /// A type-erased layout.
  public static var _layoutKind: _LayoutKind { _LayoutKind(family: .any) }
}

extension Layout {
  package static var family: LayoutFamily { _layoutKind.family }

  /// Returns the priority that the surrounding container reads.
  ///
  /// A stack passes on the priority of its only subview. A custom layout hides its subviews' priorities.
  ///
  /// Source: observed, `Fixtures/Layout` TS-K1-60: a spacer in a layout shares a column evenly.
  package func containerPriority(of subviews: LayoutSubviews) -> Double {
    switch Self.family {
    case .stack: subviews.count == 1 ? subviews[0].priority : 0
    case .modifier: asModifier.priority(of: subviews)
    case .any: (self as! AnyLayout).base.containerPriority(of: subviews)
    case .foreign: 0
    }
  }

  /// The layout as that of a modifier: a view of the value, which isn't copied into a box.
  private var asModifier: ModifierLayoutValue<Self> { ModifierLayoutValue(layout: self) }

  /// Returns the guides that the layout or its subviews may set.
  package func containerGuides(of subviews: LayoutSubviews) -> GuideSet {
    switch Self.family {
    case .stack: subviews.guides
    case .modifier: asModifier.guides.union(subviews.guides)
    case .any: (self as! AnyLayout).base.containerGuides(of: subviews)
    case .foreign: .any
    }
  }
}

/// A layout whose type is known to be a ``ModifierLayout`` only at run time.
private struct ModifierLayoutValue<L: Layout> {
  let layout: L

  func priority(of subviews: LayoutSubviews) -> Double {
    withUnsafePointer(to: layout) { Self.type.priority(at: $0, of: subviews) }
  }

  var guides: GuideSet { withUnsafePointer(to: layout) { Self.type.guides(at: $0) } }

  private static var type: any ModifierLayout.Type { L.self as! any ModifierLayout.Type }
}

extension ModifierLayout {
  fileprivate static func priority(at layout: UnsafeRawPointer, of subviews: LayoutSubviews) -> Double {
    layout.assumingMemoryBound(to: Self.self).pointee.priority(of: subviews)
  }

  fileprivate static func guides(at layout: UnsafeRawPointer) -> GuideSet {
    layout.assumingMemoryBound(to: Self.self).pointee.ownGuides
  }
}

/// A built-in stack, which sets no guide of its own.
package protocol StackedLayout: Layout {
  /// Updates the cache after views at some indices were replaced; all other views are the same.
  func exchange(_ indices: [Int], _ cache: inout Cache, subviews: LayoutSubviews)
  /// Updates the cache after a range of views was replaced by `count` others; the remaining views are the same.
  func replace(_ range: Range<Int>, by count: Int, _ cache: inout Cache, subviews: LayoutSubviews)
}

extension StackedLayout {
  package func exchange(_ indices: [Int], _ cache: inout Cache, subviews: LayoutSubviews) {
    updateCache(&cache, subviews: subviews)
  }
  package func replace(_ range: Range<Int>, by count: Int, _ cache: inout Cache, subviews: LayoutSubviews) {
    updateCache(&cache, subviews: subviews)
  }

  /// Calls a closure with the cache of `layout`, if its type is this one.
  fileprivate func with<L: Layout>(_ cache: inout L.Cache, of layout: L, _ body: (Self, inout Cache) -> Void)
  {
    guard L.self == Self.self else { return }
    withUnsafeMutablePointer(to: &cache) { cache in
      // The types are the same, so their cache types are, too.
      UnsafeMutableRawPointer(cache).withMemoryRebound(to: Cache.self, capacity: 1) {
        body(self, &$0.pointee)
      }
    }
  }
}

extension Layout {
  /// Updates the cache of any layout after views at some indices were replaced.
  ///
  /// A layout that isn't a built-in stack treats all views as new.
  package func exchangeViews(at indices: [Int], _ cache: inout Cache, subviews: LayoutSubviews) {
    guard let stack = self as? any StackedLayout else { return updateCache(&cache, subviews: subviews) }
    func exchange<S: StackedLayout>(_ stack: S) {
      stack.with(&cache, of: self) { $0.exchange(indices, &$1, subviews: subviews) }
    }
    exchange(stack)
  }

  /// Updates the cache of any layout after a range of views was replaced by `count` others.
  package func replaceViews(
    in range: Range<Int>, by count: Int, _ cache: inout Cache, subviews: LayoutSubviews
  ) {
    guard let stack = self as? any StackedLayout else { return updateCache(&cache, subviews: subviews) }
    func replace<S: StackedLayout>(_ stack: S) {
      stack.with(&cache, of: self) { $0.replace(range, by: count, &$1, subviews: subviews) }
    }
    replace(stack)
  }
}
