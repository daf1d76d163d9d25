import struct TrellisGraphChecks.SplitMix

/// A view tree in which only states change: the views as written in source, without the values that they show.
///
/// `site` is a location in the source. Each view with state has a site of its own.
indirect enum Template: Hashable {
  /// A text that never changes.
  case label(site: Int)
  /// A text that shows its state.
  case counter(site: Int)
  /// A text that shows a number of the environment.
  case reader(site: Int)
  /// An `if`, with or without an `else`.
  case branch(site: Int, Template, otherwise: Template?)
  /// A `ForEach` whose ids are state.
  case rows(site: Int, Template)
  /// A view with an `id` that is state.
  case identified(site: Int, Template)
  /// An `AnyView` of one of two types.
  case erased(site: Int, Template, Template)
  /// A frame whose width is state.
  case framed(site: Int, Template)
  /// An environment whose number is state.
  case numbered(site: Int, Template)
  /// A view that hands its state to one inside it as a plain value.
  case titled(site: Int, Template)
  /// A view that records when it appears and disappears.
  case watched(site: Int, Template)
  /// A view with the sum of its counters' preferences in front.
  case summed(site: Int, Template)
  case row([Template])
  case column([Template])
  /// A column whose views are built when visible.
  ///
  /// In these windows, all views are visible.
  case lazy([Template])
  case group([Template])
}

extension Template {
  /// The child views, in order.
  var children: [Template] {
    switch self {
    case .label, .counter, .reader: []
    case .branch(_, let first, let second): [first] + (second.map { [$0] } ?? [])
    case .erased(_, let first, let second): [first, second]
    case .rows(_, let child), .identified(_, let child), .framed(_, let child), .numbered(_, let child),
      .titled(_, let child), .watched(_, let child), .summed(_, let child):
      [child]
    case .row(let children), .column(let children), .lazy(let children), .group(let children): children
    }
  }

  /// Returns the same view with other children, as many as before.
  func with(_ children: [Template]) -> Template {
    switch self {
    case .label, .counter, .reader: self
    case .branch(let site, _, let second):
      .branch(site: site, children[0], otherwise: second == nil ? nil : children[1])
    case .erased(let site, _, _): .erased(site: site, children[0], children[1])
    case .rows(let site, _): .rows(site: site, children[0])
    case .identified(let site, _): .identified(site: site, children[0])
    case .framed(let site, _): .framed(site: site, children[0])
    case .numbered(let site, _): .numbered(site: site, children[0])
    case .titled(let site, _): .titled(site: site, children[0])
    case .watched(let site, _): .watched(site: site, children[0])
    case .summed(let site, _): .summed(site: site, children[0])
    case .row: .row(children)
    case .column: .column(children)
    case .lazy: .lazy(children)
    case .group: .group(children)
    }
  }

  /// Slightly smaller templates, the smallest first.
  var simpler: [Template] {
    var all = children
    switch self {
    case .row(let children), .column(let children), .lazy(let children), .group(let children):
      for index in children.indices where children.count > 1 {
        var fewer = children
        fewer.remove(at: index)
        all.append(with(fewer))
      }
    case .branch(let site, let first, .some): all.append(.branch(site: site, first, otherwise: nil))
    default: break
    }
    for index in children.indices {
      all += children[index].simpler.map { smaller in
        var changed = children
        changed[index] = smaller
        return with(changed)
      }
    }
    return all
  }

  /// The site of a view with state, or nil for other views.
  var site: Int? {
    switch self {
    case .counter(let site), .branch(let site, _, _), .rows(let site, _), .identified(let site, _),
      .erased(let site, _, _), .framed(let site, _), .numbered(let site, _), .titled(let site, _):
      site
    case .label, .reader, .watched, .summed, .row, .column, .lazy, .group: nil
    }
  }

  /// The sites with state.
  var sites: [Int] { (site.map { [$0] } ?? []) + children.flatMap(\.sites) }

  /// The number of views in the tree.
  var size: Int { children.reduce(1) { $0 + $1.size } }
}

extension Template: CustomStringConvertible {
  /// The tree in a form like source: `column { if s1 { counter s2 } }`.
  var description: String {
    func list(_ name: String) -> String {
      "\(name) { \(children.map(\.description).joined(separator: "; ")) }"
    }
    return switch self {
    case .label(let site): "label s\(site)"
    case .counter(let site): "counter s\(site)"
    case .reader(let site): "reader s\(site)"
    case .branch(let site, let first, let second):
      "if s\(site) { \(first) }" + (second.map { " else { \($0) }" } ?? "")
    case .rows(let site, _): list("rows s\(site)")
    case .identified(let site, _): list("id s\(site)")
    case .erased(let site, _, _): list("erased s\(site)")
    case .framed(let site, _): list("framed s\(site)")
    case .numbered(let site, _): list("numbered s\(site)")
    case .titled(let site, _): list("titled s\(site)")
    case .watched(let site, _): list("watched s\(site)")
    case .summed(let site, _): list("summed s\(site)")
    case .row: list("row")
    case .column: list("column")
    case .lazy: list("lazy")
    case .group: list("group")
    }
  }
}

extension Template {
  /// Returns a random tree of at most `depth` levels.
  static func random(depth: Int, using random: inout SplitMix) -> Template {
    var site = 0
    return random_(depth: depth, site: &site, using: &random)
  }

  private static func random_(depth: Int, site: inout Int, using random: inout SplitMix) -> Template {
    site += 1
    let own = site
    guard depth > 0 else {
      return switch random.below(5) {
      case 0: .label(site: own)
      case 1: .reader(site: own)
      default: .counter(site: own)
      }
    }
    func child() -> Template { random_(depth: depth - 1, site: &site, using: &random) }
    func some() -> [Template] { (0...random.below(3)).map { _ in child() } }
    switch random.below(16) {
    case 0, 1: return .branch(site: own, child(), otherwise: random.happens(50) ? child() : nil)
    case 2, 3: return .rows(site: own, child())
    case 4: return .identified(site: own, child())
    case 5: return .erased(site: own, child(), child())
    case 6: return .framed(site: own, child())
    case 7: return .numbered(site: own, child())
    case 8: return .titled(site: own, child())
    case 9: return .watched(site: own, child())
    case 10: return .row(some())
    case 11: return .group(some())
    case 12: return .summed(site: own, child())
    case 13, 14: return .lazy(some())
    default: return .column(some())
    }
  }
}
