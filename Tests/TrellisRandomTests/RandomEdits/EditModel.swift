/// What a template's views should be: the states that live, by the path of their place.
///
/// A state lives as long as its place is there after each transaction; a place that comes back is a new one.
struct EditModel {
  let template: Template
  /// The state of each place that is there.
  private(set) var states: [String: Int] = [:]
  /// The site of each of them.
  private var sites: [String: Int] = [:]
  /// The watched places that are shown.
  private(set) var watched: Set<String> = []
  /// The changes that counters should be told of, by the last transaction.
  private(set) var changes: [String] = []
  /// A fault for the test of the test: states outlive their places.
  var remembersTheDead = false

  init(_ template: Template) {
    self.template = template
    settle()
  }

  /// The places that have the state of a site, in an order that is always the same.
  func paths(of site: Int) -> [String] { sites.filter { $0.value == site }.keys.sorted() }

  mutating func write(_ value: Int, at path: String) { states[path] = value }

  /// The states as the last transaction left them.
  private var settled: [String: Int] = [:]

  /// Ends a transaction: finds out what is there now.
  mutating func settle() {
    let known = states
    if !remembersTheDead { states = [:] }
    (sites, watched, changes) = ([:], [], [])
    _ = visit(template, "root", known, alone: true)
    settled = states
  }

  /// Notes what is there of a view; answers how many views it stands for.
  ///
  /// Where it stands alone in its place, a frame around several views, or none, is one around all.
  @discardableResult
  private mutating func visit(
    _ template: Template, _ path: String, _ known: [String: Int], alone: Bool = false
  ) -> Int {
    func state() -> Int { known[path] ?? EditStore.start(path) }
    switch template {
    case .label, .reader: return 1
    case .row(let children), .column(let children), .lazy(let children):
      for (index, child) in children.enumerated() { visit(child, "\(path)/\(index)", known) }
      return 1
    case .group(let children):
      return children.enumerated().reduce(0) { $0 + visit($1.element, "\(path)/\($1.offset)", known) }
    case .summed(_, let child):
      // What stands in front of several views stands in front of each.
      let count = visit(child, "\(path)/summed", known, alone: alone)
      return alone ? 1 : count
    case .watched(_, let child):
      let count = visit(child, "\(path)/watched", known, alone: alone)
      if count > 0 { watched.insert(path) }
      return count
    default: break
    }
    let value = state()
    states[path] = value
    sites[path] = template.site
    if case .counter = template, let old = settled[path], old != value {
      changes.append("\(path): \(old) to \(value)")
    }
    switch template {
    case .branch(_, let first, let second):
      if EditMeaning.isOn(value) { return visit(first, "\(path)/first", known, alone: alone) }
      return second.map { visit($0, "\(path)/second", known, alone: alone) } ?? 0
    case .rows(_, let row):
      return EditMeaning.ids(value).reduce(0) { $0 + visit(row, "\(path)/row \($1)", known) }
    case .identified(_, let child):
      return visit(child, "\(path)/id \(EditMeaning.generation(value))", known, alone: alone)
    case .erased(_, let first, let second):
      if EditMeaning.isOn(value) { return visit(first, "\(path)/first", known, alone: alone) }
      visit(second, "\(path)/second", known)
      return 1
    case .framed(_, let child):
      let count = visit(child, "\(path)/framed", known, alone: alone)
      return alone ? 1 : count
    case .numbered(_, let child): return visit(child, "\(path)/numbered", known, alone: alone)
    case .titled(_, let child):
      visit(child, "\(path)/titled", known)
      return 1
    default: return 1
    }
  }
}
