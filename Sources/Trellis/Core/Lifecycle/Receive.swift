public import Combine

nonisolated struct ReceiveModifier<Source: Publisher> where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void
}

extension View {
  /// Performs an action with each value that a publisher sends while the view is shown.
  ///
  /// The publisher is subscribed when the view appears. If a later body passes a different publisher, that publisher is subscribed
  /// instead. A publisher that a body creates is different each time, unless it is a value that compares equal. Values that are sent on
  /// another thread arrive on the main actor.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/onreceive(_:perform:); the condition for another
  /// subscription: inferred.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    ModifiedContent(content: self, modifier: ReceiveModifier(publisher: publisher, action: action))
  }
}
