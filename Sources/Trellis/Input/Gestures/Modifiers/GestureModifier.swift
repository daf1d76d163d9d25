/// A modifier that adds a gesture to a view.
nonisolated struct GestureModifier<G: Gesture> {
  let gesture: G
  let rank: Recognizer.Rank
  let mask: GestureMask
  let isEnabled: Bool
}

extension View {
  /// Adds a gesture to the view, behind the gestures of views inside.
  ///
  /// `mask` determines whether this gesture and those of views inside are recognized. The gesture begins where the view draws
  /// something, or in the area of ``contentShape(_:eoFill:)``.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    recognizing(gesture, .normal, mask)
  }

  /// Adds a gesture to the view, behind the gestures of views inside; a disabled gesture isn't recognized.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    recognizing(gesture, .normal, .all, isEnabled: isEnabled)
  }

  /// Adds a gesture with a name, behind the gestures of views inside.
  ///
  /// The name is ignored: it is for UIKit's recognizers, which a desktop doesn't have.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
  {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture to the view, ahead of the gestures of views inside.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    recognizing(gesture, .high, mask)
  }

  /// Adds a gesture to the view, ahead of the gestures of views inside; a disabled gesture isn't recognized.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    recognizing(gesture, .high, .all, isEnabled: isEnabled)
  }

  /// Adds a gesture with a name, ahead of the gestures of views inside; the name is ignored on a desktop.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture to the view that is recognized independently of the gestures of views inside.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    recognizing(gesture, .simultaneous, mask)
  }

  /// Adds a gesture that is recognized independently of the gestures of views inside; not recognized while it is disabled.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    recognizing(gesture, .simultaneous, .all, isEnabled: isEnabled)
  }

  /// Adds a gesture with a name, independent of the gestures of views inside; the name is ignored on a desktop.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }

  private nonisolated func recognizing<G: Gesture>(
    _ gesture: G, _ rank: Recognizer.Rank, _ mask: GestureMask, isEnabled: Bool = true
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: GestureModifier(gesture: gesture, rank: rank, mask: mask, isEnabled: isEnabled))
  }
}
