import Foundation

/// The separate figures of a symbol, each with its holes.
///
/// Source: ours. An icon is one shape without any structure, so figures are distinguished by position and size.
nonisolated struct SymbolLayers {
  /// A figure with its holes.
  struct Figure {
    var part: SymbolOutline.Part
    var bounds: CGRect
    var area: CGFloat { bounds.width * bounds.height }
  }

  let figures: [Figure]

  init(_ outline: SymbolOutline) {
    figures = outline.parts.flatMap(SymbolLayers.figures)
  }

  /// Returns the shapes with their style levels: the largest figure first, then those above it, then those below.
  ///
  /// The result is empty for a single figure, and for a name of one word. In a name with `and`, the order is reversed: in
  /// `square.and.pencil`, the pencil comes first.
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

  /// Returns the shapes for a value in `0...1`; those beyond the value are `isOff`.
  ///
  /// In a symbol of several objects, such as `speaker.wave.3`, the largest figure is always on. The others are turned on in the
  /// order of their sizes, the smallest first.
  func variable(_ value: Double, named name: String) -> [(part: SymbolOutline.Part, isOff: Bool)] {
    let steps = order(named: name).steps
    let shown = Int(saturating: (min(max(0, value), 1) * Double(steps.count)).rounded(.up))
    let off = Set(steps.dropFirst(shown))
    return figures.indices.map { (figures[$0].part, off.contains($0)) }
  }

  /// Returns the main figure of a symbol of several objects, and the other figures, the smaller first.
  func order(named name: String) -> (main: Int?, steps: [Int]) {
    let words = name.split(separator: ".").filter { !SymbolLayers.variants.contains(String($0)) }
    let main =
      words.count > 1 ? figures.indices.max { figures[$0].area < figures[$1].area } : nil
    return (main, figures.indices.filter { $0 != main }.sorted { figures[$0].area < figures[$1].area })
  }

  private static let variants: Set<String> = ["fill", "circle", "square", "rectangle", "slash"]

  /// Returns the figures of a shape: those that lie in no other, each with its holes.
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
    // The container of a figure is the smallest of the figures around it.
    func holder(of index: Int) -> Int? {
      all.indices
        .filter {
          $0 != index && boxes[$0].contains(boxes[index]) && boxes[$0] != boxes[index]
            && all[$0].contains(starts[index])
        }
        .min { boxes[$0].width * boxes[$0].height < boxes[$1].width * boxes[$1].height }
    }
    // A hole belongs to the figure around it; an island in a hole is a figure of its own.
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
