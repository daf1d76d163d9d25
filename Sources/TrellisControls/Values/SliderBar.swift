import Foundation
import Trellis
import TrellisDisplayList

/// The track and the thumb of a slider, with their gesture and keys.
struct SliderBar: View {
  let value: Binding<Double>
  let scale: SliderScale
  var marks = SliderMarks()
  let onEditingChanged: (Bool) -> Void
  @State private var grip: Grip?
  @Environment(\.controlTheme) private var theme
  @Environment(\.shades) private var shades
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.sliderThumbVisibility) private var thumbVisibility
  @Environment(\.layoutDirection) private var direction

  /// The distance of the pointer from the middle of the thumb during a drag, in points.
  private struct Grip: Equatable { var distance: CGFloat }

  var body: some View {
    let fraction = scale.fraction(of: value.wrappedValue)
    picture(direction == .rightToLeft ? 1 - fraction : fraction)
      .frame(height: theme.metrics.sliderHeight)
      .frame(minWidth: 30)
      .controlBaseline(theme)
      .opacity(shades.opacity(isEnabled: isEnabled))
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0).onChanged(follow).onEnded { _ in
          grip = nil
          onEditingChanged(false)
        }
      )
      .focusable(interactions: .set)
      .onKeyPress(phases: [.down, .repeat], action: press)
      .accessibilityElement()
      .accessibilityRole(.slider)
      .accessibilityValue(Self.spoken(value.wrappedValue))
      .accessibilityNumericValue(
        AccessibilityNode.NumericValue(
          value.wrappedValue, from: scale.lower, to: scale.upper, step: scale.step)
      )
      .accessibilityAdjustableAction { direction in
        set(scale.stepped(value.wrappedValue, by: direction == .increment ? 1 : -1, part: 0.1))
      }
  }

  /// Returns a track, filled up to a thumb at a fraction of the width from the left.
  ///
  /// The track is built in this body, so that a drag evaluates no other body.
  private func picture(_ fraction: Double) -> some View {
    let track = theme.metrics.sliderTrack
    let thumb = theme.metrics.sliderThumb
    let isReversed = direction == .rightToLeft
    return ZStack {
      SliderTrack(fraction: 1, thickness: track, thumb: thumb, isReversed: false)
        .fill(.primary.opacity(max(0.14, shades.line)))
      if !marks.marks.isEmpty {
        SliderDots(
          fractions: marks.inRange(of: scale).map { shown(scale.fraction(of: $0.id)) }, track: track,
          thumb: thumb
        )
        .fill(.primary.opacity(max(0.35, shades.line)))
      }
      SliderTrack(
        fraction: fraction, thickness: track, thumb: thumb, isReversed: isReversed,
        start: marks.neutral.map { shown(scale.fraction(of: $0)) }
      )
      .fill(shades.tint)
      if thumbVisibility != .hidden {
        SliderThumb(fraction: fraction, diameter: thumb).fill(.white)
          .shadow(color: .black.opacity(0.28), radius: 1.5, y: 0.5)
        SliderThumb(fraction: fraction, diameter: thumb).stroke(
          .black.opacity(max(0.1, shades.line)), lineWidth: shades.line > 0 ? 1 : 0.5)
      }
    }
  }

  private func follow(_ drag: DragGesture.Value) {
    let thumb = theme.metrics.sliderThumb
    let way = max(drag.viewSize.width - thumb, 1)
    if grip == nil {
      let middle = thumb / 2 + way * shown(scale.fraction(of: value.wrappedValue))
      let distance = drag.startLocation.x - middle
      grip = Grip(distance: abs(distance) <= thumb / 2 ? distance : 0)
      onEditingChanged(true)
    }
    let middle = drag.location.x - (grip?.distance ?? 0)
    let new = scale.value(at: shown(Double((middle - thumb / 2) / way)))
    if new != value.wrappedValue { value.wrappedValue = new }
  }

  /// Converts a fraction from the leading edge to a fraction from the left, and back.
  private func shown(_ fraction: Double) -> Double { direction == .rightToLeft ? 1 - fraction : fraction }

  private func set(_ new: Double) {
    guard isEnabled else { return }
    onEditingChanged(true)
    value.wrappedValue = new
    onEditingChanged(false)
  }

  private func press(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.isDisjoint(with: [.control, .option, .command]), isEnabled else { return .ignored }
    let forward: KeyEquivalent = direction == .rightToLeft ? .leftArrow : .rightArrow
    let backward: KeyEquivalent = direction == .rightToLeft ? .rightArrow : .leftArrow
    switch press.key {
    case forward, .upArrow: set(scale.stepped(value.wrappedValue, by: 1, part: 0.05))
    case backward, .downArrow: set(scale.stepped(value.wrappedValue, by: -1, part: 0.05))
    case .pageUp: set(scale.stepped(value.wrappedValue, by: 2, part: 0.1))
    case .pageDown: set(scale.stepped(value.wrappedValue, by: -2, part: 0.1))
    case .home: set(scale.first)
    case .end: set(scale.last)
    // Space has no effect, but must not scroll the enclosing view either.
    case .space: break
    default: return .ignored
    }
    return .handled
  }

  /// Returns a number as text for assistive technology, without trailing zeros.
  static func spoken(_ value: Double) -> String {
    value.formatted(.number.precision(.fractionLength(0...2)).locale(Locale(identifier: "en_US_POSIX")))
  }
}

private nonisolated struct SliderTrack: Shape {
  var fraction: Double
  let thickness: CGFloat
  let thumb: CGFloat
  let isReversed: Bool
  /// The fraction from the left at which the part begins; nil is the leading end.
  var start: Double?

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let middle: CGFloat = rect.minX + thumb / 2 + (rect.width - thumb) * CGFloat(fraction)
    if let start {
      let other: CGFloat = rect.minX + thumb / 2 + (rect.width - thumb) * CGFloat(start)
      return Capsule().path(
        in: CGRect(
          x: min(middle, other), y: rect.midY - thickness / 2, width: abs(middle - other), height: thickness))
    }
    let isWhole = fraction == 1 && !isReversed
    let left: CGFloat = isReversed ? middle : rect.minX
    let right: CGFloat = isWhole || isReversed ? rect.maxX : middle
    return Capsule().path(
      in: CGRect(x: left, y: rect.midY - thickness / 2, width: max(right - left, 0), height: thickness))
  }
}

private nonisolated struct SliderThumb: Shape {
  var fraction: Double
  let diameter: CGFloat

  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    Path(
      ellipseIn: CGRect(
        x: rect.minX + (rect.width - diameter) * CGFloat(fraction), y: rect.midY - diameter / 2,
        width: diameter,
        height: diameter))
  }
}

/// The dots of a slider's ticks, below its track.
private nonisolated struct SliderDots: Shape {
  /// The fractions of the ticks, from the left.
  let fractions: [Double]
  let track: CGFloat
  let thumb: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      for fraction in fractions {
        let middle = rect.minX + thumb / 2 + (rect.width - thumb) * CGFloat(fraction)
        path.addEllipse(in: CGRect(x: middle - 1.5, y: rect.midY + track / 2 + 3, width: 3, height: 3))
      }
    }
  }
}
