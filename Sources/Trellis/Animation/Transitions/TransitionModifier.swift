import Foundation

struct TransitionModifier {
  let transition: AnyTransition
}

/// A view's drawing, so many points and so many of its own sizes from its place; its room stays.
struct DrawnDistance {
  var points: CGSize
  var sizes: CGSize
}

extension View {
  /// Says how the view comes and goes, when that is animated.
  ///
  /// It counts where the view itself is what comes, not where that is something around it. A view that says nothing fades.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/transition(_:).
  public func transition(_ t: AnyTransition) -> some View {
    ModifiedContent(content: self, modifier: TransitionModifier(transition: t))
  }

  /// Says how the view comes and goes, when that is animated.
  public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
