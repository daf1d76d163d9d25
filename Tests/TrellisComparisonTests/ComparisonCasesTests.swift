import Testing

@testable import TrellisComparison

private final class Store {}

/// Not `Equatable`, so that values that contain it are compared field by field.
private struct Point {
  var x: Int
  var y: Int
}

private enum Loading {
  case idle
  case loaded(Point)
  case failed(code: Int, text: String)
  case cancelled
}

/// An enum whose tags are in bits that the references don't use.
private enum Source {
  case store(Store)
  case points([Point])
  case texts([String])
  case other(Store)
  case none
}

/// An enum with all payloads in boxes.
///
/// The tags are in the boxes' addresses.
private indirect enum Expression {
  case number(Point)
  case sum(Expression, Expression)
  case negative(Expression)
}

private enum Tree {
  case leaf(Point)
  indirect case node(Tree, Tree)
  indirect case named(name: String, Tree)
  case empty
}

private indirect enum List {
  case end
  case cons(Point, List)
}

@Suite struct ComparisonCasesTests {
  @Test func `an enum compares by case, then by payload`() {
    same(Loading.idle, .idle)
    differ(Loading.idle, .cancelled)
    differ(Loading.idle, .loaded(Point(x: 1, y: 2)))
    same(Loading.loaded(Point(x: 1, y: 2)), .loaded(Point(x: 1, y: 2)))
    differ(Loading.loaded(Point(x: 1, y: 2)), .loaded(Point(x: 1, y: 3)))
    same(Loading.failed(code: 1, text: "a"), .failed(code: 1, text: "a"))
    differ(Loading.failed(code: 1, text: "a"), .failed(code: 1, text: "b"))
  }

  @Test func `an enum whose case is stored in its payload's spare bits compares like others`() {
    let (store, other) = (Store(), Store())
    let (first, second) = ([Point(x: 1, y: 2)], [Point(x: 1, y: 2)])
    same(Source.store(store), .store(store))
    differ(Source.store(store), .store(other))
    differ(Source.store(store), .other(store))
    same(Source.other(store), .other(store))
    differ(Source.other(store), .other(other))
    same(Source.texts(["a"]), .texts(["a"]))
    differ(Source.texts(["a"]), .texts(["b"]))
    #expect(MemoryLayout<Source>.size == 8, "otherwise this tests nothing")
    same(Source.points(first), .points(second))
    differ(Source.points(first), .points([]))
    same(Source.none, .none)
  }

  @Test func `a payload that can't be moved by its bytes compares like others`() {
    struct Weak {
      weak var store: Store?
      var number: Int
    }
    enum Holder {
      case weak(Weak)
      case other(Weak, Int)
      indirect case nested(Holder)
      case none
    }
    let store = Store()
    same(Holder.weak(Weak(store: store, number: 1)), .weak(Weak(store: store, number: 1)))
    differ(Holder.weak(Weak(store: store, number: 1)), .weak(Weak(store: nil, number: 1)))
    same(Holder.other(Weak(store: store, number: 1), 2), .other(Weak(store: store, number: 1), 2))
    differ(Holder.other(Weak(store: store, number: 1), 2), .other(Weak(store: store, number: 1), 3))
    same(
      Holder.nested(.weak(Weak(store: store, number: 1))), .nested(.weak(Weak(store: store, number: 1))))
    differ(
      Holder.nested(.weak(Weak(store: store, number: 1))), .nested(.weak(Weak(store: store, number: 2))))
  }

  @Test func `optionals compare whatever they hold`() {
    same(Point?.none, nil)
    same(Point(x: 1, y: 1) as Point?, Point(x: 1, y: 1))
    differ(Point(x: 1, y: 1) as Point?, nil)
    differ(Point(x: 1, y: 1) as Point?, Point(x: 2, y: 1))
    same(.some(.some(nil)) as Int???, .some(.some(nil)))
    differ(.some(.some(nil)) as Int???, .some(nil))
    same(true as Bool?, true)
    differ(true as Bool?, nil)
    differ(Double.nan as Double?, .nan)
    same("a" as String?, "a")
    differ(1 as Any?, nil)
    same(1 as Any?, 1)
  }

