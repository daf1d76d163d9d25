import Foundation
import Trellis
import TrellisDisplayList

/// The two halves of a stepper: stacked on a desktop, side by side on a phone.
struct StepperHalves: View {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let spoken: String?
  /// Whether the stepper can be focused; false if the field beside it handles the same keys.
  var takesFocus = true
  @Environment(\.controlTheme) private var theme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.shades) private var shades

  var body: some View {
    let (size, radius) = (theme.metrics.stepperSize, theme.metrics.buttonRadius)
    Group {
      if theme.metrics.stacksStepper {
        VStack(spacing: 0) {
          StepperHalf(sign: .up, action: increment)
          Rectangle().fill(.primary.opacity(0.12)).frame(height: 1)
          StepperHalf(sign: .down, action: decrement)
        }
      } else {
        HStack(spacing: 0) {
          StepperHalf(sign: .minus, action: decrement)
          Rectangle().fill(.primary.opacity(0.18)).frame(width: 1).padding(.vertical, 7)
          StepperHalf(sign: .plus, action: increment)
        }
      }
    }
    .frame(width: size.width, height: size.height)
    .controlBaseline(theme)
    .background(.primary.opacity(shades.background()), in: RoundedRectangle(cornerRadius: radius))
    .clipShape(RoundedRectangle(cornerRadius: radius))
    .overlay {
      if shades.line > 0 {
        RoundedRectangle(cornerRadius: radius).strokeBorder(.primary.opacity(shades.line))
          .allowsHitTesting(false)
      }
    }
    .opacity(shades.opacity(isEnabled: isEnabled))
    .focusable(takesFocus, interactions: .set)
    .onKeyPress(.upArrow) { go(increment) }
    .onKeyPress(.downArrow) { go(decrement) }
    .accessibilityElement()
    .accessibilityRole(.stepper)
    .accessibilityValue(spoken ?? "")
    .accessibilityAdjustableAction { direction in
      if isEnabled { (direction == .increment ? increment : decrement)?() }
    }
  }

  private func go(_ action: (() -> Void)?) -> KeyPress.Result {
    if isEnabled { action?() }
    return .handled
  }
}

/// A half of a stepper: a sign that performs an action when it is pressed.
private struct StepperHalf: View {
  let sign: StepperSign
  let action: (() -> Void)?
  @State private var isPressed = false
  @State private var isUnderPointer = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.shades) private var shades

  var body: some View {
    sign.stroke(
      .primary.opacity(action == nil ? 0.25 : 0.8),
      style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round)
    )
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      .primary.opacity(
        isEnabled && action != nil ? shades.ink(isPressed: isPressed, isUnderPointer: isUnderPointer) : 0)
    )
    .contentShape(Rectangle())
    .onHover { isUnderPointer = $0 }
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { _ in
          if isPressed { return }
          isPressed = true
          action?()
        }
        .onEnded { _ in isPressed = false }
    )
  }
}

private nonisolated enum StepperSign: Shape {
  case up, down, plus, minus

  nonisolated func path(in rect: CGRect) -> Path {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    var path = Path()
    switch self {
    case .up, .down:
      let depth: CGFloat = self == .up ? -1.5 : 1.5
      path.move(to: CGPoint(x: middle.x - 3, y: middle.y - depth))
      path.addLine(to: CGPoint(x: middle.x, y: middle.y + depth))
      path.addLine(to: CGPoint(x: middle.x + 3, y: middle.y - depth))
    case .plus, .minus:
      path.move(to: CGPoint(x: middle.x - 6, y: middle.y))
      path.addLine(to: CGPoint(x: middle.x + 6, y: middle.y))
      if self == .plus {
        path.move(to: CGPoint(x: middle.x, y: middle.y - 6))
        path.addLine(to: CGPoint(x: middle.x, y: middle.y + 6))
      }
    }
    return path
  }
}
