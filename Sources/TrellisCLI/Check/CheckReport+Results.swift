import Foundation

extension CheckReport {
  /// Collects the results of units.
  init(_ path: String, _ done: [UnitCheck.Done], skipped: [Skipped]) {
    var (all, failing) = (Set<String>(), Set<String>())
    var found: [MissingName: [String: (place: Place, imports: Set<String>)]] = [:]
    var others: [Problem] = []
    for check in done {
      let result = check.result
      let bad = result.crash == nil ? result.failing : result.failing.union(check.unit.files)
      all.formUnion(check.unit.files)
      failing.formUnion(bad)
      targets.append(
        Target(
          name: check.unit.name, kind: check.unit.kind, path: check.unit.path,
          platform: check.unit.platform.rawValue, files: check.unit.files.count, failing: bad.sorted(),
          programs: result.programs, previews: result.previews, compiles: result.compiles,
          crash: result.crash))
      var imports: [String: Set<String>] = [:]
      for module in result.modules {
        let name = MissingName(kind: .module, name: module.name)
        for place in module.places {
          found[name, default: [:]][place.file] = (place, [])
          imports[place.file, default: []].insert(module.name)
        }
      }
      for error in result.errors {
        guard let name = MissingName.names(in: ": error: \(error.message)").first else {
          others.append(error)
          continue
        }
        if found[name]?[error.file] == nil {
          found[name, default: [:]][error.file] = (
            Place(file: error.file, line: error.line), imports[error.file] ?? []
          )
        }
      }
    }
    (self.path, files, compiling, self.skipped) = (path, all.count, all.count - failing.count, skipped)
    errors = others
    missing = found.map { name, uses in
      let common = uses.values.reduce(uses.values.first?.imports ?? []) { $0.intersection($1.imports) }
      return Missing(
        kind: Missing.Kind(name.kind), name: name.name, files: uses.count,
        places: uses.values.map(\.place).sorted { ($0.file, $0.line) < ($1.file, $1.line) },
        maybeFrom: common.sorted(), advice: KnownGaps.advice(for: name))
    }.sorted { ($1.files, $0.kind.rank, $0.name) < ($0.files, $1.kind.rank, $1.name) }
  }
}

extension CheckReport.Missing.Kind {
  fileprivate init(_ kind: MissingName.Kind) {
    switch kind {
    case .global: self = .name
    case .member: self = .member
    case .module: self = .module
    }
  }

  fileprivate var rank: Int {
    switch self {
    case .module: 0
    case .name: 1
    case .member: 2
    }
  }
}
