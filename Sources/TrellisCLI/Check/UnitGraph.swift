import Foundation

/// The units of a repository, with the imports between them.
struct UnitGraph {
  let units: [CheckUnit]
  /// The units that each unit imports directly.
  private let imports: [Set<Int>]

  init(_ units: [CheckUnit]) {
    self.units = units
    imports = units.indices.map { index in
      let unit = units[index]
      let modules = ImportScan(files: unit.files).modules
      return Set(modules.compactMap { UnitGraph.unit(named: $0, for: index, units) })
    }
  }

  /// Returns the unit with a module's name: of the same package or project if there is one, and never a unit of loose files.
  private static func unit(named module: String, for index: Int, _ units: [CheckUnit]) -> Int? {
    let found = units.indices.filter {
      $0 != index && units[$0].module == module && units[$0].kind != .folder
    }
    return found.first { units[$0].path == units[index].path } ?? found.first
  }

  /// Returns the units that a unit imports, directly or indirectly, in order.
  func dependencies(of index: Int) -> [Int] {
    var found: Set<Int> = []
    var waiting = Array(imports[index])
    while let next = waiting.popLast() {
      if next != index, found.insert(next).inserted { waiting += imports[next] }
    }
    return found.sorted()
  }

  /// The units in groups: each imports only units of earlier groups.
  ///
  /// Units that import each other are in the last group.
  var waves: [[Int]] {
    var waves: [[Int]] = []
    var done: Set<Int> = []
    while done.count < units.count {
      let ready = units.indices.filter { !done.contains($0) && imports[$0].isSubset(of: done) }
      let wave = ready.isEmpty ? units.indices.filter { !done.contains($0) } : Array(ready)
      waves.append(Array(wave))
      done.formUnion(wave)
    }
    return waves
  }
}
