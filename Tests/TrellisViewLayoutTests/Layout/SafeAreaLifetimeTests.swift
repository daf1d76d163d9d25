import Foundation
import SwiftUI
import Testing
import TrellisGraph
import TrellisLayout

@testable import Trellis

@MainActor @Suite struct SafeAreaLifetimeTests {
  /// The position of a page with a bar and the safe area inside it must not retain each other after the page is removed.
  @Test func aPositionGoesWithItsSafeArea() {
    let graph = AttributeGraph()
    let size = graph.input(CGSize(width: 10, height: 10))
    let insets = graph.input(EdgeInsets())
    let direction = graph.input(LayoutDirection.leftToRight)
    let view = graph.input(ViewSize(size: .zero, proposal: .unspecified))
    var position: SingleViewPosition? = SingleViewPosition(view, in: nil, Surroundings(inWindowOf: size))
    position!.inside = position!.surroundings.changing(
      safeArea: SafeArea(of: position!, insets: insets, direction: direction))
    weak let left = position
    #expect(left != nil)
    position = nil
    #expect(left == nil)
  }
}
