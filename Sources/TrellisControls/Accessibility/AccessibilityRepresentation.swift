import Foundation
public import Trellis

extension View {
  /// Replaces the accessibility elements of the view with those of other views, which aren't drawn and get no events.
  ///
  /// The other views are proposed the size of this one. Their actions are performed by assistive technologies only.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/accessibilityrepresentation(representation:).
  public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
    -> some View
  {
    // An opacity of 0 would hide the elements too; a mask doesn't.
    accessibilityHidden(true).overlay {
      representation().mask { Color.clear }.allowsHitTesting(false)
    }
  }
}
