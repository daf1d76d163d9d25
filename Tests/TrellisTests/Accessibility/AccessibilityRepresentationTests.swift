import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisTesting

/// Elements that replace those of a view.
@MainActor
@Suite struct AccessibilityRepresentationTests {
  @Test func `a representation replaces the elements of a view, and isn't drawn`() throws {
    let size = CGSize(width: 300, height: 100)
    let host = TestHost(
      Text("drawn").accessibilityRepresentation { Toggle("Sound", isOn: .constant(true)) }, size: size)
    let nodes = host.accessibilityTree.all
    #expect(!nodes.contains { $0.label == "drawn" })
    #expect(nodes.contains { $0.label == "Sound" && $0.value == "1" })
    let plain = TestHost(Text("drawn"), size: size)
    #expect(try host.picture().pngData() == plain.picture().pngData())
  }

  @Test func `actions of a representation are performed, and it gets no taps`() throws {
    var count = 0
    let host = TestHost(
      Text("drawn").padding(20).accessibilityRepresentation { Button("Do It") { count += 1 } },
      size: CGSize(width: 300, height: 100))
    let element = try host.accessibilityElement("Do It")
    host.tap(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
    #expect(count == 0)
    try host.performAccessibilityAction(of: "Do It")
    #expect(count == 1)
  }
}
