import Glibc
import Testing
import TrellisGraph

/// Behaviour with little native stack left, and with rules and values that use much of it.
@Suite struct StackTests {
  /// Runs a closure on a thread with a stack of `stackBytes` bytes, and waits for its end.
  private func onThread(stackBytes: Int, _ body: @escaping () -> Void) {
    final class Box {
      let body: () -> Void
      init(_ body: @escaping () -> Void) { self.body = body }
    }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    #expect(pthread_attr_setstacksize(&attributes, stackBytes) == 0)
    var thread = pthread_t()
    let box = Unmanaged.passRetained(Box(body)).toOpaque()
    let error = pthread_create(
      &thread, &attributes,
      { box in
        Unmanaged<Box>.fromOpaque(box!).takeRetainedValue().body()
        return nil
      }, box)
    #expect(error == 0)
    pthread_join(thread, nil)
    pthread_attr_destroy(&attributes)
  }

  /// Calls a closure with about `bytes` more bytes of the stack in use.
  @inline(never)
  private static func taking(_ bytes: Int, _ body: () -> Int) -> Int {
    var buffer: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4, 5, 6, 7, 8)
    return withUnsafeMutablePointer(to: &buffer) { pointer in
      let here = UInt(bitPattern: pointer)
      func descend(_ start: UInt) -> Int {
        var mark = 0
        let depth = withUnsafeMutablePointer(to: &mark) { start - UInt(bitPattern: $0) }
        return depth > UInt(bytes) ? body() : descend(start)
      }
      return descend(here) + Int(pointer.pointee.0) - 1
    }
  }

  /// Returns the ends of a chain that has never run, whose rules each use `bytes` bytes of the stack.
  private static func chain(_ graph: AttributeGraph, length: Int, taking bytes: Int) -> (
    Attribute<Int>, Attribute<Int>
  ) {
    let first = graph.input(1)
    var last = first
    for _ in 0..<length {
      let source = last
      last = graph.rule { bytes == 0 ? source.wrappedValue + 1 : taking(bytes) { source.wrappedValue + 1 } }
    }
    return (first, last)
  }

  @Test(arguments: [64 << 10, 128 << 10, 1 << 20])
  func `a chain runs on a thread with a small stack`(stackBytes: Int) {
    onThread(stackBytes: stackBytes) {
      let graph = AttributeGraph()
      let (first, last) = Self.chain(graph, length: 3000, taking: 0)
      #expect(last.wrappedValue == 3001)
      first.wrappedValue = 2
      #expect(last.wrappedValue == 3002)
    }
  }

  @Test func `rules that need more than the thread's stack run`() {
    onThread(stackBytes: 64 << 10) {
      let graph = AttributeGraph()
      let (first, last) = Self.chain(graph, length: 20, taking: 300 << 10)
      #expect(last.wrappedValue == 21)
      first.wrappedValue = 2
      #expect(last.wrappedValue == 22)
    }
  }

  @Test func `a read with little stack left continues on another stack`() {
    onThread(stackBytes: 512 << 10) {
      let graph = AttributeGraph()
      let (first, last) = Self.chain(graph, length: 100, taking: 4 << 10)
      #expect(Self.taking(430 << 10) { last.wrappedValue } == 101)
      first.wrappedValue = 2
      #expect(Self.taking(430 << 10) { last.wrappedValue } == 102)
    }
  }

  @Test func `rules with half a megabyte of stack nest to any depth`() {
    let graph = AttributeGraph()
    let (_, last) = Self.chain(graph, length: 60, taking: 512 << 10)
    #expect(last.wrappedValue == 61)
  }

  @Test func `values of a quarter of a megabyte nest to any depth`() {
    struct Wide: Equatable {
      var words: InlineArray<32_768, Int>
      static func == (first: Wide, second: Wide) -> Bool { first.words[0] == second.words[0] }
    }
    onThread(stackBytes: 64 << 20) {
      let graph = AttributeGraph()
      let first = graph.input(1)
      var last = graph.rule { Wide(words: InlineArray(repeating: first.wrappedValue)) }
      for _ in 0..<40 {
        let source = last
        last = graph.rule {
          Wide(words: InlineArray(repeating: source.withValue { $0.pointee.words[0] } + 1))
        }
      }
      let end = last
      let sum = graph.rule { end.withValue { $0.pointee.words[32_767] } }
      #expect(sum.wrappedValue == 41)
      first.wrappedValue = 2
      #expect(sum.wrappedValue == 42)
    }
  }

  @Test func `a graph read in another graph's rule continues on its stack`() {
    let (outer, inner) = (AttributeGraph(), AttributeGraph())
    let (_, innerLast) = Self.chain(inner, length: 50, taking: 100 << 10)
    var last = outer.rule { innerLast.wrappedValue }
    for _ in 0..<50 {
      let source = last
      last = outer.rule { Self.taking(100 << 10) { source.wrappedValue + 1 } }
    }
    #expect(last.wrappedValue == 101)
  }

  private static func depth(_ count: Int, in graph: AttributeGraph) -> Int {
    if count == 0 { return 0 }
    return graph.withNativeStack { taking(1 << 10) { depth(count - 1, in: graph) + 1 } }
  }

  @Test func `recursive code has stack in a rule and elsewhere, and so have the rules that it reads`() {
    onThread(stackBytes: 512 << 10) {
      let graph = AttributeGraph()
      #expect(Self.depth(20_000, in: graph) == 20_000)
      let (_, last) = Self.chain(graph, length: 1000, taking: 4 << 10)
      let deep = graph.rule { [unowned graph] in Self.depth(20_000, in: graph) + last.wrappedValue }
      #expect(deep.wrappedValue == 21_001)
    }
  }
}
