import Foundation
import TrellisGraph
import TrellisLayout

extension AnchorPreferenceModifier: PreferenceSettingModifier {
  @MainActor func value(inner: () -> Key.Value, at position: ViewPosition) -> Key.Value {
    transform(source.anchor(at: position))
  }
}

extension AnchorTransformModifier: PreferenceSettingModifier {
  @MainActor func value(inner: () -> Key.Value, at position: ViewPosition) -> Key.Value {
    var value = inner()
    transform(&value, source.anchor(at: position))
    return value
  }
}

extension Anchor.Source {
  @MainActor fileprivate func anchor(at position: ViewPosition) -> Anchor {
    anchor(origin: position.origin(inSpaceNamed: nil), size: position.size)
  }
}
