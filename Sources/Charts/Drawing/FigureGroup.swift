import Trellis

/// The figures of a chart, compared by identity: the groups inside are compared by value.
final class FigureList {
  let figures: [Figure]
  init(_ figures: [Figure]) { self.figures = figures }
}

/// Neighbouring figures, which are updated only if one of them changes.
///
/// A group begins at an identity whose hash has a certain form: so groups stay the same if figures are added or removed elsewhere.
struct FigureGroup: Identifiable {
  /// The identity of the first figure; nil for the first group.
  let id: Figure.ID?
  var figures: [Figure]

  /// Returns groups of about 32 figures, in the order of drawing.
  static func groups(of figures: [Figure]) -> [FigureGroup] {
    guard figures.count > 64 else { return [FigureGroup(id: nil, figures: figures)] }
    var groups: [FigureGroup] = []
    var start = 0
    func end(_ index: Int) {
      guard index > start else { return }
      groups.append(
        FigureGroup(id: start == 0 ? nil : figures[start].id, figures: Array(figures[start..<index])))
      start = index
    }
    for index in figures.indices
    where (figures[index].id.mark.data &+ figures[index].id.mark.ordinal) & 31 == 0 {
      end(index)
    }
    end(figures.count)
    return groups
  }
}

/// The figures of a group, each a view in its frame.
struct FigureGroupView: View {
  let group: FigureGroup
  let masks: [[Figure]]

  var body: some View {
    FigureLayout {
      ForEach(group.figures) { Self.view($0, masks) }
    }
  }

  static func view(_ figure: Figure, _ masks: [[Figure]]) -> some View {
    let mask = figure.style.mask.flatMap { masks.indices.contains($0) ? masks[$0] : nil }
    return FigureView(figure: figure, mask: mask)
      .layoutValue(
        key: FigureFrame.self,
        value: FigurePlacement(frame: figure.frame, isCentered: figure.style.view != nil))
  }
}
