import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct ConcentricRectangleTests {
  /// Returns a picture of a black shape in a container with a corner radius of 60 points.
  private func picture(_ shape: some Shape, padding: CGFloat, _ edges: Edge.Set = .all) throws -> Bitmap {
    try TestHost(
      ZStack {
        Color.white
        shape.fill(.black).padding(edges, padding)
      }
      .containerShape(RoundedRectangle(cornerRadius: 60, style: .circular)),
      size: CGSize(width: 200, height: 200)
    ).picture()
  }

  /// Returns whether a shape whose corner is at a point is black at a distance on the diagonal.
  private func isBlack(_ picture: Bitmap, _ x: Int, _ y: Int) -> Bool { picture.color(x: x, y: y).red < 0.5 }

  @Test func `a concentric corner has the container's radius minus the distance`() throws {
    // Radius 40: the outline is 40 * (1 - √½) = 11.7 points from the corner at (20, 20), in each direction.
    let concentric = try picture(ConcentricRectangle(), padding: 20)
    #expect(!isBlack(concentric, 29, 29) && isBlack(concentric, 34, 34))
    #expect(!isBlack(concentric, 171, 171) && isBlack(concentric, 166, 166))
  }

  @Test func `a corner far from the container's is square unless it has a least radius`() throws {
    #expect(try isBlack(picture(.rect(corners: .concentric), padding: 70), 71, 71))
    let least = try picture(.rect(corners: .concentric(minimum: 20)), padding: 70)
    #expect(!isBlack(least, 73, 73) && isBlack(least, 78, 78))
    #expect(try !isBlack(picture(.rect(corners: .fixed(20)), padding: 70), 73, 73))
  }

  @Test func `uniform corners have the largest radius`() throws {
    // At the top, the shape is at the container's edge; at the bottom, 70 points away.
    let each = try picture(ConcentricRectangle(corners: .concentric), padding: 70, .bottom)
    #expect(isBlack(each, 3, 126) && !isBlack(each, 3, 3))
    let uniform = try picture(
      ConcentricRectangle(corners: .concentric, isUniform: true), padding: 70, .bottom)
    #expect(!isBlack(uniform, 3, 126) && !isBlack(uniform, 3, 3))
    let top = try picture(
      ConcentricRectangle(uniformTopCorners: .fixed(0), uniformBottomCorners: 30), padding: 70, .bottom)
    #expect(isBlack(top, 1, 1) && !isBlack(top, 3, 126))
  }

  @Test func `without a container, concentric corners are square`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(ConcentricRectangle().path(in: rect).contains(CGPoint(x: 0.5, y: 0.5)))
    #expect(!ConcentricRectangle(corners: 10).inset(by: 2).path(in: rect).contains(CGPoint(x: 2.5, y: 2.5)))
  }
}
