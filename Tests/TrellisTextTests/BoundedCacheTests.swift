import Testing
import TrellisText

struct BoundedCacheTests {
  @Test func `the least recently used entry is evicted first`() {
    var cache = BoundedCache<Int, String>(entryLimit: 3)
    for key in 1...3 { cache.insert("\(key)", for: key) }
    #expect(cache.value(for: 1) == "1")
    cache.insert("4", for: 4)
    #expect(cache.value(for: 2) == nil)
    #expect([1, 3, 4].allSatisfy { cache.value(for: $0) == "\($0)" })
    #expect(cache.statistics.evictions == 1)
    #expect(cache.statistics.hits == 4)
    #expect(cache.statistics.misses == 1)
  }

  @Test func `costs stay within the limit, except for a single entry`() {
    var cache = BoundedCache<Int, Int>(costLimit: 100)
    for key in 0..<50 { cache.insert(key, for: key, cost: 30) }
    #expect(cache.count == 3)
    #expect(cache.statistics.cost == 90)
    cache.insert(99, for: 99, cost: 500)
    #expect(cache.count == 1)
    #expect(cache.value(for: 99) == 99)
    cache.insert(1, for: 1, cost: 1)
    #expect(cache.value(for: 99) == nil)
    #expect(cache.statistics.cost == 1)
  }

  @Test func `a random history matches a list in order of use`() {
    var cache = BoundedCache<Int, Int>(entryLimit: 8, costLimit: 40)
    var model: [(key: Int, value: Int, cost: Int)] = []
    var state: UInt64 = 7
    func below(_ bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }
    for step in 0..<5000 {
      let key = below(14)
      let offset = model.firstIndex { $0.key == key }
      switch below(5) {
      case 0, 1:
        if let offset { model.remove(at: offset) }
        let cost = below(12)
        model.append((key, step, cost))
        cache.insert(step, for: key, cost: cost)
        while model.count > 8 || model.reduce(0, { $0 + $1.cost }) > 40, model.count > 1 {
          model.removeFirst()
        }
      case 2:
        if let offset { model.remove(at: offset) }
        cache.removeValue(for: key)
      default:
        #expect(cache.value(for: key) == offset.map { model[$0].value })
        if let offset { model.append(model.remove(at: offset)) }
      }
      #expect(cache.count == model.count)
      #expect(cache.statistics.count == model.count)
      #expect(cache.statistics.cost == model.reduce(0) { $0 + $1.cost })
    }
    cache.removeAll()
    #expect(cache.count == 0)
    #expect(cache.value(for: model[0].key) == nil)
  }
}
