import Foundation
import Trellis

/// The automatic legend: for each scale, a symbol and a name for each value.
struct LegendView: View {
  let model: ChartModel

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if let bounds = model.styles.gradientBounds { GradientLegend(styles: model.styles, bounds: bounds) }
      ForEach(LegendSection.sections(of: model.styles)) { section in
        LegendFlow(spacing: 12) {
          ForEach(section.items) { item in
            HStack(spacing: 5) {
              LegendSymbol(styles: model.styles, kinds: section.kinds, datum: item.id)
              Text(verbatim: item.id.name)
            }
          }
        }
      }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
    .accessibilityElement(children: .combine)
  }
}

/// The values of scales that have the same domain.
struct LegendSection: Identifiable {
  struct Item: Identifiable {
    let id: Datum
  }

  let id: Int
  var kinds: Set<StyleScales.Kind>
  let items: [Item]

  /// Returns a section for each domain, in the order of the scales.
  ///
  /// A continuous scale of colours has none: it has a gradient.
  static func sections(of styles: StyleScales) -> [LegendSection] {
    var sections: [LegendSection] = []
    for (kind, scale) in styles.all where scale.isUsed && !(kind == .foreground && scale.isContinuous) {
      let values = scale.isContinuous ? scale.samples : scale.domain.unique
      if let index = sections.firstIndex(where: { $0.items.map(\.id) == values }) {
        sections[index].kinds.insert(kind)
      } else {
        sections.append(
          LegendSection(id: sections.count, kinds: [kind], items: values.map { Item(id: $0) }))
      }
    }
    return sections
  }
}

extension StyleScales {
  /// The numbers at the ends of the gradient; nil unless the scale of colours is continuous.
  fileprivate var gradientBounds: ClosedRange<Double>? {
    foreground.isUsed && foreground.isContinuous ? foreground.bounds : nil
  }
}

extension StyleScales.Scale {
  /// Round numbers that show a continuous scale.
  fileprivate var samples: [Datum] {
    guard let bounds, bounds.lowerBound < bounds.upperBound else { return domain.unique }
    let step = NiceTicks.step(bounds, count: 3)
    return NiceTicks.multiples(of: step, in: bounds).map { .number($0) }
  }
}

extension [Datum] {
  fileprivate var unique: [Datum] {
    var known: Set<Datum> = []
    return filter { known.insert($0).inserted }
  }
}
