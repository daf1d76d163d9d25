/// A layout of the house that says more of itself than custom layouts can: its own priority, and which guides it sets.
package protocol ModifierLayout: Layout where Cache == Void {
  /// The priority that the container around it sees.
  func priority(of subviews: LayoutSubviews) -> Double
  /// The guides that it perhaps sets, beside those of its subviews.
  var ownGuides: GuideSet { get }
}

extension ModifierLayout {
  /// The subviews' priorities are hidden, as a frame hides its content's.
  package func priority(of subviews: LayoutSubviews) -> Double { 0 }
  package var ownGuides: GuideSet { .none }
}

/// Which kind of layout a type is: what is asked of its values, which needn't be looked at for it.
package enum LayoutFamily {
  /// A stack of the house.
  case stack
  /// What a modifier of the house does with a view.
  case modifier
  /// One of any type.
  case any
  /// A program's own.
  case foreign
}

extension Layout {
  package static var family: LayoutFamily {
    if Self.self is any StackedLayout.Type { return .stack }
    if Self.self is any ModifierLayout.Type { return .modifier }
    return Self.self == AnyLayout.self ? .any : .foreign
  }

  /// The priority that the container around it sees: that of a stack's only subview passes through, and a program's own
  /// layout hides it.
  ///
  /// Source: observed, `Fixtures/Layout` TS-K1-60: a spacer in a layout shares a column evenly.
  package func containerPriority(of subviews: LayoutSubviews) -> Double {
    switch Self.family {
    case .stack: subviews.count == 1 ? subviews[0].priority : 0
    case .modifier: (self as! any ModifierLayout).priority(of: subviews)
    case .any: (self as! AnyLayout).base.containerPriority(of: subviews)
    case .foreign: 0
    }
  }

  /// The guides that it perhaps sets, or its subviews do.
  package func containerGuides(of subviews: LayoutSubviews) -> GuideSet {
    switch Self.family {
    case .stack: subviews.guides
    case .modifier: (self as! any ModifierLayout).ownGuides.union(subviews.guides)
    case .any: (self as! AnyLayout).base.containerGuides(of: subviews)
    case .foreign: .any
    }
  }
}

/// A stack of the house: it sets no guide of its own.
package protocol StackedLayout: Layout {
  /// Brings what it remembers up to date where other views stand at some indices, and all others are the same.
  func exchange(_ indices: [Int], _ cache: inout Cache, subviews: LayoutSubviews)
  /// The same where so many views stand in the place of some.
  func replace(_ range: Range<Int>, by count: Int, _ cache: inout Cache, subviews: LayoutSubviews)
}

extension StackedLayout {
  package func exchange(_ indices: [Int], _ cache: inout Cache, subviews: LayoutSubviews) {
    updateCache(&cache, subviews: subviews)
  }
  package func replace(_ range: Range<Int>, by count: Int, _ cache: inout Cache, subviews: LayoutSubviews) {
    updateCache(&cache, subviews: subviews)
  }

  /// Does something with the cache of a layout of another type, which is this one.
  fileprivate func with<L: Layout>(_ cache: inout L.Cache, of layout: L, _ body: (Self, inout Cache) -> Void)
  {
    guard L.self == Self.self else { return }
    withUnsafeMutablePointer(to: &cache) { cache in
      // The types are the same, and so are those of their caches.
      UnsafeMutableRawPointer(cache).withMemoryRebound(to: Cache.self, capacity: 1) {
        body(self, &$0.pointee)
      }
    }
  }
}

extension Layout {
  /// Brings what any layout remembers up to date where other views stand at some indices; one that isn't a stack of the house
  /// is told that all are new.
  package func exchangeViews(at indices: [Int], _ cache: inout Cache, subviews: LayoutSubviews) {
    guard let stack = self as? any StackedLayout else { return updateCache(&cache, subviews: subviews) }
    func exchange<S: StackedLayout>(_ stack: S) {
      stack.with(&cache, of: self) { $0.exchange(indices, &$1, subviews: subviews) }
    }
    exchange(stack)
  }

  /// The same where so many views stand in the place of some.
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
