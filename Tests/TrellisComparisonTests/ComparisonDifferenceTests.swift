import Testing
import TrellisComparison

private final class Store {}

private struct Address {
  var street = "Main Street"
  var city = "Paris"
}

private struct User {
  var name = "Ann"
  var nickname: String?
  var address = Address()
  var scores: [String: Address] = [:]
  var orders: [Order] = []
  var position = (x: 1.0, y: 2.0)
  var pair: (Int, Bool) = (1, true)
  var store: Store
  var action: () -> Void = {}
  var content: Any = 1
  var state = State.idle
}

private struct Order: Equatable {
  var number = 1
  var lines = ["a", "b"]
}

private enum State {
  case idle
  case loaded(Address)
  case failed(code: Int, text: String)
}

@Suite struct ComparisonDifferenceTests {
  private let store = Store()

  private func difference(_ change: (inout User) -> Void, from start: (inout User) -> Void = { _ in })
    -> String
  {
    var old = User(store: store)
    start(&old)
    var new = old
    change(&new)
    return ValueComparison.difference(old, new)?.description ?? "equal"
  }

  @Test func `equal values have no difference`() {
    #expect(difference({ _ in }) == "equal")
    #expect(difference({ $0.orders = [Order()] }, from: { $0.orders = [Order()] }) == "equal")
  }

  @Test func `a field inside fields is named by its path`() {
    #expect(difference { $0.address.city = "Rome" } == #"address.city: "Paris" → "Rome" (the values differ)"#)
    #expect(difference { $0.position.y = 3 } == "position.y: 2.0 → 3.0 (the values differ)")
    #expect(difference { $0.pair.1 = false } == "pair.1: true → false (the values differ)")
  }

  @Test func `of two fields that differ, the one declared first is named`() {
    #expect(
      difference {
        $0.pair.0 = 5
        $0.name = "Eve"
      } == #"name: "Ann" → "Eve" (the values differ)"#)
  }

  @Test func `a difference of the case and one of the payload are distinguished`() {
    #expect(difference { $0.nickname = "A" } == "nickname: .none → .some (different cases)")
    #expect(
      difference({ $0.nickname = "B" }, from: { $0.nickname = "A" })
        == #"nickname.some: "A" → "B" (the values differ)"#)
    #expect(difference { $0.state = .loaded(Address()) } == "state: .idle → .loaded (different cases)")
    #expect(
      difference({ $0.state = .loaded(Address(city: "Rome")) }, from: { $0.state = .loaded(Address()) })
        == #"state.loaded.city: "Paris" → "Rome" (the values differ)"#)
    #expect(
      difference({ $0.state = .failed(code: 1, text: "b") }, from: { $0.state = .failed(code: 1, text: "a") })
        == #"state.failed.text: "a" → "b" (the values differ)"#)
  }

  @Test func `an element is named by its index, a dictionary's value by its key`() {
    let orders = [Order(), Order()]
    #expect(
      difference({ $0.orders[1].lines[0] = "c" }, from: { $0.orders = orders })
        == #"orders[1].lines[0]: "a" → "c" (the values differ)"#)
    #expect(
      difference({ $0.orders.removeLast() }, from: { $0.orders = orders })
        == "orders: 2 elements → 1 elements (different counts)")
    #expect(
      difference({ $0.scores["b"]?.city = "Rome" }, from: { $0.scores = ["a": Address(), "b": Address()] })
        == #"scores["b"].city: "Paris" → "Rome" (the values differ)"#)
    #expect(
      difference(
        {
          $0.scores["c"] = $0.scores.removeValue(forKey: "b")
        }, from: { $0.scores = ["a": Address(), "b": Address()] }) == #"scores: "b" → "c" (different keys)"#)
    #expect(difference { $0.scores["c"] = Address() } == #"scores: no such key → "c" (different keys)"#)
  }

  @Test func `a difference of objects or closures says what is identical`() {
    #expect(
      difference { $0.store = Store() } == "store: one object (Store) → another object (Store) (two objects)")
    // If `action` were inlined, the closure of each call would have code of its own.
    @inline(never) func action(_ text: String) -> () -> Void { { print(text) } }
    #expect(difference { $0.action = action("a") }.hasSuffix("(closures with different code)"))
    #expect(
      difference({ $0.action = action("b") }, from: { $0.action = action("a") })
        == "action(captured value 1): \"a\" → \"b\" (the values differ)")
    @inline(never) func weakly(_ store: Store) -> () -> Void { { [weak store] in print(store as Any) } }
    let store = Store()
    let (first, second) = (weakly(store), weakly(store))
    #expect(
      difference({ $0.action = second }, from: { $0.action = first })
        == "action: a closure → a closure (the same closure, captured anew)")
  }

  @Test func `an existential's content is in the path, and its type is a reason`() {
    #expect(difference { $0.content = 2 } == "content: 1 → 2 (the values differ)")
    #expect(difference { $0.content = "1" } == "content: Swift.Int → Swift.String (different types)")
    #expect(
      difference({ $0.content = Address(city: "Rome") }, from: { $0.content = Address() })
        == #"content.city: "Paris" → "Rome" (the values differ)"#)
  }

  @Test func `a difference of the whole value has the path self`() {
    #expect(ValueComparison.difference(1, 2)?.description == "self: 1 → 2 (the values differ)")
    #expect(ValueComparison.difference([1], [2])?.path == "[0]")
    #expect(ValueComparison.difference(1 as Int?, 2)?.path == ".some")
    #expect(ValueComparison.difference("a", "b")?.path == "self")
  }

  @Test func `an Equatable type with more than its fields is reported as a whole`() {
    struct Odd: Equatable, CustomDebugStringConvertible {
      var number = 1
      var debugDescription: String { "odd" }
      static func == (first: Odd, second: Odd) -> Bool { false }
    }
    struct Holder { var odd = Odd() }
    #expect(
      ValueComparison.difference(Holder(), Holder())
        == FieldDifference(path: "odd", reason: .value, old: "odd", new: "odd"))
    #expect(ValueComparison.difference(Odd(), Odd(number: 2))?.path == "number")
  }

  @Test func `an Equatable object is reported as a whole`() {
    final class Account: Equatable, CustomDebugStringConvertible {
      let number: Int
      init(_ number: Int) { self.number = number }
      static func == (first: Account, second: Account) -> Bool { first.number == second.number }
      var debugDescription: String { "account \(number)" }
    }
    #expect(
      ValueComparison.difference(Account(1), Account(2))
        == FieldDifference(path: "self", reason: .value, old: "account 1", new: "account 2"))
  }

  @Test func `lazy fields have their source names, and long values are truncated`() {
    struct Lazy {
      lazy var title = "a"
      var text: String
    }
    var (old, new) = (Lazy(text: "x"), Lazy(text: "x"))
    _ = (old.title, new.title)
    new.title = "b"
    #expect(ValueComparison.difference(old, new)?.path == "title.some")
    let long = ValueComparison.difference(String(repeating: "a", count: 500), "b")
    #expect(long?.old == "\"" + String(repeating: "a", count: 119) + "…")
  }
}