  @Test func `enums of one case, of no case and of empty payloads compare`() {
    enum One { case only(Point) }
    enum Hollow {
      case void(Void)
      case never(Never)
      case point(Point)
      case plain
    }
    same(One.only(Point(x: 1, y: 2)), .only(Point(x: 1, y: 2)))
    differ(One.only(Point(x: 1, y: 2)), .only(Point(x: 1, y: 3)))
    same(Hollow.void(()), .void(()))
    differ(Hollow.void(()), .plain)
    same(Hollow.point(Point(x: 1, y: 2)), .point(Point(x: 1, y: 2)))
    differ(Hollow.point(Point(x: 1, y: 2)), .point(Point(x: 2, y: 2)))
    same(Result<Point, Never>.success(Point(x: 1, y: 2)), .success(Point(x: 1, y: 2)))
    same([Never](), [])
  }

  @Test func `a generic enum compares by what its parameters are`() {
    enum Either<First, Second> {
      case first(First)
      case second(Second)
    }
    same(Either<Point, String>.first(Point(x: 1, y: 2)), .first(Point(x: 1, y: 2)))
    differ(Either<Point, String>.first(Point(x: 1, y: 2)), .second("a"))
    differ(Either<Point, String>.second("b"), .second("a"))
    differ(Either<Any, [Point]>.second([Point(x: 1, y: 2)]), .second([Point(x: 1, y: 3)]))
    same(Either<Any, [Point]>.first(1), .first(1))
  }

  @Test func `boxed payloads compare like others`() {
    let tree = Tree.node(.leaf(Point(x: 1, y: 2)), .named(name: "a", .empty))
    same(tree, tree)
    same(tree, .node(.leaf(Point(x: 1, y: 2)), .named(name: "a", .empty)))
    differ(tree, .node(.leaf(Point(x: 1, y: 3)), .named(name: "a", .empty)))
    differ(tree, .node(.leaf(Point(x: 1, y: 2)), .named(name: "b", .empty)))
    differ(tree, .node(.leaf(Point(x: 1, y: 2)), .empty))
    func expression(_ last: Int) -> Expression {
      .sum(
        .negative(.number(Point(x: 1, y: 2))), .sum(.number(Point(x: 3, y: 4)), .number(Point(x: 5, y: last)))
      )
    }
    same(expression(6), expression(6))
    differ(expression(6), expression(7))
    differ(Expression.negative(expression(6)), expression(6))
    #expect(ValueComparison.difference(expression(6), expression(7))?.path == ".sum.1.sum.1.number.y")
  }

  @Test func `a list of 100,000 boxes is compared without running out of stack`() {
    func list(_ last: Int) -> List {
      (0..<100_000).reduce(List.cons(Point(x: 0, y: last), .end)) { .cons(Point(x: $1, y: 0), $0) }
    }
    let (first, second, third) = (list(1), list(1), list(2))
    #expect(ValueComparison.areEqual(first, second))
    #expect(!ValueComparison.areEqual(first, third))
    #expect(ValueComparison.difference(first, second) == nil)
    let difference = ValueComparison.difference(first, third)
    #expect(difference?.path.hasSuffix(".cons.1.cons.1.cons.0.y") == true)
    keep((first, second, third))
  }

  @Test func `arrays inside arrays, 20,000 deep, are compared without running out of stack`() {
    struct Branch { var children: [Any] }
    func branch(_ leaf: Int) -> Branch {
      (0..<20_000).reduce(Branch(children: [leaf])) { inner, _ in Branch(children: [inner, 1]) }
    }
    let (first, second, third) = (branch(1), branch(1), branch(2))
    #expect(ValueComparison.areEqual(first, second))
    #expect(!ValueComparison.areEqual(first, third))
    #expect(ValueComparison.difference(first, third)?.path.hasSuffix(".children[0].children[0]") == true)
    keep((first, second, third))
  }

  /// Keeps a value forever, because Swift frees a deeply nested value recursively, and would run out of stack.
  private func keep<Value>(_ value: Value) {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    memory.initialize(to: value)
    kept.withLock { $0.append(UInt(bitPattern: memory)) }
  }
}

/// The addresses of values kept forever, so that a leak checker finds the values.
private let kept = Guarded<[UInt]>([])
