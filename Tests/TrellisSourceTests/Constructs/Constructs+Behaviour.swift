import Combine
import Foundation
import SwiftUI

// swift-format-ignore-file: a construct is a line.

extension Constructs {
  /// Adds buttons, lifecycles, environment, preferences and accessibility.
  static func behaviour(_ it: Constructs) {
    it.add { Button("a") {} }
    it.add {
      Button {
      } label: {
        Text("a")
      }
    }
    it.add { Button("a", role: .destructive) {} }
    it.add { Button("a", systemImage: "star") {} }
    it.add {
      Button(role: .cancel) {
      } label: {
        Text("a")
      }
    }
    it.add { Button("a", action: {}) }
    it.add { Button("a") {}.disabled(true) }
    it.add { Button("a") {}.environment(\.isEnabled, false) }
    it.add { Text("a").onAppear {} }
    it.add { Text("a").onAppear(perform: nil) }
    it.add { Text("a").onDisappear {} }
    it.add { Text("a").task {} }
    it.add { Text("a").task(id: 3) {} }
    it.add { Text("a").task(priority: .background) {} }
    it.add { Text("a").onChange(of: 3) {} }
    it.add { Text("a").onChange(of: 3) { old, new in } }
    it.add { Text("a").onChange(of: 3, initial: true) { _, _ in } }
    it.add { Text("a").onReceive(NotificationCenter.default.publisher(for: Notification.Name("x"))) { _ in } }
    it.add { Text("a").onReceive(Just(1)) { _ in } }
    it.add { Text("a").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in } }
    it.add { Text("a").modifier(EmptyModifier()) }
    it.add { Text("a").environment(\.locale, Locale(identifier: "de")) }
    it.add { Text("a").environment(\.calendar, Calendar(identifier: .gregorian)) }
    it.add { Text("a").environment(\.timeZone, TimeZone(secondsFromGMT: 0)!) }
    it.add { Text("a").environment(\.sizeCategory, .large) }
    it.add { Text("a").environment(\.displayScale, 2) }
    it.add { Text("a").environment(\.legibilityWeight, .bold) }
    it.add { Text("a").environment(\.horizontalSizeClass, .compact) }
    it.add { Text("a").environment(\.imageScale, .small) }
    it.add { Text("a").environment(\.redactionReasons, .placeholder) }
    it.add { Text("a").transformEnvironment(\.lineLimit) { $0 = 2 } }
    it.add { Text("a").environmentObject(Model()) }
    it.add { Text("a").environment(Observed()) }
    it.add { Text("a").preference(key: Height.self, value: 3) }
    it.add { Text("a").onPreferenceChange(Height.self) { _ in } }
    it.add { Text("a").transformPreference(Height.self) { $0 += 1 } }
    it.add { Text("a").anchorPreference(key: Bounds.self, value: .bounds) { [$0] } }
    it.add { Text("a").overlayPreferenceValue(Height.self) { Text("\(Int($0))") } }
    it.add {
      Text("a").backgroundPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in Color.red.frame(width: anchors.first.map { proxy[$0].width }) }
      }
    }
    it.add { Text("a").accessibilityLabel("label") }
    it.add { Text("a").accessibilityLabel(Text("label")) }
    it.add { Text("a").accessibilityValue("value") }
    it.add { Text("a").accessibilityHint("hint") }
    it.add { Text("a").accessibilityHidden(true) }
    it.add { Text("a").accessibilityIdentifier("it") }
    it.add { Text("a").accessibilityAddTraits(.isHeader) }
    it.add { Text("a").accessibilityAddTraits([.isButton, .isSelected]) }
    it.add { Text("a").accessibilityRemoveTraits(.isStaticText) }
    it.add { Text("a").accessibilityElement(children: .combine) }
    it.add { Text("a").accessibilityElement(children: .ignore) }
    it.add { Text("a").accessibilitySortPriority(1) }
    it.add { Text("a").accessibilityAction {} }
    it.add { Text("a").accessibilityAction(named: "open") {} }
    it.add { Text("a").hidden().overlay(Text("b")) }
    it.add { Text("a").containerValue(\.rank, 3) }
    it.add { Text("a").layoutValue(key: Weight.self, value: 2) }
    it.add { Text("a").previewLayout(.sizeThatFits) }
    it.add { Text("a").previewDisplayName("name") }
    it.add { Text("a").previewDevice("device") }
    it.add { if true { Text("a") } else { Color.red } }
    it.add {
      switch 3 {
      case 1: Text("one");
      default: Text("more")
      }
    }
    it.add { if let number = Optional(3) { Text("\(number)") } }
    it.add {
      let number = 3; Text("\(number)")
    }
    it.add { if #available(macOS 13, *) { Text("a") } }
  }
}
