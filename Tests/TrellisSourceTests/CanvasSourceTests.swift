import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisTesting

@MainActor
@Suite struct CanvasSourceTests {
  private func colors(_ points: [CGPoint], of view: some View) throws -> [String] {
    let host = TestHost(view.background(Color.white), size: CGSize(width: 120, height: 120))
    let picture = try host.picture()
    return points.map { "\(picture.color(x: Int($0.x), y: Int($0.y)))" }
  }

  @Test func `a clock has its hours, and its hands point where they should`() throws {
    let clock = ClockFace(date: DateComponents(hour: 3, minute: 30))
    #expect(TestHost(clock).texts == (1...12).map(String.init))
    let points = [CGPoint(x: 80, y: 60), CGPoint(x: 60, y: 100), CGPoint(x: 40, y: 60)]
    let found = try colors(points, of: clock)
    // The hour hand is dark, the minute hand red, and there is nothing at the left.
    #expect(found[0] != "#ffffff" && found[0] != found[1])
    #expect(Array(found[1...]) == ["#ff3b30", "#ffffff"])
  }

  @Test func `a bar chart has one bar per value`() throws {
    let chart = BarChart(values: [1, 4])
    #expect(TestHost(chart).texts == ["1", "4"])
    let found = try colors([CGPoint(x: 30, y: 20), CGPoint(x: 90, y: 20), CGPoint(x: 30, y: 115)], of: chart)
    #expect(found[0] == "#ffffff" && found[1] != "#ffffff" && found[2] != "#ffffff")
    #expect(TestHost(BarChart(values: [])).texts == [])
  }

  @Test func `overlapping particles add up`() throws {
    let one = Particle(position: CGPoint(x: 0.5, y: 0.5), opacity: 0.5, scale: 8)
    let place = [CGPoint(x: 40, y: 80), CGPoint(x: 5, y: 5)]
    let single = try colors(place, of: ParticleField(particles: [one]))
    let double = try colors(place, of: ParticleField(particles: [one, one]))
    #expect(single[1] == "#000000" && double[1] == "#000000")
    #expect(single[0] < double[0])
  }

  @Test func `near drops merge`() throws {
    let middle = [CGPoint(x: 60, y: 60)]
    #expect(try colors(middle, of: Drops(distance: 22)) == ["#007aff"])
    #expect(try colors(middle, of: Drops(distance: 40)) == ["#ffffff"])
  }
}
