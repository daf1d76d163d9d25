import Foundation

/// What a symbol is made of: the figures that stand beside each other, each with its holes.
///
/// Source: ours. The icons are one shape each, in which nothing says what is what; so that is told by where a figure is and how
/// large it is.
nonisolated struct SymbolLayers {
  /// A figure with what is cut out of it.
  struct Figure {
    var part: SymbolOutline.Part
    var bounds: CGRect
    var area: CGFloat { bounds.width * bounds.height }
  }

  let figures: [Figure]

  init(_ outline: SymbolOutline) {
    figures = outline.parts.flatMap(SymbolLayers.figures)
  }

  /// The shapes by the levels at which several styles show: the largest thing first, then what is above it, then what is below;
  /// empty where there is one figure alone.
  ///
  /// In a name with `and` it is the other way round: of `square.and.pencil` the pencil comes first.
  func palette(named name: String) -> [SymbolOutline.Part] {
    guard let main = figures.indices.max(by: { figures[$0].area < figures[$1].area }), figures.count > 1
    else { return [] }
    let words = name.split(separator: ".").filter { !SymbolLayers.variants.contains(String($0)) }
    guard words.count > 1 else { return [] }
    let isBehind = words.contains("and")
    let others = figures.indices.filter { $0 != main }
    let above = others.contains { figures[$0].bounds.midY < figures[main].bounds.midY }
    return figures.indices.map { index in
      var part = figures[index].part
      if index == main {
        part.level = isBehind ? 1 : 0
      } else if isBehind {
        part.level = 0
      } else {
        part.level = above && figures[index].bounds.midY > figures[main].bounds.midY ? 2 : 1
      }
      return part
    }
  }

  /// The shapes as a value in `0...1` shows them: those at its end are `isOff`.
  ///
  /// Of a symbol of several things, such as `speaker.wave.3`, the largest is always on; of the others the smaller come first.
  func variable(_ value: Double, named name: String) -> [(part: SymbolOutline.Part, isOff: Bool)] {
    let steps = order(named: name).steps
    let shown = Int(saturating: (min(max(0, value), 1) * Double(steps.count)).rounded(.up))
    let off = Set(steps.dropFirst(shown))
    return figures.indices.map { (figures[$0].part, off.contains($0)) }
  }

  /// The thing itself in a symbol of several things, and the other figures, the smaller first.
  func order(named name: String) -> (main: Int?, steps: [Int]) {
    let words = name.split(separator: ".").filter { !SymbolLayers.variants.contains(String($0)) }
    let main =
      words.count > 1 ? figures.indices.max { figures[$0].area < figures[$1].area } : nil
    return (main, figures.indices.filter { $0 != main }.sorted { figures[$0].area < figures[$1].area })
  }

  private static let variants: Set<String> = ["fill", "circle", "square", "rectangle", "slash"]

  /// The figures of a shape: those that lie in no other, each with those in it.
  private static func figures(of part: SymbolOutline.Part) -> [Figure] {
    var all: [Path] = []
    part.path.forEach { element in
      if case .move = element { all.append(Path()) }
      guard let last = all.indices.last else { return }
      switch element {
      case .move(let end): all[last].move(to: end)
      case .line(let end): all[last].addLine(to: end)
      case .quadCurve(let end, let control): all[last].addQuadCurve(to: end, control: control)
      case .curve(let end, let first, let second):
        all[last].addCurve(to: end, control1: first, control2: second)
      case .closeSubpath: all[last].closeSubpath()
      }
    }
    let boxes = all.map(\.boundingRect)
    let starts = all.map { path -> CGPoint in
      var start: CGPoint?
      path.forEach { if case .move(let point) = $0, start == nil { start = point } }
      return start ?? .zero
    }
    // What a figure lies in is the smallest of those around it.
    func holder(of index: Int) -> Int? {
      all.indices
        .filter {
          $0 != index && boxes[$0].contains(boxes[index]) && boxes[$0] != boxes[index]
            && all[$0].contains(starts[index])
        }
        .min { boxes[$0].width * boxes[$0].height < boxes[$1].width * boxes[$1].height }
    }
    // A hole of a figure is its own; what lies in a hole is a figure again.
    var owner: [Int: Int] = [:]
    for index in all.indices.sorted(by: {
      boxes[$0].width * boxes[$0].height > boxes[$1].width * boxes[$1].height
    }) {
      guard let around = holder(of: index) else { continue }
      if owner[around] == nil { owner[index] = around }
    }
    return all.indices.filter { owner[$0] == nil }.map { index in
      var path = all[index]
      for (hole, of) in owner where of == index { path.addPath(all[hole]) }
      return Figure(
        part: SymbolOutline.Part(path: path, isEvenOdd: part.isEvenOdd, level: part.level),
        bounds: boxes[index])
    }
  }
}
