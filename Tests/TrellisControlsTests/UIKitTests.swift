import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct UIKitTests {
  private struct Wide: View {
    var body: some View { Text("\(Int(UIScreen.main.bounds.width)) of \(Int(UIScreen.main.bounds.height))") }
  }

  @Test func `UIScreen's bounds are the window's, and a body that reads them follows its size`() {
    let host = TestHost(Wide(), size: CGSize(width: 300, height: 200))
    #expect(host.texts == ["300 of 200"])
    host.size = CGSize(width: 320, height: 240)
    #expect(host.texts == ["320 of 240"])
    let other = TestHost(Wide(), size: CGSize(width: 50, height: 60))
    #expect(other.texts == ["50 of 60"])
    host.size = CGSize(width: 310, height: 240)
    #expect(host.texts == ["310 of 240"])
  }

  private struct Root: View {
    let width = UIScreen.main.bounds.width
    var body: some View { Text("\(Int(width))") }
  }
  private struct Sized: App {
    var body: some Scene { WindowGroup { Root() } }
  }

  @Test func `a stored property of an app's view is as wide as the window, and follows it`() {
    let host = TestHost(app: Sized(), size: CGSize(width: 310, height: 200))
    #expect(host.texts == ["310"])
    host.size = CGSize(width: 330, height: 200)
    #expect(host.texts == ["330"])
  }

  @Test func `UIApplication opens a URL as a link does`() throws {
    let host = TestHost(
      Button("Open") { UIApplication.shared.open(URL(string: "https://example.org")!) },
      size: CGSize(width: 100, height: 100))
    try host.tap("Open")
    #expect(host.openedURLs == [URL(string: "https://example.org")!])
  }

  @Test func `UIBezierPath rounds the given corners`() {
    let bezier = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: 10, height: 10))
    let path = Path(bezier.cgPath)
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 49)) && path.contains(CGPoint(x: 99, y: 49)))
  }

  @Test func `an arc's clockwise is clockwise on screen`() {
    // A quarter turn from the right: clockwise on the screen is down.
    let bezier = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let bounds = bezier.bounds
    #expect(abs(bounds.minX) < 1e-6 && abs(bounds.minY) < 1e-6)
    #expect(abs(bounds.maxX - 10) < 1e-6 && abs(bounds.maxY - 10) < 1e-6)
  }

  @Test func `a view may store a tuple of views`() {
    struct Row<A: View, B: View>: View {
      let content: TupleView<(A, B)>
      init(@ViewBuilder content: () -> TupleView<(A, B)>) { self.content = content() }
      var body: some View {
        HStack {
          content.value.1
          content.value.0
          TupleView((Text("third"), Text("fourth")))
        }
      }
    }
    let host = TestHost(
      Row {
        Text("first")
        Text("second")
      }, size: CGSize(width: 300, height: 100))
    #expect(host.texts == ["second", "first", "third", "fourth"])
  }
}
