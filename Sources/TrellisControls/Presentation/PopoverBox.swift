import Foundation
import Trellis

extension View {
  /// Puts the view into the box of a popover: a rounded shape with a line around it and a shadow, which handles presses.
  func popoverBox(_ shape: RoundedRectangle, fill: some ShapeStyle, lineOpacity: Double) -> some View {
    overlay { shape.strokeBorder(.primary.opacity(lineOpacity)).allowsHitTesting(false) }
      .background { shape.fill(fill).shadow(color: .black.opacity(0.22), radius: 10, y: 5) }
      .contentShape(shape)
      .onTapGesture {}
  }
}
