import Glibc
import Testing
import TrellisComparison

private final class Store {
  var title = ""
}

private final class Account: Equatable {
  let number: Int
  init(_ number: Int) { self.number = number }
  static func == (first: Account, second: Account) -> Bool { first.number == second.number }
}

private struct Point {
  var x: Int
  var y: Int
}

/// Padding between `flag` and `count`, and a generic parameter.
private struct Padded<Value> {
  var flag: Bool
  var count: Int
  var value: Value
}

private protocol Shape {}
private protocol Owner: AnyObject {}
extension Point: Shape {}
extension Int: Shape {}
private struct Wide: Shape {
  var numbers: (Int, Int, Int, Int, Int)
  var point: Point
}
extension Store: Owner {}

@Suite struct ComparisonKindsTests {
  @Test func `numbers and text compare by value`() {
    same(1, 1)
    differ(1, 2)
    same(UInt8(200), 200)
    differ(true, false)
    same(
      "a long text that is not stored in the string itself",
      "a long text that is not stored in the string " + "itself")
    same("\u{E9}", "e\u{301}")
    differ("a", "b")
    same(Character("x"), "x")
    same(Int128(7), 7)
    differ(Int128(1) << 100, Int128(1) << 101)
  }

  @Test func `zeros of both signs are equal, and NaN differs from itself, wherever they are`() {
    struct Size {
      var width: Double
      var height: Double
      var scale: Float
    }
    same(0.0, -0.0)
    differ(Double.nan, .nan)
    differ(Float.nan, .nan)
    same(Size(width: 0, height: 1, scale: -0.0), Size(width: -0.0, height: 1, scale: 0))
    differ(Size(width: 1, height: .nan, scale: 1), Size(width: 1, height: .nan, scale: 1))
    differ(Size(width: 1, height: 1, scale: .nan), Size(width: 1, height: 1, scale: .nan))
    same(Size?.none, nil)
  }

  @Test func `a struct compares field by field, whatever its padding holds`() {
    func filled(_ byte: UInt8, _ flag: Bool, _ count: Int) -> Padded<Float> {
      withUnsafeTemporaryAllocation(of: Padded<Float>.self, capacity: 1) { memory in
        memset(memory.baseAddress!, Int32(byte), MemoryLayout<Padded<Float>>.size)
        memory.baseAddress!.pointer(to: \.flag)!.initialize(to: flag)
        memory.baseAddress!.pointer(to: \.count)!.initialize(to: count)
        memory.baseAddress!.pointer(to: \.value)!.initialize(to: 1)
        return memory[0]
      }
    }
    same(filled(0, true, 1), filled(0xFF, true, 1))
    differ(filled(0, true, 1), filled(0, false, 1))
    differ(filled(0, true, 1), filled(0, true, 2))
    differ(Padded(flag: true, count: 1, value: "a"), Padded(flag: true, count: 1, value: "b"))
    same(
      Padded(flag: true, count: 1, value: Padded(flag: false, count: 2, value: ())),
      Padded(flag: true, count: 1, value: Padded(flag: false, count: 2, value: ())))
    same((), ())
  }

  @Test func `an Equatable type compares by its own operator only`() {
    struct Approximate: Equatable {
      var value: Int
      static func == (first: Self, second: Self) -> Bool { first.value / 10 == second.value / 10 }
    }
    struct Holder {
      var approximate: Approximate
      var other: Int
    }
    same(Approximate(value: 11), Approximate(value: 12))
    differ(Approximate(value: 11), Approximate(value: 21))
    same(
      Holder(approximate: Approximate(value: 11), other: 1),
      Holder(approximate: Approximate(value: 12), other: 1))
    same([Approximate(value: 11)], [Approximate(value: 19)])
    same(Approximate(value: 11) as Approximate?, Approximate(value: 12))
  }

  @Test func `a conditional conformance counts where its condition holds`() {
    struct Box<Value> {
      var value: Value
    }
    same(Modulo(value: 3), Modulo(value: 13))
    differ(Modulo(value: Point(x: 3, y: 0)), Modulo(value: Point(x: 13, y: 0)))
    same(Modulo(value: Point(x: 3, y: 0)), Modulo(value: Point(x: 3, y: 0)))
    same(Box(value: Modulo(value: 3)), Box(value: Modulo(value: 23)))
  }

  @Test func `tuples compare element by element`() {
    same((1, "a", true), (1, "a", true))
    differ((1, "a", true), (1, "a", false))
    same((x: 1, point: Point(x: 1, y: 2)), (x: 1, point: Point(x: 1, y: 2)))
    differ((x: 1, point: Point(x: 1, y: 2)), (x: 1, point: Point(x: 1, y: 3)))
  }

