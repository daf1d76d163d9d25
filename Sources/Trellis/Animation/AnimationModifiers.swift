nonisolated struct AnimationModifier<Value: Equatable> {
  let animation: Animation?
  let value: Value
}

nonisolated struct TransactionModifier {
  let transform: (inout Transaction) -> Void
}

nonisolated struct ValueTransactionModifier<Value: Equatable> {
  let value: Value
  let transform: (inout Transaction) -> Void
}

extension View {
  /// Animates the view's changes in each update in which a value changes; nil shows them at once.
  ///
  /// The animation applies to the modifiers that are written before this one. It takes precedence over the animation of the
  /// change itself.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/animation(_:value:); the precedence: recorded, TX-T4.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    ModifiedContent(content: self, modifier: AnimationModifier(animation: animation, value: value))
  }

  /// Animates all of the view's changes; nil shows them at once.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public nonisolated func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Animates the changes of the modifiers in a closure; the view itself changes as it would without them.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedView<Self, Self, V>(content: self, scoped: body(PlaceholderContentView())) {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }

  /// Changes the transaction of all updates of the view.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    ModifiedContent(content: self, modifier: TransactionModifier(transform: transform))
  }

  /// Changes the transaction of each update of the view in which a value changes.
  public nonisolated func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    ModifiedContent(content: self, modifier: ValueTransactionModifier(value: value, transform: transform))
  }

  /// Changes the transaction of all updates, for the modifiers in a closure only.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedView<Self, Self, V>(content: self, scoped: body(PlaceholderContentView()), transform: transform)
  }
}

/// A placeholder, in a modifier's closure, for the view that the modifier is applied to.
public nonisolated struct PlaceholderContentView<Value>: View {
  /// The view has no body.
  public typealias Body = Never

  package init() {}
}

/// A view that shows `scoped`, with `content` in place of the placeholder for a type.
///
/// The transaction that `transform` changes applies to `scoped` only.
package nonisolated struct ScopedView<Placeheld, Content: View, Scoped: View>: View {
  package typealias Body = Never

  let content: Content
  let scoped: Scoped
  var transform: ((inout Transaction) -> Void)?

  package init(content: Content, scoped: Scoped, transform: ((inout Transaction) -> Void)? = nil) {
    (self.content, self.scoped, self.transform) = (content, scoped, transform)
  }
}
