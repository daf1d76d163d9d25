/// A view that looks out for a gesture.
nonisolated struct GestureModifier<G: Gesture> {
  let gesture: G
  let rank: Contender.Rank
  let mask: GestureMask
  let isEnabled: Bool
}

extension View {
  /// Has the view look out for a gesture, which comes after those of the views in it.
  ///
  /// `mask` says whether the gesture counts, and those of the views in it. The gesture begins where the view draws something, or where
  /// ``contentShape(_:eoFill:)`` says.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/gesture(_:including:).
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    looking(for: gesture, .normal, mask)
  }

  /// Has the view look out for a gesture while that is enabled, which comes after those of the views in it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/gesture(_:isenabled:).
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    looking(for: gesture, .normal, .all, isEnabled: isEnabled)
  }

  /// The same with a name, by which UIKit's recognisers would know the gesture: there are none on a desktop, and it does nothing.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/gesture(_:name:isenabled:).
  public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
  {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Has the view look out for a gesture that comes before those of the views in it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/highprioritygesture(_:including:).
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    looking(for: gesture, .high, mask)
  }

  /// Has the view look out for a gesture that comes before those of the views in it, while it is enabled.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/highprioritygesture(_:isenabled:).
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    looking(for: gesture, .high, .all, isEnabled: isEnabled)
  }

  /// The same with a name, which does nothing on a desktop.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/highprioritygesture(_:name:isenabled:).
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Has the view look out for a gesture beside those of the views in it: whatever they are, it counts.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/simultaneousgesture(_:including:).
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    looking(for: gesture, .simultaneous, mask)
  }

  /// Has the view look out for a gesture beside those of the views in it, while it is enabled.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/simultaneousgesture(_:isenabled:).
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    looking(for: gesture, .simultaneous, .all, isEnabled: isEnabled)
  }

  /// The same with a name, which does nothing on a desktop.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/simultaneousgesture(_:name:isenabled:).
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }

  private nonisolated func looking<G: Gesture>(
    for gesture: G, _ rank: Contender.Rank, _ mask: GestureMask, isEnabled: Bool = true
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: GestureModifier(gesture: gesture, rank: rank, mask: mask, isEnabled: isEnabled))
  }
}
