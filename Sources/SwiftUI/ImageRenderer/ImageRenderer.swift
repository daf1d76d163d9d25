public import Combine
public import Foundation
public import Trellis
import TrellisCairo
import TrellisDisplayList

/// Makes pictures of a view, in memory, off any window: no display is needed.
///
/// ```swift
/// let renderer = ImageRenderer(content: Card(name: "Ada"))
/// renderer.scale = 2
/// try renderer.pngData().write(to: file)
/// ```
///
/// The view lives as long as the renderer does: it appears with the first picture, keeps its state from one picture to the
/// next, and what changed in it since is all that is computed for the next.
///
/// SwiftUI's `cgImage` and `render(rasterizationScale:renderer:)` hand out types that Linux doesn't have;
/// ``pngData()``, ``svgData()`` and ``pdfData()`` are Trellis's own.
///
/// Source: documented, developer.apple.com/documentation/swiftui/imagerenderer.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  /// Sends when one of the renderer's properties is about to change.
  ///
  /// What the view's own state changes isn't told here.
  nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()

  /// The view.
  public var content: Content {
    get { model.content }
    set {
      objectWillChange.send()
      model.content = newValue
    }
  }

  /// The size that is proposed to the view; unspecified at first, which gives it its ideal size.
  ///
  /// The picture is as large as the view then is.
  public var proposedSize: ProposedViewSize {
    get { model.proposal }
    set {
      objectWillChange.send()
      model.proposal = newValue
    }
  }

  /// How many pixels of a PNG make a point; 1 at first, positive and finite.
  ///
  /// SVG and PDF have no pixels.
  public var scale: CGFloat = 1 {
    willSet { objectWillChange.send() }
  }

  /// Whether what the view leaves open is black rather than clear; false at first.
  ///
  /// That it is black is Trellis's choice: SwiftUI says only that every pixel is opaque.
  public var isOpaque: Bool = false {
    willSet { objectWillChange.send() }
  }

  private let model: ImageModel<Content>
  private lazy var viewGraph = ViewGraph(
    root: ImageRoot(model: model), size: .zero, measurer: ImageTools.shared.measurer)

  /// Creates a renderer of a view.
  public init(content view: Content) {
    model = ImageModel(content: view)
  }

  /// The view as a PNG file, ``scale`` pixels a point.
  ///
  /// Throws an error whose description says what is wrong: where the view has no size, or more than 32767 pixels a side or
  /// 1 GiB in all.
  public func pngData() throws -> Data {
    let (list, size) = updated()
    return try Picture.render(
      list, size: size, scale: scale, background: background, using: ImageTools.shared.renderer
    ).pngData()
  }

  /// The view as an SVG file: vectors, with text as outlines.
  ///
  /// A point is a `px`. What SVG can't say, such as a blur, is in it as a picture of two pixels a point. Throws an error whose description says
  /// what is wrong: where the view has no size, or more than 32767 points a side.
  public func svgData() throws -> Data {
    let (list, size) = updated()
    return try Picture.svg(list, size: size, background: background, using: ImageTools.shared.renderer)
  }

  /// The view as a PDF file of one page, with text that can be searched.
  ///
  /// A point is 1/72 inch. What PDF can't say, such as a blur, is in it as a picture of two pixels a point. Throws an error whose description says
  /// what is wrong: where the view has no size, or more than 14400 points a side.
  public func pdfData() throws -> Data {
    let (list, size) = updated()
    return try Picture.pdf(list, size: size, background: background, using: ImageTools.shared.renderer)
  }

  private var background: RGBAColor { isOpaque ? .black : .clear }

  /// What the view draws now, and how large it is.
  private func updated() -> (DisplayList, CGSize) {
    let size = viewGraph.contentSize(proposing: model.proposal)
    if viewGraph.size != size { viewGraph.size = size }
    return (viewGraph.updateContent(), size)
  }
}
