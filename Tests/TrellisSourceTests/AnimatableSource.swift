import SwiftUI

// A shape and a view as written with `@Animatable`.

@Animatable
struct Blade: Shape {
  var reach: CGFloat
  var turn = Angle.zero
  @AnimatableIgnored var isFilled: Bool
  let corners = 4

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: rect.width * reach, height: isFilled ? rect.height : 1))
  }
}

@Animatable
struct NumberLabel: View {
  var number: Double
  @State private var isOn = false

  var body: some View { Text("\(Int(number.rounded()))") }
}
