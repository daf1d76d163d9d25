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
  /// It reaches what is written before it, and goes before the animation of the change itself.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/animation(_:value:); which goes before: recorded, TX-T4.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    ModifiedContent(content: self, modifier: AnimationModifier(animation: animation, value: value))
  }

  /// Animates all of the view's changes; nil shows them at once.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/animation(_:).
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public nonisolated func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Animates what the modifiers in a closure do whenever that changes; the view itself changes as it would without.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/animation(_:body:).
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedView<Self, Self, V>(content: self, scoped: body(PlaceholderContentView())) {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }

  /// Changes the transaction of all updates on its way to the view.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/transaction(_:).
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    ModifiedContent(content: self, modifier: TransactionModifier(transform: transform))
  }

  /// Changes the transaction, on its way to the view, of each update in which a value changes.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/transaction(value:_:).
  public nonisolated func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    ModifiedContent(content: self, modifier: ValueTransactionModifier(value: value, transform: transform))
  }

  /// Changes the transaction of all updates on its way to what the modifiers in a closure do.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/transaction(_:body:).
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedView<Self, Self, V>(content: self, scoped: body(PlaceholderContentView()), transform: transform)
  }
}

/// The view that a modifier with a closure modifies, in the closure.
///
/// Source: documented, developer.apple.com/documentation/swiftui/placeholdercontentview.
public nonisolated struct PlaceholderContentView<Value>: View {
  /// It has no body.
  public typealias Body = Never
}

/// A view that stands in another one for the placeholder of a type; the other one may have a transaction of its own.
nonisolated struct ScopedView<Placeheld, Content: View, Scoped: View>: View {
  typealias Body = Never

  let content: Content
  let scoped: Scoped
  var transform: ((inout Transaction) -> Void)?
}
