import Foundation
import Trellis

/// The view of a mark.
struct FigureView: View {
  let figure: Figure
  /// The figures of the mask, or nil.
  var mask: [Figure]?

  var body: some View {
    if figure.style.isAccessibilityHidden {
      drawn.accessibilityHidden(true)
    } else if figure.style.label != nil || figure.style.value != nil {
      drawn.accessibilityElement()
        .accessibilityLabel(figure.style.label ?? Text(verbatim: ""))
        .accessibilityValue(figure.style.value ?? Text(verbatim: ""))
    } else {
      drawn
    }
  }

  @ViewBuilder private var drawn: some View {
    if figure.style.isPlain && figure.style.identifier == nil && mask == nil {
      plain.opacity(figure.style.opacity)
    } else {
      decorated
    }
  }

  @ViewBuilder private var plain: some View {
    if let stroke = figure.style.stroke {
      figure.outline.stroke(figure.style.paint, style: stroke)
    } else {
      figure.outline.fill(figure.style.paint)
    }
  }

  /// The mark, painted with its part of a rectangle's paint.
  private func painted(_ area: CGRect) -> some View {
    Rectangle().fill(figure.style.paint)
      .frame(width: area.width, height: area.height)
      .offset(x: area.minX, y: area.minY)
      .frame(width: figure.frame.width, height: figure.frame.height, alignment: .topLeading)
      .mask { plain }
  }

  private var decorated: some View {
    var view =
      figure.style.view.map { $0() }
      ?? (figure.style.paintArea.map { AnyView(painted($0)) } ?? AnyView(plain))
    for effect in figure.style.effects { view = effect(view) }
    view = AnyView(view.opacity(figure.style.opacity))
    if let identifier = figure.style.identifier { view = AnyView(view.accessibilityIdentifier(identifier)) }
    guard let mask else { return view }
    let frame = figure.frame
    return AnyView(
      view.mask(alignment: .topLeading) {
        FiguresView(figures: FigureList(mask), masks: []).offset(x: -frame.minX, y: -frame.minY)
      })
  }
}