  @Test func `objects compare by identity unless they are Equatable`() {
    let (store, other) = (Store(), Store())
    same(store, store)
    differ(store, other)
    same(Padded(flag: true, count: 1, value: store), Padded(flag: true, count: 1, value: store))
    differ(Padded(flag: true, count: 1, value: store), Padded(flag: true, count: 1, value: other))
    same(Account(1), Account(1))
    differ(Account(1), Account(2))
    same(store as Store?, store)
    differ(store as Store?, nil)
    same(Account(1) as Account?, Account(1))
    same(nil as Store?, nil)
  }

  @Test func `weak and unowned references compare by the object`() {
    struct References {
      weak var parent: Store?
      weak var owner: (any Owner)?
      unowned var store: Store
      unowned(unsafe) var unsafe: Store
      unowned var maybe: Store?
    }
    let (store, other) = (Store(), Store())
    func references(_ weak: Store?, _ owner: Store?, _ unowned: Store, _ maybe: Store?) -> References {
      References(parent: weak, owner: owner, store: unowned, unsafe: unowned, maybe: maybe)
    }
    same(references(store, store, other, nil), references(store, store, other, nil))
    differ(references(store, store, other, nil), references(nil, store, other, nil))
    differ(references(store, store, other, nil), references(store, other, other, nil))
    differ(references(store, store, other, nil), references(store, store, store, nil))
    differ(references(store, store, other, nil), references(store, store, other, other))
    var short: Store? = Store()
    let lost = references(short, short, store, store)
    short = nil
    same(lost, references(nil, nil, store, store))
    same(Result<References, Never>.success(lost), .success(lost))
  }

  @Test func `closures compare by function and captured values`() {
    struct Button {
      var title = "Save"
      var action: () -> Void
      var other: (() -> Void)?
    }
    let store = Store()
    func make(_ text: String) -> () -> Void { { store.title = text } }
    let (first, second) = (make("a"), make("a"))
    same(Button(action: first), Button(action: first))
    same(Button(action: first), Button(action: second))
    differ(Button(action: first), Button(action: make("b")))
    same(Button(action: second, other: first), Button(action: second, other: first))
    differ(Button(action: first, other: first), Button(action: first, other: nil))
    func plain() -> Button { Button(action: { print("no capture") }) }
    same(plain(), plain())
  }

  @Test func `captured closures, structs, objects and existentials are compared as such`() {
    struct Page {
      var number: Int
      var title: String?
      var items: [Int]
    }
    struct Action {
      var run: () -> Void
    }
    struct Handler<Element> {
      var handle: (Element) -> Void
    }
    let (store, other) = (Store(), Store())
    func page(_ page: Page, _ store: Store) -> Action { Action { store.title = "\(page)" } }
    let one = Page(number: 1, title: "One", items: [1, 2])
    same(page(one, store), page(Page(number: 1, title: "One", items: [1, 2]), store))
    differ(page(one, store), page(one, other))
    differ(page(one, store), page(Page(number: 1, title: nil, items: [1, 2]), store))
    differ(page(one, store), page(Page(number: 1, title: "One", items: [1, 3]), store))
    func nested(_ inner: @escaping () -> Void, _ number: Double) -> Action {
      Action {
        inner()
        print(number)
      }
    }
    same(nested(page(one, store).run, 2), nested(page(one, store).run, 2))
    differ(nested(page(one, store).run, 2), nested(page(one, other).run, 2))
    differ(nested(page(one, store).run, 2), nested(page(one, store).run, .nan))
    func any(_ value: Any, _ number: Int) -> Action { Action { print(value, number) } }
    same(any("a", 1), any("a", 1))
    differ(any("a", 1), any(1, 1))
    // An action that is stored as a generic one is wrapped in another.
    func generic(_ suffix: String) -> Handler<Int> { Handler { print("\($0)\(suffix)") } }
    same(generic("a"), generic("a"))
    differ(generic("a"), generic("b"))
  }

  @Test func `closures that return or change something are equal only to their copies`() {
    struct Mapping<Element> {
      var map: (Element) -> String
    }
    struct Drawing {
      var draw: (inout String, Int) -> Void
    }
    struct Rendering {
      var render: (Store) -> Void
    }
    let text = "captured"
    func mapping() -> Mapping<Int> { Mapping { "\($0)\(text)" } }
    differ(mapping(), mapping())
    let one = mapping()
    same(one, one)
    func drawing() -> Drawing { Drawing { $0 += "\($1)\(text)" } }
    differ(drawing(), drawing())
    func rendering() -> Rendering { Rendering { $0.title = text } }
    differ(rendering(), rendering())
  }

