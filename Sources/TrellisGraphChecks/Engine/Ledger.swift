/// A count of live objects, which shows objects that are never destroyed, or destroyed twice.
///
/// It is `Sendable` only so that values with tokens can be sent: a program runs on one thread.
final class Ledger: @unchecked Sendable {
  private(set) var balance = Balance()

  fileprivate func change(_ sort: Token.Sort, by amount: Int) {
    switch sort {
    case .value: balance.values += amount
    case .rule: balance.rules += amount
    }
  }

  func noteMistake() { balance.mistakes += 1 }
}

/// An object that a ledger counts while it is alive.
final class Token: @unchecked Sendable {
  enum Sort {
    case value
    case rule
  }

  private let ledger: Ledger
  private let sort: Sort
  private var isAlive = true

  init(_ sort: Sort, in ledger: Ledger) {
    self.ledger = ledger
    self.sort = sort
    ledger.change(sort, by: 1)
  }

  deinit {
    if !isAlive { ledger.noteMistake() }
    isAlive = false
    ledger.change(sort, by: -1)
  }
}
