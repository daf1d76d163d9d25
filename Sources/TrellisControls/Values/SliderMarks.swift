import Foundation
import Trellis

/// The marks on the track of a slider, and its neutral value.
struct SliderMarks {
  /// A mark at a value.
  struct Mark: Identifiable {
    let id: Double
    let label: AnyView?
  }

  var marks: [Mark] = []
  /// The value at which the filled part of the track begins; nil is the lower end.
  var neutral: Double?

  init() {}

  init<V: BinaryFloatingPoint>(_ ticks: some Sequence<SliderTick<V>>, neutral: V?) {
    marks = ticks.map { Mark(id: Double($0.value), label: $0.label) }
    self.neutral = neutral.map { Double($0) }
  }

  /// Returns the marks in a scale's range; of marks at one value, the first is kept.
  func inRange(of scale: SliderScale) -> [Mark] {
    var known: Set<Double> = []
    return marks.filter { $0.id >= scale.lower && $0.id <= scale.upper && known.insert($0.id).inserted }
  }
}

/// Labels below the marks of a slider.
///
/// A label is centred below its mark, but stays within the width of the slider.
nonisolated struct SliderLabels: Layout {
  /// The fractions of the marks, from the left.
  let fractions: [Double]
  let thumb: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (view, fraction) in zip(subviews, fractions) {
      let size = view.sizeThatFits(.unspecified)
      let middle = bounds.minX + thumb / 2 + (bounds.width - thumb) * CGFloat(fraction)
      let x = min(max(middle - size.width / 2, bounds.minX), max(bounds.maxX - size.width, bounds.minX))
      view.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
    }
  }
}

/// The track of a slider, with the labels of its ticks below.
struct LabeledSliderBar: View {
  let bar: SliderBar
  @Environment(\.controlTheme) private var theme
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let marks = bar.marks.marks.isEmpty ? [] : bar.marks.inRange(of: bar.scale).filter { $0.label != nil }
    if marks.isEmpty {
      bar
    } else {
      let fractions = marks.map { mark in
        let fraction = bar.scale.fraction(of: mark.id)
        return direction == .rightToLeft ? 1 - fraction : fraction
      }
      let metrics = theme.metrics
      // Two points below the dots, also if the thumb is larger.
      VStack(spacing: 2 - max(metrics.sliderHeight / 2 - metrics.sliderTrack / 2 - 6, 0)) {
        bar
        SliderLabels(fractions: fractions, thumb: theme.metrics.sliderThumb) {
          ForEach(marks) { $0.label }
        }
        .font(.caption2).foregroundStyle(.secondary).lineLimit(1)
        .accessibilityHidden(true)
      }
      // The views at the ends are beside the track.
      .alignmentGuide(VerticalAlignment.center) { $0[.top] + theme.metrics.sliderHeight / 2 }
    }
  }
}
