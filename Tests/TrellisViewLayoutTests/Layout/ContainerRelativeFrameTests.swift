import SwiftUI
import Testing
import TrellisTesting

/// Frames whose size is relative to the window or to a scroll view.
@MainActor
@Suite struct ContainerRelativeFrameTests {
  private let window = CGSize(width: 320, height: 200)

  private func size(_ view: some View, _ id: String = "a") throws -> CGSize {
    try TestHost(view, size: window).frame(ofIdentifier: id).size
  }

  private var box: some View { Color.red }

  // MARK: - Relative to the window

  @Test func `a container-relative frame is as long as the window, whatever the proposal`() throws {
    func view(_ axes: Axis.Set) -> some View {
      HStack(spacing: 0) {
        box.containerRelativeFrame(axes).accessibilityIdentifier("a")
        box.frame(width: 70, height: 30)
      }.frame(width: 100, height: 50)
    }
    #expect(try size(view(.horizontal)) == CGSize(width: 320, height: 50))
    #expect(try size(view(.vertical)) == CGSize(width: 30, height: 200))
    #expect(try size(view([.horizontal, .vertical])) == window)
    #expect(try size(view([])) == CGSize(width: 30, height: 50))
  }

  @Test(arguments: [
    (4, 1, 10.0, 72.5), (4, 3, 10.0, 237.5), (2, 2, 20.0, 320.0), (3, 1, 0.0, 320.0 / 3), (1, 3, 5.0, 970.0),
  ])
  func `a frame spans parts of the window, with the spacing between them`(
    count: Int, span: Int, spacing: CGFloat, width: CGFloat
  ) throws {
    let view = box.containerRelativeFrame(.horizontal, count: count, span: span, spacing: spacing)
      .accessibilityIdentifier("a")
    #expect(abs(try size(view).width - width) < 0.001)
    #expect(try size(view).height == 200)
  }

