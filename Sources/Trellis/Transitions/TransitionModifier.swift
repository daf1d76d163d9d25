import Foundation

struct TransitionModifier {
  let transition: AnyTransition
}

/// An offset of a view's drawing, in points and in multiples of the view's own size; the layout is unchanged.
struct DrawnDistance {
  var points: CGSize
  var sizes: CGSize
}

extension View {
  /// Sets the transition of the view's insertion and removal, if the change is animated.
  ///
  /// The transition applies if the view itself is inserted or removed, but not if a view around it is. Views without a transition
  /// fade.
  public func transition(_ t: AnyTransition) -> some View {
    ModifiedContent(content: self, modifier: TransitionModifier(transition: t))
  }

  /// Sets the transition of the view's insertion and removal, if the change is animated.
  public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