  @Test func `captured variables are equal only to themselves, and weak references to nothing`() {
    struct Action {
      var run: () -> Void
    }
    let store = Store()
    func counter(_ step: Int) -> (Action, Action) {
      var count = 0
      return (Action { count += step }, Action { count -= step })
    }
    let (first, second) = (counter(1), counter(1))
    same(first.0, first.0)
    differ(first.0, second.0)
    differ(first.1, second.1)
    func weakly() -> Action { Action { [weak store] in store?.title = "" } }
    differ(weakly(), weakly())
    func unownedly(_ number: Int) -> Action { Action { [unowned store] in store.title = "\(number)" } }
    same(unownedly(1), unownedly(1))
    differ(unownedly(1), unownedly(2))
    func generic<Value>(_ value: Value, _ number: Int) -> Action { Action { print(value, number) } }
    differ(generic([1], 1), generic([2], 1))
  }

  @Test func `function pointers, metatypes and pointers compare by their bytes`() {
    struct Pointers {
      var compare: @convention(c) (Int32) -> Int32
      var type: Any.Type
      var shape: any Shape.Type
      var pointer: UnsafePointer<Int>?
      var unmanaged: Unmanaged<Store>
      var address: OpaquePointer?
    }
    let store = Unmanaged.passRetained(Store())
    defer { store.release() }
    func pointers(_ type: Any.Type, _ shape: any Shape.Type, _ address: Int) -> Pointers {
      Pointers(
        compare: { $0 + 1 }, type: type, shape: shape, pointer: UnsafePointer(bitPattern: address),
        unmanaged: store, address: nil)
    }
    same(pointers(Int.self, Int.self, 8), pointers(Int.self, Int.self, 8))
    differ(pointers(Int.self, Int.self, 8), pointers(Store.self, Int.self, 8))
    differ(pointers(Int.self, Int.self, 8), pointers(Int.self, Point.self, 8))
    differ(pointers(Int.self, Int.self, 8), pointers(Int.self, Int.self, 0))
  }

  @Test func `existentials compare by dynamic type and then as values of it`() {
    same(1 as Any, 1 as Any)
    differ(1 as Any, 2 as Any)
    differ(1 as Any, "1" as Any)
    same(Point(x: 1, y: 2) as any Shape, Point(x: 1, y: 2))
    differ(Point(x: 1, y: 2) as any Shape, Point(x: 1, y: 3))
    differ(Point(x: 1, y: 2) as any Shape, 1)
    func wide(_ last: Int, _ y: Int) -> any Shape {
      Wide(numbers: (1, 2, 3, 4, last), point: Point(x: 1, y: y))
    }
    same(wide(5, 6), wide(5, 6))
    differ(wide(5, 6), wide(5, 7))
    let boxed = wide(5, 6)
    same(boxed, boxed)
  }

  @Test func `existentials of objects compare like the objects`() {
    let (store, other) = (Store(), Store())
    same(store as any Owner, store)
    differ(store as any Owner, other)
    same(store as AnyObject, store)
    differ(store as AnyObject, other)
    same(Account(1) as AnyObject, Account(1))
    differ(Account(1) as AnyObject, store)
    differ(store as (any Owner)?, nil)
    same(store as (any Owner)?, store)
    same(store as Any, store)
    differ(store as Any, other)
  }

  @Test func `existentials with constraints compare like others`() {
    same([1, 2] as any Collection<Int>, [1, 2])
    differ([1, 2] as any Collection<Int>, [1, 3])
    differ([1, 2] as any Collection<Int>, Set([1, 2]))
    let (first, second) = (Cell(1), Cell(1))
    same(first as any Holding<Int>, first)
    differ(first as any Holding<Int>, second)
    same(Cell<Int>.self as any Holding<Int>.Type, Cell<Int>.self)
  }

  @Test func `errors compare by type and value`() {
    struct Failure: Error {
      var code: Int
      var text: String
    }
    enum Other: Error { case failed }
    same(Failure(code: 1, text: "a") as any Error, Failure(code: 1, text: "a"))
    differ(Failure(code: 1, text: "a") as any Error, Failure(code: 1, text: "b"))
    differ(Failure(code: 1, text: "a") as any Error, Other.failed)
    same(Result<Int, any Error>.failure(Other.failed), .failure(Other.failed))
    differ(Result<Int, any Error>.failure(Other.failed), .success(1))
    let error: any Error = Failure(code: 1, text: "a")
    same(error, error)
  }

  @Test func `unknown types count as different, never as equal`() {
    var (first, second) = (timespec(), timespec())
    (first.tv_sec, second.tv_sec) = (1, 1)
    same(first, second)
    second.tv_nsec = 1
    differ(first, second)
    #expect(ValueComparison.plan(for: timespec.self).contains("imported from C"))
  }
}

private struct Modulo<Value> {
  var value: Value
}

extension Modulo: Equatable where Value: BinaryInteger {
  static func == (first: Self, second: Self) -> Bool { first.value % 10 == second.value % 10 }
}

private protocol Holding<Content>: AnyObject {
  associatedtype Content
}

private final class Cell<Content>: Holding {
  let content: Content
  init(_ content: Content) { self.content = content }
}
