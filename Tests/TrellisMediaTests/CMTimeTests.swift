import CoreMedia
import Testing

@Suite struct CMTimeTests {
  @Test func `times of different timescales are added exactly`() {
    let sum = CMTime(value: 1, timescale: 3) + CMTime(value: 1, timescale: 4)
    #expect(sum.value == 7)
    #expect(sum.timescale == 12)
    #expect(!sum.hasBeenRounded)
    #expect(
      CMTime(value: 1, timescale: 2) - CMTime(value: 3, timescale: 4) == CMTime(value: -1, timescale: 4))
  }

  @Test func `a common timescale out of range is replaced by the finer one`() {
    let sum = CMTime(value: 1, timescale: 2_000_000_011) + CMTime(value: 1, timescale: 1_999_999_973)
    #expect(sum.timescale == 2_000_000_011)
    #expect(sum.hasBeenRounded)
  }

  @Test func `equal moments are equal in any timescale`() {
    #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600))
    #expect(Set([CMTime(value: 1, timescale: 2), CMTime(value: 300, timescale: 600)]).count == 1)
    #expect(CMTime(value: 1, timescale: 3) < CMTime(value: 334, timescale: 1000))
    // The products of these don't fit 64 bits.
    #expect(
      CMTime(value: .max, timescale: .max) < CMTime(value: .max, timescale: .max - 1))
  }

  @Test func `infinite, indefinite and invalid times have their own order and sums`() {
    let order: [CMTime] = [.negativeInfinity, .zero, .positiveInfinity, .indefinite, .invalid]
    #expect(order.reversed().sorted() == order)
    #expect((CMTime.zero + .positiveInfinity).isPositiveInfinity)
    #expect(!(CMTime.positiveInfinity - .positiveInfinity).isValid)
    #expect((CMTime.indefinite + .positiveInfinity).isIndefinite)
    #expect(CMTime.indefinite.seconds.isNaN)
    #expect(CMTime.positiveInfinity.seconds == .infinity)
  }

  @Test(arguments: [
    (CMTimeRoundingMethod.roundHalfAwayFromZero, [-3, -1, 1, 3]), (.roundTowardZero, [-2, 0, 0, 2]),
    (.roundAwayFromZero, [-3, -1, 1, 3]), (.roundTowardPositiveInfinity, [-2, 0, 1, 3]),
    (.roundTowardNegativeInfinity, [-3, -1, 0, 2]), (.quickTime, [-2, 0, 0, 2]),
  ])
  func `conversion rounds as asked`(method: CMTimeRoundingMethod, values: [Int64]) {
    let halves = [-5, -1, 1, 5].map { CMTime(value: $0, timescale: 2).convertScale(1, method: method) }
    #expect(halves.map(\.value) == values)
    #expect(halves.allSatisfy { $0.hasBeenRounded })
  }

  @Test func `seconds beyond a timescale get a coarser one`() {
    let time = CMTime(seconds: 1e11, preferredTimescale: 1_000_000_000)
    #expect(time.timescale < 1_000_000_000)
    #expect(abs(time.seconds - 1e11) < 1)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
    #expect(!CMTime(seconds: 1, preferredTimescale: 0).isValid)
    #expect(CMTime(seconds: -.infinity, preferredTimescale: 1).isNegativeInfinity)
  }

  @Test func `ranges intersect and contain`() {
    func at(_ seconds: Int64) -> CMTime { CMTime(value: seconds, timescale: 1) }
    let first = CMTimeRange(start: at(0), end: at(4))
    let second = CMTimeRange(start: at(3), duration: at(5))
    #expect(first.intersection(second) == CMTimeRange(start: at(3), end: at(4)))
    #expect(first.union(second).end == at(8))
    #expect(first.containsTime(at(0)))
    #expect(!first.containsTime(at(4)))
    #expect(first.intersection(CMTimeRange(start: at(9), end: at(10))) == .zero)
  }
}
