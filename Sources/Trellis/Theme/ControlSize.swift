/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The sizes from the smallest to the largest.
  case mini, small, regular, large, extraLarge
}
