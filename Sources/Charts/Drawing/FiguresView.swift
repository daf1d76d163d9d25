import Foundation
import Trellis

/// The marks of a chart, each a view in its frame.
struct FiguresView: View {
  let figures: FigureList
  let masks: [[Figure]]
  var layers: [MarkLayer] = []
  /// The number of layers around this view.
  var depth = 0
  /// The number of marks above which neighbouring plain marks are one drawing.
  nonisolated static let limit = 2000

  var body: some View {
    let figures = figures.figures
    FigureLayout {
      if figures.count <= Self.limit && figures.allSatisfy({ $0.layers.count <= depth }) {
        ForEach(FigureGroup.groups(of: figures)) { group in
          FigureGroupView(group: group, masks: masks).layoutValue(key: FigureFrame.self, value: nil)
        }
      } else {
        ForEach(FigurePart.parts(of: figures, depth: depth)) { part in
          switch part {
          case .figure(let figure): FigureGroupView.view(figure, masks)
          case .batch(_, let figures):
            FigureBatch(figures: figures).layoutValue(key: FigureFrame.self, value: nil)
          case .layer(let number, let figures):
            layer(number, figures).layoutValue(key: FigureFrame.self, value: nil)
          }
        }
      }
    }
  }

  private func mask(_ number: Int?) -> [Figure]? {
    number.flatMap { masks.indices.contains($0) ? masks[$0] : nil }
  }

  private func layer(_ number: Int, _ figures: [Figure]) -> AnyView {
    let layer = layers[number]
    var view = AnyView(

      FiguresView(figures: FigureList(figures), masks: masks, layers: layers, depth: depth + 1)
        .compositingGroup())
    for effect in layer.effects { view = effect(view) }
    view = AnyView(view.opacity(layer.opacity))
    guard let mask = mask(layer.mask) else { return view }
    return AnyView(view.mask { FiguresView(figures: FigureList(mask), masks: []) })
  }
}

/// A part of a chart's drawing that is one view.
enum FigurePart: Identifiable {
  enum ID: Hashable {
    case figure(Figure.ID)
    case batch(Int)
    case layer(Int)
  }

  case figure(Figure)
  /// Plain figures that follow each other, with the number of the batch.
  case batch(Int, [Figure])
  /// The figures of a layer, with its number.
  case layer(Int, [Figure])

  var id: ID {
    switch self {
    case .figure(let figure): .figure(figure.id)
    case .batch(let number, _): .batch(number)
    case .layer(let number, _): .layer(number)
    }
  }

  /// Returns the parts of figures inside a number of layers, in the order of drawing.
  static func parts(of figures: [Figure], depth: Int) -> [FigurePart] {
    var parts: [FigurePart] = []
    var positions: [Int: Int] = [:]
    var members: [Int: [Figure]] = [:]
    var batch: [Figure] = []
    let isBatched = figures.count > FiguresView.limit
    func endBatch() {
      if !batch.isEmpty { parts.append(.batch(parts.count, batch)) }
      batch = []
    }
    for figure in figures {
      if figure.layers.count > depth {
        let number = figure.layers[depth]
        members[number, default: []].append(figure)
        guard positions[number] == nil else { continue }
        endBatch()
        positions[number] = parts.count
        parts.append(.layer(number, []))
      } else if isBatched && figure.isPlain {
        batch.append(figure)
      } else {
        endBatch()
        parts.append(.figure(figure))
      }
    }
    endBatch()
    for (number, position) in positions { parts[position] = .layer(number, members[number] ?? []) }
    return parts
  }
}

/// Many marks as one drawing, without identity.
struct FigureBatch: View {
  let figures: [Figure]

  var body: some View {
    Canvas { context, _ in
      for figure in figures {
        let style = figure.style
        var context = context
        context.opacity = style.opacity
        let path = figure.outline.path(in: figure.frame)
        if let stroke = style.stroke {
          context.stroke(path, with: .style(style.paint), style: stroke)
        } else {
          context.fill(path, with: .style(style.paint))
        }
      }
    }
  }
}
