import Foundation
import Trellis

/// The view of a mark.
struct FigureView: View {
  let figure: Figure
  /// The figures of the mask, or nil.
  var mask: [Figure]?

  var body: some View {
    if figure.isAccessibilityHidden {
      drawn.accessibilityHidden(true)
    } else if figure.label != nil || figure.value != nil {
      drawn.accessibilityElement()
        .accessibilityLabel(figure.label ?? Text(verbatim: ""))
        .accessibilityValue(figure.value ?? Text(verbatim: ""))
    } else {
      drawn
    }
  }

  @ViewBuilder private var drawn: some View {
    if figure.isPlain && mask == nil {
      plain.opacity(figure.opacity)
    } else {
      decorated
    }
  }

  @ViewBuilder private var plain: some View {
    if let stroke = figure.stroke {
      figure.outline.stroke(figure.paint, style: stroke)
    } else {
      figure.outline.fill(figure.paint)
    }
  }

  /// The mark, painted with its part of a rectangle's paint.
  private func painted(_ area: CGRect) -> some View {
    Rectangle().fill(figure.paint)
      .frame(width: area.width, height: area.height)
      .offset(x: area.minX, y: area.minY)
      .frame(width: figure.frame.width, height: figure.frame.height, alignment: .topLeading)
      .mask { plain }
  }

  private var decorated: some View {
    var view = figure.view.map { $0() } ?? (figure.paintArea.map { AnyView(painted($0)) } ?? AnyView(plain))
    for effect in figure.effects { view = effect(view) }
    view = AnyView(view.opacity(figure.opacity))
    if let identifier = figure.identifier { view = AnyView(view.accessibilityIdentifier(identifier)) }
    guard let mask else { return view }
    let frame = figure.frame
    return AnyView(
      view.mask(alignment: .topLeading) {
        FiguresView(figures: mask, masks: []).offset(x: -frame.minX, y: -frame.minY)
      })
  }
}

/// The marks of a chart, each a view in its frame.
struct FiguresView: View {
  let figures: [Figure]
  let masks: [[Figure]]
  /// The number of marks above which neighbouring plain marks are one drawing.
  static let limit = 2000

  var body: some View {
    FigureLayout {
      if figures.count > Self.limit {
        FigureBatch(figures: figures.filter(\.isPlain)).layoutValue(key: FigureFrame.self, value: nil)
        ForEach(figures.filter { !$0.isPlain }) { view($0) }
      } else {
        ForEach(figures) { view($0) }
      }
    }
  }

  private func view(_ figure: Figure) -> some View {
    FigureView(figure: figure, mask: figure.mask.flatMap { masks.indices.contains($0) ? masks[$0] : nil })
      .layoutValue(
        key: FigureFrame.self, value: FigurePlacement(frame: figure.frame, isCentered: figure.view != nil))
  }
}

/// Many marks as one drawing, without identity.
struct FigureBatch: View {
  let figures: [Figure]

  var body: some View {
    Canvas { context, _ in
      for figure in figures {
        var context = context
        context.opacity = figure.opacity
        let path = figure.outline.path(in: figure.frame)
        if let stroke = figure.stroke {
          context.stroke(path, with: .style(figure.paint), style: stroke)
        } else {
          context.fill(path, with: .style(figure.paint))
        }
      }
    }
  }
}

/// The place of a mark's view in the plot area.
nonisolated struct FigurePlacement: Equatable {
  var frame: CGRect
  /// Whether the view has a size of its own, and is around the middle of the frame.
  var isCentered: Bool
}

/// The place of a mark's view; nil for the whole area.
struct FigureFrame: LayoutValueKey {
  nonisolated static var defaultValue: FigurePlacement? { nil }
}

/// A layout that places views at given frames.
nonisolated struct FigureLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let placement = subview[FigureFrame.self]
      let frame = placement?.frame ?? CGRect(origin: .zero, size: bounds.size)
      if placement?.isCentered == true {
        subview.place(
          at: CGPoint(x: bounds.minX + frame.midX, y: bounds.minY + frame.midY), anchor: .center,
          proposal: .unspecified)
        continue
      }
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
        proposal: ProposedViewSize(frame.size))
    }
  }
}
