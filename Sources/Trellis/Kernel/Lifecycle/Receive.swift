public import Combine

nonisolated struct ReceiveModifier<Source: Publisher> where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void
}

extension View {
  /// Performs an action with each value that a publisher sends, as long as the view is there.
  ///
  /// It is subscribed when the view appears. A body that gives another publisher subscribes anew: one that a body makes is
  /// another one each time, save for a value that compares equal. What is sent on another thread arrives on the main actor.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/onreceive(_:perform:); when it subscribes anew:
  /// inferred.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    ModifiedContent(content: self, modifier: ReceiveModifier(publisher: publisher, action: action))
  }
}
