import TrellisDisplayList

extension Semantics {
  /// Returns the changes of a picture; a nil label sets none.
  nonisolated static func image(label: String?) -> [AccessibilityChange] {
    [.addTraits(.isImage)] + (label.map { [.label($0)] } ?? [])
  }
}
