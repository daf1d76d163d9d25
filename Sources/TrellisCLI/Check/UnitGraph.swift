import Foundation

/// The units of a repository, with the imports between them.
struct UnitGraph {
  /// The units that each unit imports directly.
  private let imports: [Set<Int>]

  init(_ sources: [UnitSource]) {
    let units = sources.map(\.unit)
    imports = sources.indices.map { index in
      Set(sources[index].imports.modules.compactMap { UnitGraph.unit(named: $0, for: index, units) })
    }
  }

  /// The units that others import.
  var imported: Set<Int> { imports.reduce([]) { $0.union($1) } }

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

  /// The units in an order in which each comes after those that it imports; units that import each other are last.
  var order: [Int] {
    var order: [Int] = []
    var done: Set<Int> = []
    while done.count < imports.count {
      let ready = imports.indices.filter { !done.contains($0) && imports[$0].isSubset(of: done) }
      let next = ready.isEmpty ? imports.indices.filter { !done.contains($0) } : ready
      order += next
      done.formUnion(next)
    }
    return order
  }
}
