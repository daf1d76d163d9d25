import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// Names of SwiftUI's first version and of UIKit, as packages use them.
@MainActor @Suite struct OlderNamesTests {
  @Test func `the older accessibility modifiers are the later ones`() throws {
    let host = TestHost(
      VStack {
        Text("a").accessibility(label: Text("first")).accessibility(identifier: "one")
        Color.red.frame(width: 20, height: 20).accessibility(label: Text("second"))
          .accessibility(value: Text("3")).accessibility(hint: Text("hint"))
          .accessibility(addTraits: .isSelected).accessibility(sortPriority: 1)
        Text("c").accessibility(hidden: true)
      })
    #expect(try host.accessibilityElement("first").label == "first")
    let second = try host.accessibilityElement("second")
    #expect(second.value == "3")
    #expect(second.hint == "hint")
    #expect(host.texts.contains("c"))
    #expect(throws: (any Error).self) { try host.accessibilityElement("c") }
  }

  @Test func `a colour's components are written to variables`() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    for (component, expected) in [(red, 0.25), (green, 0.5), (blue, 1), (alpha, 0.75)] {
      #expect(abs(component - expected) < 1e-6)
    }
    #expect(color.getRed(nil, green: nil, blue: nil, alpha: nil))
  }

  @Test func `a secure field with a title that isn't localized commits`() {
    var count = 0
    let title = String("secret")
    let host = TestHost(SecureField(title, text: .constant("a"), onCommit: { count += 1 }))
    host.press(.tab)
    host.press(.return)
    #expect(count == 1)
  }

  @Test func `points, sizes and rectangles are made by functions`() {
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(origin: CGPointMake(1, 2), size: CGSizeMake(3, 4)))
  }
}
