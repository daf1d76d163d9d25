/// The expected states of a template's views, by path.
///
/// A state lives as long as its path exists after each transaction. A path that comes back has a new state.
struct EditModel {
  let template: Template
  /// The state of each path that exists.
  private(set) var states: [String: Int] = [:]
  /// The site of each path that exists.
  private var sites: [String: Int] = [:]
  /// The paths of the watched views that are shown.
  private(set) var watched: Set<String> = []
  /// The changes that the last transaction should report to counters.
  private(set) var changes: [String] = []
  /// A deliberate fault, for the test of the test: states outlive their paths.
  var remembersTheDead = false

  init(_ template: Template) {
    self.template = template
    settle()
  }

  /// Returns the paths with the state of a site, sorted.
  func paths(of site: Int) -> [String] { sites.filter { $0.value == site }.keys.sorted() }

  mutating func write(_ value: Int, at path: String) { states[path] = value }

  /// The states after the last transaction.
  private var settled: [String: Int] = [:]

  /// Ends a transaction: determines the paths that exist now.
  mutating func settle() {
    let known = states
    if !remembersTheDead { states = [:] }
    (sites, watched, changes) = ([:], [], [])
    _ = visit(template, "root", known, alone: true)
    settled = states
  }

  /// Records the states of a view, and returns the number of views that it contributes to its container.
  ///
  /// If `alone` is true, no other view is at this position. A frame around several views, or around none, is then a single frame.
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
      // Around several views, there is a sum in front of each.
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
