/// How large controls are.
///
/// Source: documented, developer.apple.com/documentation/swiftui/controlsize.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// From the smallest to the largest.
  case mini, small, regular, large, extraLarge
}
