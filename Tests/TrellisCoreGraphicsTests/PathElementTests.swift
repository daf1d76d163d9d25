import Foundation
import Testing
import TrellisCoreGraphicsCairo

struct PathElementTests {
  private var path: CGMutablePath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    path.closeSubpath()
    return path
  }

  @Test func `a block gets each element with its points, the end last`() {
    var found: [String] = []
    path.applyWithBlock { element in
      let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0,
      ]
      let points = (0..<counts[element.pointee.type]!).map { element.pointee.points[$0] }
      found.append("\(element.pointee.type.rawValue):" + points.map { " \(Int($0.x)),\(Int($0.y))" }.joined())
    }
    #expect(found == ["0: 1,2", "1: 3,4", "2: 7,8 5,6", "3: 11,12 13,14 9,10", "4:"])
  }

  @Test func `a function gets the pointer that was passed with it`() {
    var count = 0
    path.apply(info: &count) { info, _ in info!.assumingMemoryBound(to: Int.self).pointee += 1 }
    #expect(count == 5)
  }
}
