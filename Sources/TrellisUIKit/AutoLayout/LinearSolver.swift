import Foundation

/// A solver of linear equations and inequalities with weights, by the simplex method.
///
/// Required relations hold. Of the others, the sum of the deviations is minimal, each multiplied by its weight. The method is that of
/// Cassowary (Badros, Borning, Stuckey, 2001): a tableau of basic variables, in which an equation with a weight has two error variables.
struct LinearSolver {
  /// A linear expression: a constant, and factors of variables.
  struct Expression {
    var constant = 0.0
    var factors: [Int: Double] = [:]

    static func + (first: Expression, second: Expression) -> Expression {
      var sum = first
      sum.constant += second.constant
      for (variable, factor) in second.factors { sum.factors[variable, default: 0] += factor }
      return sum
    }
    static func * (expression: Expression, factor: Double) -> Expression {
      Expression(
        constant: expression.constant * factor, factors: expression.factors.mapValues { $0 * factor })
    }
    static func - (first: Expression, second: Expression) -> Expression { first + second * -1 }
  }

  enum Relation { case lessOrEqual, equal, greaterOrEqual }

  private enum Kind: UInt8 { case external, slack, error, dummy, artificial }
  private struct Symbol: Hashable, Comparable {
    let kind: Kind
    let number: Int
    static func < (first: Symbol, second: Symbol) -> Bool {
      (first.kind.rawValue, first.number) < (second.kind.rawValue, second.number)
    }
    var isRestricted: Bool { kind != .external }
    var canEnter: Bool { kind == .slack || kind == .error }
  }
  /// A linear expression of symbols that aren't basic.
  private struct Row {
    var constant = 0.0
    var cells: [Symbol: Double] = [:]

    mutating func add(_ symbol: Symbol, _ factor: Double) {
      let sum = (cells[symbol] ?? 0) + factor
      cells[symbol] = abs(sum) < 1e-9 ? nil : sum
    }
    mutating func add(_ row: Row, _ factor: Double) {
      constant += row.constant * factor
      for (symbol, value) in row.cells { add(symbol, value * factor) }
    }
    /// Replaces a symbol by its row.
    mutating func substitute(_ symbol: Symbol, _ row: Row) {
      if let factor = cells.removeValue(forKey: symbol) { add(row, factor) }
    }
    /// Solves `0 = row` for a symbol, or `left = row` for another one.
    mutating func solve(for symbol: Symbol, leaving left: Symbol? = nil) {
      if let left { add(left, -1) }
      let factor = -1 / (cells.removeValue(forKey: symbol) ?? 1)
      constant *= factor
      for (symbol, value) in cells { cells[symbol] = value * factor }
    }
  }

  private var rows: [Symbol: Row] = [:]
  private var objective = Row()
  /// The row that is minimized in place of the objective, while a row is added by an artificial variable.
  private var goal: Row?
  private var count = 0

  private mutating func symbol(_ kind: Kind) -> Symbol {
    count += 1
    return Symbol(kind: kind, number: -count)
  }

  /// Adds a relation of an expression to 0; `weight` is nil if it is required.
  ///
  /// Returns false, and adds nothing, if it contradicts those
  /// that are required.
  mutating func add(_ expression: Expression, _ relation: Relation, weight: Double?) -> Bool {
    var row = Row(constant: expression.constant)
    for (variable, factor) in expression.factors.sorted(by: { $0.key < $1.key }) where abs(factor) > 1e-9 {
      let symbol = Symbol(kind: .external, number: variable)
      if let basic = rows[symbol] { row.add(basic, factor) } else { row.add(symbol, factor) }
    }
    let (before, objectiveBefore) = (rows, objective)
    var candidates: [Symbol] = []
    if relation != .equal {
      let sign = relation == .lessOrEqual ? 1.0 : -1
      let slack = symbol(.slack)
      row.add(slack, sign)
      candidates.append(slack)
      if let weight {
        let error = symbol(.error)
        row.add(error, -sign)
        objective.add(error, weight)
        candidates.append(error)
      }
    } else if let weight {
      let (over, under) = (symbol(.error), symbol(.error))
      row.add(over, -1)
      row.add(under, 1)
      objective.add(over, weight)
      objective.add(under, weight)
      candidates = [over, under]
    } else {
      candidates.append(symbol(.dummy))
      row.add(candidates[0], 1)
    }
    if row.constant < 0 {
      row.constant = -row.constant
      row.cells = row.cells.mapValues { -$0 }
    }
    if let subject = subject(of: row, candidates) {
      row.solve(for: subject)
      pivot(subject, row)
    } else if row.cells.keys.allSatisfy({ $0.kind == .dummy }) {
      guard abs(row.constant) < 1e-6 else {
        (rows, objective) = (before, objectiveBefore)
        return false
      }
      return true
    } else if !addByArtificial(row) {
      (rows, objective) = (before, objectiveBefore)
      return false
    }
    optimize()
    return true
  }

  /// The value of a variable.
  func value(of variable: Int) -> Double { rows[Symbol(kind: .external, number: variable)]?.constant ?? 0 }

  /// Returns a symbol that can become basic at once.
  private func subject(of row: Row, _ candidates: [Symbol]) -> Symbol? {
    if let external = row.cells.keys.filter({ $0.kind == .external }).min() { return external }
    return candidates.first { $0.canEnter && (row.cells[$0] ?? 0) < 0 }
  }

  private mutating func pivot(_ symbol: Symbol, _ row: Row) {
    for (basic, var other) in rows where other.cells[symbol] != nil {
      other.substitute(symbol, row)
      rows[basic] = other
    }
    objective.substitute(symbol, row)
    goal?.substitute(symbol, row)
    rows[symbol] = row
  }

  /// Adds a row by minimizing an artificial variable; returns false if that can't be 0.
  private mutating func addByArtificial(_ row: Row) -> Bool {
    let artificial = symbol(.artificial)
    rows[artificial] = row
    goal = row
    optimize()
    let least = goal?.constant ?? 0
    goal = nil
    guard abs(least) < 1e-6 else { return false }
    if var basic = rows.removeValue(forKey: artificial) {
      if basic.cells.isEmpty { return true }
      guard let entering = basic.cells.keys.filter({ $0.canEnter || $0.kind == .external }).min() else {
        return false
      }
      basic.solve(for: entering, leaving: artificial)
      pivot(entering, basic)
    }
    for (basic, var other) in rows where other.cells[artificial] != nil {
      other.cells[artificial] = nil
      rows[basic] = other
    }
    objective.cells[artificial] = nil
    return true
  }

  /// Moves to the minimum of the objective, by Bland's rule, which can't cycle.
  private mutating func optimize() {
    for _ in 0..<10_000 {
      let cells = (goal ?? objective).cells
      guard let entering = cells.filter({ $0.key.canEnter && $0.value < -1e-9 }).keys.min() else { return }
      var leaving: (symbol: Symbol, ratio: Double)?
      for (symbol, row) in rows where symbol.isRestricted {
        guard let factor = row.cells[entering], factor < -1e-9 else { continue }
        let ratio = -row.constant / factor
        if let best = leaving, ratio > best.ratio || ratio == best.ratio && best.symbol < symbol { continue }
        leaving = (symbol, ratio)
      }
      // An objective without a minimum doesn't happen with correct rows.
      guard let leaving, var row = rows.removeValue(forKey: leaving.symbol) else { return }
      row.solve(for: entering, leaving: leaving.symbol)
      pivot(entering, row)
    }
  }
}
