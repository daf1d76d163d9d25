import Testing
import TrellisWindow

struct FramePaceTests {
  @Test(arguments: [60, 75, 144, 1, 0]) func `frames are at whole multiples of the interval`(rate: Int) {
    let pace = FramePace(rate: rate)
    #expect(pace.interval == .seconds(1) / (rate == 0 ? 60 : rate))
    for number in [0, 1, 2, 59, 60, 1001, 86_400 * 144] {
      let frame = pace.interval * number
      #expect(pace.last(before: frame) == frame)
      #expect(pace.next(after: frame) == pace.interval * (number + 1))
      let between = frame + pace.interval / 3
      #expect(pace.last(before: between) == frame)
      #expect(pace.next(after: between) == pace.interval * (number + 1))
    }
  }

  @Test func `missed frames are skipped`() {
    let pace = FramePace(rate: 60)
    #expect(pace.last(before: .seconds(2.51)) == pace.interval * 150)
  }
}