  @Test func `a closure computes a frame's length from the window's, axis by axis`() throws {
    let view = box.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
      axis == .horizontal ? length / 2 : length - 50
    }
    #expect(try size(view.accessibilityIdentifier("a")) == CGSize(width: 160, height: 150))
  }

  @Test func `smaller content is aligned in the frame`() throws {
    let view = Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a")
      .containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing)
    #expect(
      try TestHost(view, size: window).frame(ofIdentifier: "a")
        == CGRect(x: 300, y: 190, width: 20, height: 10))
  }

  @Test func `a frame follows the window's size, and no body runs for it`() throws {
    let host = TestHost(
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          box.containerRelativeFrame(.horizontal) { length, _ in length / 4 }.accessibilityIdentifier("a")
        }.padding(3).fixedSize()
      }, size: window)
    #expect(try host.frame(ofIdentifier: "a").width == 80)
    let log = host.evaluations {
      host.size.width = 400
      _ = host.displayList
    }
    #expect(try host.frame(ofIdentifier: "a").width == 100)
    #expect(log.bodies == 0)
    #expect(log.count(of: "layoutComputer") == 0)
  }

  @Test func `a window without a container-relative frame doesn't measure containers`() {
    let host = TestHost(
      VStack(spacing: 0) {
        box.frame(width: 10, height: 10)
        ScrollView { box.frame(height: 1000) }
      }, size: window)
    _ = host.displayList
    #expect(
      !host.evaluations { host.size.width = 400 }.entries.contains { $0.name.contains("containerSize") })
  }

  private struct Counting: View {
    @State private var count = 2

    var body: some View {
      let count = $count
      VStack(spacing: 0) {
        Button("more") { self.count += 2 }
        Color.red.containerRelativeFrame(.horizontal) { length, _ in length / CGFloat(count.wrappedValue) }
          .accessibilityIdentifier("a")
      }
    }
  }

  @Test func `a length closure that reads state runs again when it changes`() throws {
    let host = TestHost(Counting(), size: window)
    #expect(try host.frame(ofIdentifier: "a").width == 160)
    try host.tap("more")
    #expect(try host.frame(ofIdentifier: "a").width == 80)
  }

  // MARK: - Relative to a scroll view

  @Test func `rows in a scroll view have its width, or a fraction of it`() throws {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<3) { number in
          Color.red.aspectRatio(3.0 / 2.0, contentMode: .fit)
            .containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10)
            .accessibilityIdentifier("\(number)")
        }
      }
    }.frame(width: 210)
    let host = TestHost(
      VStack(spacing: 0) {
        view.accessibilityIdentifier("scroll")
        Spacer(minLength: 0)
      }, size: window)
    // (210 − 30) / 4 · 3 + 20
    #expect(try host.frame(ofIdentifier: "0").size == CGSize(width: 155, height: 155 / 1.5))
    #expect(try host.frame(ofIdentifier: "2").minX - host.frame(ofIdentifier: "0").minX == 330)
    #expect(try host.frame(ofIdentifier: "scroll").size == CGSize(width: 210, height: 155 / 1.5))
  }

  @Test
  func `in a scroll view a container-relative frame has the scroll view's size on both axes, and follows it`()
    throws
  {
    let host = TestHost(
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<5) { number in
              Color.red.containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("\(number)")
            }
          }
        }
        Color.blue.frame(height: 50)
      }.padding(.horizontal, 20), size: window)
    for size in [window, CGSize(width: 200, height: 300), window] {
      host.size = size
      let page = CGSize(width: size.width - 40, height: size.height - 50)
      #expect(try host.frame(ofIdentifier: "0").size == page)
      #expect(try host.frame(ofIdentifier: "4").minY == 4 * page.height)
    }
  }

  @Test func `a container-relative frame uses the innermost scroll view`() throws {
    let view = ScrollView {
      ScrollView(.horizontal) {
        box.containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("a")
      }.frame(width: 90)
    }
    // The inner scroll view has no proposed height, so the height is relative to the outer one.
    #expect(try size(view) == CGSize(width: 90, height: 200))
  }

  // MARK: - Without the safe area

  @Test func `safe area insets aren't part of the container`() throws {
    let inset = box.containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("a")
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30) }
    #expect(try size(inset) == CGSize(width: 320, height: 170))
    let padded = box.containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("a")
      .safeAreaPadding(.horizontal, 25)
    #expect(try size(padded) == CGSize(width: 270, height: 200))
    let scroll = ScrollView {
      box.containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("a")
    }.safeAreaPadding(10)
    #expect(try size(scroll) == CGSize(width: 300, height: 180))
    let plain = box.containerRelativeFrame(.horizontal).accessibilityIdentifier("a").padding(10)
    #expect(try size(plain) == CGSize(width: 320, height: 180))
  }

  // MARK: - Together with other features

  @Test func `a trace shows a frame in a scroll view at its size`() throws {
    let host = TestHost(
      ScrollView { box.containerRelativeFrame(.vertical).accessibilityIdentifier("a") }.frame(height: 60),
      size: window)
    _ = host.displayList
    let trace = "\(host.layoutTrace())"
    #expect(trace.contains("ContainerRelativeFrameModifier is at (0, 0), 320×60"), "\(trace)")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -20])
  func `unusable numbers give a sane frame`(number: CGFloat) throws {
    let closure = box.containerRelativeFrame([.horizontal, .vertical]) { _, _ in number }
      .accessibilityIdentifier("a")
    let expected = number == -20 ? CGSize.zero : window
    #expect(try size(closure) == expected)
    let parts = box.containerRelativeFrame(.horizontal, count: 0, span: -3, spacing: number)
      .accessibilityIdentifier("a")
    #expect(try size(parts).width == 320)
  }

  private final class Count {
    var measured = 0
  }

  /// A container of one view that counts its measurements.
  private struct Counted: Layout {
    let count: Count

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      count.measured += 1
      return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  @Test func `nested scroll views don't multiply measurements`() {
    func measured(depth: Int) -> Int {
      let count = Count()
      let relative = Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
      let leaf = AnyView(Counted(count: count)() { relative })
      let view = (0..<depth).reduce(leaf) { inner, _ in
        AnyView(
          ScrollView {
            HStack(spacing: 0) {
              inner
              Color.red.frame(width: 3)
            }
          })
      }
      _ = TestHost(view, size: window).displayList
      return count.measured
    }
    let (two, four, eight) = (measured(depth: 2), measured(depth: 4), measured(depth: 8))
    #expect(four - two <= 20)
    #expect(eight - four <= 40)
  }

  @Test func `inserted and removed rows keep their sizes relative to the scroll view`() throws {
    let host = TestHost(Rows(), size: window)
    #expect(try host.frame(ofIdentifier: "0").height == 45)
    try host.tap("add")
    #expect(try host.frame(ofIdentifier: "1").height == 45)
    host.size.height = 290
    #expect(try host.frame(ofIdentifier: "0").height == 67.5)
    #expect(try host.frame(ofIdentifier: "1").height == 67.5)
  }

  private struct Rows: View {
    @State private var count = 1

    var body: some View {
      VStack(spacing: 0) {
        Button("add") { count += 1 }.frame(height: 20)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { number in
              Color.red.containerRelativeFrame(.vertical, count: 4, spacing: 0)
                .accessibilityIdentifier("\(number)")
            }
          }
        }
      }
    }
  }
}
