import SwiftUI
import Testing
import TrellisTesting

/// The layout part of the talk “View trees and render trees”: the proposals to an image, and its sizes.
@MainActor
@Suite struct LayoutTalkTests {
  /// A picture with a size, but without pixels.
  private struct Picture: View {
    let bitmap: CGSize
    var isResizable = false

    func resizable() -> Picture { Picture(bitmap: bitmap, isResizable: true) }

    var body: some View { Image(bitmap: bitmap, isResizable: isResizable) {} }
  }

  /// The layout of a picture.
  ///
  /// The trace shows this type's name.
  private struct Image: Layout {
    let bitmap: CGSize
    let isResizable: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      isResizable ? proposal.replacingUnspecifiedDimensions(by: bitmap) : bitmap
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    }
  }

  private static let safeArea = CGSize(width: 390, height: 763)
  private static let square = ProposedViewSize(width: 200, height: 200)
  private let logo = Picture(bitmap: CGSize(width: 265, height: 80))
  private let photo = Picture(bitmap: CGSize(width: 629, height: 271))

  private func trace(_ view: some View, _ proposal: ProposedViewSize? = nil) -> LayoutTrace {
    TestHost(view, size: Self.safeArea).layoutTrace(proposing: proposal)
  }

  /// Returns the proposals and sizes of the view's measurement, without the placements.
  private func measuring(_ view: some View, _ proposal: ProposedViewSize? = nil) -> [String] {
    trace(view, proposal).entries.prefix {
      if case .placed = $0.action { false } else { true }
    }.map { "\($0)" }
  }

  @Test func `an image that isn't resizable has its bitmap's size, whatever is proposed`() {
    #expect(measuring(logo) == ["Image: 390×763 → 265×80"])
    #expect(measuring(logo, Self.square) == ["Image: 200×200 → 265×80"])
    #expect(measuring(logo, .unspecified) == ["Image: nil×nil → 265×80"])
    #expect(measuring(photo) == ["Image: 390×763 → 629×271"])
    #expect(measuring(photo, Self.square) == ["Image: 200×200 → 629×271"])
    #expect(measuring(photo, .unspecified) == ["Image: nil×nil → 629×271"])
  }

  @Test func `a resizable image takes the proposal, or its bitmap's size without one`() {
    #expect(measuring(logo.resizable()) == ["Image: 390×763 → 390×763"])
    #expect(measuring(logo.resizable(), Self.square) == ["Image: 200×200 → 200×200"])
    #expect(measuring(logo.resizable(), .unspecified) == ["Image: nil×nil → 265×80"])
    #expect(measuring(photo.resizable()) == ["Image: 390×763 → 390×763"])
    #expect(measuring(photo.resizable(), Self.square) == ["Image: 200×200 → 200×200"])
    #expect(measuring(photo.resizable(), .unspecified) == ["Image: nil×nil → 629×271"])
  }

  @Test func `aspectRatio measures the ideal size, and proposes a size with that ratio`() {
    let logo = logo.resizable().aspectRatio(contentMode: .fit)
    #expect(
      measuring(logo) == [
        "AspectRatioModifier: 390×763 → 390×117.736", "Image: nil×nil → 265×80",
        "Image: 390×117.736 → 390×117.736",
      ])
    // The talk rounds this size to 200×60.
    #expect(
      measuring(logo, Self.square) == [
        "AspectRatioModifier: 200×200 → 200×60.377", "Image: nil×nil → 265×80",
        "Image: 200×60.377 → 200×60.377",
      ])
    #expect(
      measuring(logo, .unspecified) == [
        "AspectRatioModifier: nil×nil → 265×80", "Image: nil×nil → 265×80", "Image: nil×nil → 265×80 (known)",
      ])
    let photo = photo.resizable().aspectRatio(contentMode: .fit)
    #expect(
      measuring(photo) == [
        "AspectRatioModifier: 390×763 → 390×168.029", "Image: nil×nil → 629×271",
        "Image: 390×168.029 → 390×168.029",
      ])
    #expect(
      measuring(photo, Self.square) == [
        "AspectRatioModifier: 200×200 → 200×86.169", "Image: nil×nil → 629×271",
        "Image: 200×86.169 → 200×86.169",
      ])
    #expect(
      measuring(photo, .unspecified) == [
        "AspectRatioModifier: nil×nil → 629×271", "Image: nil×nil → 629×271",
        "Image: nil×nil → 629×271 (known)",
      ])
  }

  @Test func `aspectRatio has no effect on an image that isn't resizable`() {
    #expect(
      measuring(photo.aspectRatio(contentMode: .fit)) == [
        "AspectRatioModifier: 390×763 → 629×271", "Image: nil×nil → 629×271", "Image: 390×168.029 → 629×271",
      ])
    #expect(
      measuring(logo.aspectRatio(contentMode: .fit), Self.square) == [
        "AspectRatioModifier: 200×200 → 265×80", "Image: nil×nil → 265×80", "Image: 200×60.377 → 265×80",
      ])
  }

  /// The talk's view without the code that loads the data.
  private struct AsyncImage: View {
    let picture: Picture
    @State private var isLoaded = true

    var body: some View {
      ZStack {
        if isLoaded { picture } else { Color.gray }
      }
      .environment(\.font, .body)
      .onAppear {}
    }
  }

  @Test func `a view passes its proposal on to its image, and the window centres the result`() {
    #expect(
      trace(AsyncImage(picture: logo)).description == """
        ZStack: 390×763 → 265×80
          Image: 390×763 → 265×80
        ZStack is at (62.5, 341.5), 265×80
          Image: 265×80 → 265×80
          Image is at (0, 0), 265×80
        """)
  }

  @Test func `the whole photo is visible at the screen's width`() {
    #expect(
      trace(AsyncImage(picture: photo.resizable()).aspectRatio(contentMode: .fit)).description == """
        AspectRatioModifier: 390×763 → 390×168.029
          ZStack: nil×nil → 629×271
            Image: nil×nil → 629×271
          ZStack: 390×168.029 → 390×168.029
            Image: 390×168.029 → 390×168.029
        AspectRatioModifier is at (0, 297.486), 390×168.029
          ZStack is at (0, 0), 390×168.029
            Image is at (0, 0), 390×168.029
        """)
  }

  @Test
  func `a row measures minimum and maximum widths, and proposes to the least flexible view first`() {
    let row = HStack(spacing: 10) {
      logo.resizable()
      photo
    }
    #expect(
      measuring(row, ProposedViewSize(width: 1000, height: 80)) == [
        "HStack: 1000×80 → 1000×271",
        "Image: ∞×80 → ∞×80", "Image: 0×80 → 0×80",
        "Image: ∞×80 → 629×271", "Image: 0×80 → 629×271",
        "Image: 495×80 → 629×271", "Image: 361×80 → 361×80",
        "Image: 361×80 → 361×80 (known)", "Image: 495×80 → 629×271 (known)",
      ])
  }

  @Test func `a vertical scroll view proposes its width and no height`() {
    let view = ScrollView { logo.resizable() }
    #expect(measuring(view, ProposedViewSize(width: 320, height: 500)).contains("Image: 320×nil → 320×80"))
  }
}
