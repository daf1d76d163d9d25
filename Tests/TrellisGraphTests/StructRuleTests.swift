import Glibc
import Testing

@testable import TrellisGraph

@Suite struct StructRuleTests {
  private struct Sum: Rule {
    let a: Attribute<Int>
    let b: Attribute<Int>
    let c: Attribute<Int>
    var value: Int { a.wrappedValue &+ b.wrappedValue &+ c.wrappedValue }
  }

  private struct Pair: Rule {
    let a: Attribute<Int>
    let b: Attribute<Int>
    var value: [Int] { [a.wrappedValue, b.wrappedValue] }
  }

  @Test func `creating a struct rule allocates nothing, where a closure's context is allocated`() async {
    // In a process of its own, no other test allocates meanwhile.
    await #expect(processExitsWith: .success) {
      let graph = AttributeGraph()
      let (a, b, c) = (graph.input(1), graph.input(2), graph.input(3))
      /// Returns the bytes that a thousand rules take, when the graph has slots for them.
      func bytes(_ make: () -> Void) -> Int {
        func build() -> Subgraph {
          let subgraph = graph.makeSubgraph()
          graph.within(subgraph) { for _ in 0..<1000 { make() } }
          return subgraph
        }
        build().remove()
        // Measuring allocates as well, mostly the first time.
        _ = liveBytes()
        let before = liveBytes()
        let subgraph = build()
        let after = liveBytes()
        subgraph.remove()
        return after - before
      }
      let ofSums = bytes { _ = graph.rule(Sum(a: a, b: b, c: c)) }
      let ofPairs = bytes { _ = graph.rule(Pair(a: a, b: b)) }
      let ofClosures = bytes { _ = graph.rule { a.wrappedValue &+ b.wrappedValue &+ c.wrappedValue } }
      precondition(ofSums < 8000, "1000 sums take \(ofSums) bytes")
      precondition(ofPairs < 8000, "1000 pairs take \(ofPairs) bytes")
      precondition(isSanitized || ofClosures >= 40_000, "1000 closures take \(ofClosures) bytes")
    }
  }
}

/// Whether a sanitizer allocates memory in place of malloc, so that malloc's figures never change.
private var isSanitized: Bool {
  dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
}

/// Returns the bytes that malloc has given out and that aren't freed.
private func liveBytes() -> Int {
  typealias Information = @convention(c) (Int32, UnsafeMutablePointer<FILE>?) -> Int32
  let information = unsafeBitCast(dlsym(nil, "malloc_info"), to: Information.self)
  guard let file = tmpfile() else { preconditionFailure("there is no temporary file") }
  precondition(information(0, file) == 0)
  rewind(file)
  var sizes: [String: Int] = [:]
  var line = [CChar](repeating: 0, count: 4096)
  while fgets(&line, 4096, file) != nil {
    let words = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      .split(separator: "\"")
    // The lines for the whole process come last: `<total type="rest" count="1" size="2"/>`.
    guard words.count > 3, words[0].hasSuffix(" type="), let size = words.dropLast().last.flatMap({ Int($0) })
    else { continue }
    sizes["\(words[0])\(words[1])"] = size
  }
  fclose(file)
  let free = ["<total type=fast", "<total type=rest"].map { sizes[$0, default: 0] }.reduce(0, +)
  return sizes["<system type=current", default: 0] - free + sizes["<total type=mmap", default: 0]
}
