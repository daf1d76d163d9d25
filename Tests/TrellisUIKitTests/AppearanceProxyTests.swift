import SwiftUI
import Testing
import TrellisCairo
import TrellisControls
import TrellisDisplayList
import TrellisTesting

/// What programs set with `appearance()`; each test sets it back, because it applies to the whole process.
@MainActor @Suite struct AppearanceProxyTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func color(_ host: TestHost, _ x: Int, _ y: Int) throws -> RGBAColor {
    try host.picture().color(x: x, y: y)
  }

  @Test func `the appearance of navigation bars applies to a stack's bar`() throws {
    let proxy = UINavigationBar.appearance()
    defer {
      (proxy.standardAppearance, proxy.scrollEdgeAppearance) = (UINavigationBarAppearance(), nil)
    }
    let host = TestHost(
      NavigationStack { Color.white.navigationTitle("Title") }.controlTheme(.phone),
      size: CGSize(width: 300, height: 300))
    #expect(try color(host, 150, 10).red > 0.9)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = blue
    appearance.largeTitleTextAttributes = [.foregroundColor: red]
    proxy.standardAppearance = appearance
    // Nothing is scrolled under the bar.
    #expect(try color(host, 150, 10).red > 0.9)
    proxy.scrollEdgeAppearance = appearance
    #expect(try color(host, 150, 10) == RGBAColor(red: 0, green: 0, blue: 1))
    let title = try #require(host.displayList.text(named: "Title"))
    #expect(title.red > 0.9 && title.blue < 0.1)
    proxy.scrollEdgeAppearance?.backgroundColor = red
    #expect(try color(host, 150, 10) == RGBAColor(red: 1, green: 0, blue: 0))
    #expect(appearance.backgroundColor == blue)
    proxy.scrollEdgeAppearance = nil
    #expect(try color(host, 150, 10).green > 0.9)
  }

  @Test func `the tint of bar buttons wins over their appearance, and both over the bar's`() {
    let bar = UINavigationBar.appearance()
    let button = UIBarButtonItem.appearance()
    defer {
      (bar.standardAppearance, bar.tintColor, button.tintColor) = (UINavigationBarAppearance(), nil, nil)
    }
    func tint() -> Color? { ControlAppearance.shared.navigationBar.tint }
    bar.tintColor = red
    #expect(tint() == Color(uiColor: red))
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: blue]
    bar.standardAppearance = appearance
    #expect(tint() == Color(uiColor: blue))
    button.tintColor = red
    #expect(tint() == Color(uiColor: red))
  }

  @Test func `the proxy of a class without an own appearance applies to this class alone`() {
    let proxy = UIButton.appearance()
    defer { proxy.backgroundColor = nil }
    proxy.backgroundColor = red
    #expect(UIButton(frame: .zero).backgroundColor == red)
    #expect(UIView().backgroundColor == nil && UILabel().backgroundColor == nil)
    class Bar: UINavigationBar {}
    let bars = Bar.appearance()
    defer { bars.barTintColor = nil }
    bars.barTintColor = blue
    #expect(Bar().barTintColor == blue && UINavigationBar().barTintColor == nil)
  }

  @Test func `the appearance of segmented controls applies to segmented pickers`() throws {
    let proxy = UISegmentedControl.appearance()
    defer {
      proxy.selectedSegmentTintColor = nil
      proxy.setTitleTextAttributes(nil, for: .selected)
    }
    proxy.selectedSegmentTintColor = blue
    proxy.setTitleTextAttributes([.foregroundColor: red], for: .selected)
    let host = TestHost(
      Picker("", selection: .constant(1)) {
        Text("one").tag(1)
        Text("two").tag(2)
      }
      .pickerStyle(.segmented).labelsHidden().accessibilityIdentifier("picker"),
      size: CGSize(width: 200, height: 100))
    let frame = try host.frame(ofText: "one")
    let corner = try color(host, Int(frame.minX) - 6, Int(frame.midY))
    #expect(corner.blue > 0.9 && corner.red < 0.1)
    let (one, two) = (host.displayList.text(named: "one"), host.displayList.text(named: "two"))
    #expect(one?.red == 1 && two?.red != 1)
  }

  @Test func `the appearance of tab bars applies to tab views, and only the bar is evaluated`() throws {
    let proxy = UITabBar.appearance()
    defer { (proxy.backgroundColor, proxy.unselectedItemTintColor) = (nil, nil) }
    let host = TestHost(
      TabView {
        Text("first").tabItem { Text("One") }
        Text("second").tabItem { Text("Two") }
      }
      .controlTheme(.phone),
      size: CGSize(width: 300, height: 300))
    _ = host.displayList
    let log = host.evaluations {
      proxy.backgroundColor = blue
      proxy.unselectedItemTintColor = red
    }
    #expect(log.bodies > 0 && log.bodies <= 12)
    #expect(try color(host, 4, 296) == RGBAColor(red: 0, green: 0, blue: 1))
    #expect(host.displayList.text(named: "Two")?.red == 1)
  }

  @Test func `views have the colours of the proxies of their classes`() {
    let (views, switches) = (UIView.appearance(), UISwitch.appearance())
    defer { (switches.onTintColor, views.backgroundColor) = (nil, nil) }
    views.backgroundColor = red
    switches.onTintColor = blue
    let toggle = UISwitch()
    #expect(toggle.onTintColor == blue && toggle.backgroundColor == red)
    switches.backgroundColor = blue
    #expect(UISwitch().backgroundColor == blue && UISlider().backgroundColor == red)
    switches.backgroundColor = nil
    #expect(UIApplication.shared.windows.allSatisfy { $0 !== UIWindow.appearance() })
  }

  @Test func `the bar of a tab bar controller colours its tabs and hides them`() throws {
    let controller = UITabBarController()
    let (first, second) = (UIViewController(), UIViewController())
    (first.title, second.title) = ("First", "Second")
    controller.setViewControllers([first, second], animated: false)
    controller.tabBar.barTintColor = blue
    let host = TestHost(
      NavigationTests.Shown(controller: controller).controlTheme(.phone),
      size: CGSize(width: 300, height: 300))
    #expect(try color(host, 4, 296) == RGBAColor(red: 0, green: 0, blue: 1))
    controller.tabBar.isHidden = true
    #expect(!host.texts.contains("First"))
  }
}

extension DisplayList {
  /// Returns the colour of a text.
  fileprivate func text(named name: String) -> RGBAColor? {
    var color: RGBAColor?
    forEachItem { item, _ in
      if case .text(let text) = item.content, text.string == name { color = text.color }
    }
    return color
  }
}
