public import Combine
public import Foundation
public import Trellis
import TrellisCairo
import TrellisDisplayList

/// Makes pictures of a view in memory.
///
/// No window and no display is needed.
///
/// ```swift
/// let renderer = ImageRenderer(content: Card(name: "Ada"))
/// renderer.scale = 2
/// try renderer.pngData().write(to: file)
/// ```
///
/// The view lives as long as the renderer: it appears with the first picture, and keeps its state between pictures. Each further
/// picture recomputes only the parts that changed.
///
/// SwiftUI's `cgImage` and `render(rasterizationScale:renderer:)` have types that Linux doesn't have; ``pngData()``,
/// ``svgData()`` and ``pdfData()`` are Trellis's own.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  /// Sends before one of the renderer's properties changes.
  ///
  /// Changes of the view's own state aren't sent.
  nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()

  /// The view.
  public var content: Content {
    get { model.content }
    set {
      objectWillChange.send()
      model.content = newValue
    }
  }

  /// The size that is proposed to the view; unspecified by default, which gives the view its ideal size.
  ///
  /// The picture is as large as the view is for this proposal.
  public var proposedSize: ProposedViewSize {
    get { model.proposal }
    set {
      objectWillChange.send()
      model.proposal = newValue
    }
  }

  /// The number of PNG pixels per point, positive and finite; 1 by default.
  ///
  /// SVG and PDF have no pixels.
  public var scale: CGFloat = 1 {
    willSet { objectWillChange.send() }
  }

  /// Whether the background is black instead of clear; false by default.
  ///
  /// The black is Trellis's choice: SwiftUI documents only that every pixel is opaque.
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

  /// Returns the view as a PNG file, at ``scale`` pixels per point.
  ///
  /// Throws an error with a description if the view has no size. The picture may have at most 32767 pixels per side, and 1 GiB in
  /// all; otherwise an error is thrown, too.
  public func pngData() throws -> Data {
    let (list, size) = updated()
    return try Picture.render(
      list, size: size, scale: scale, background: background, using: ImageTools.shared.renderer
    ).pngData()
  }

  /// Returns the view as an SVG file: vectors, with text as outlines.
  ///
  /// A point is a `px`. Effects that SVG lacks, such as a blur, are embedded as pictures at two pixels per point. Throws an error
  /// with a description if the view has no size, or more than 32767 points per side.
  public func svgData() throws -> Data {
    let (list, size) = updated()
    return try Picture.svg(list, size: size, background: background, using: ImageTools.shared.renderer)
  }

  /// Returns the view as a PDF file of one page, with searchable text.
  ///
  /// A point is 1/72 inch. Effects that PDF lacks, such as a blur, are embedded as pictures at two pixels per point. Throws an
  /// error with a description if the view has no size, or more than 14400 points per side.
  public func pdfData() throws -> Data {
    let (list, size) = updated()
    return try Picture.pdf(list, size: size, background: background, using: ImageTools.shared.renderer)
  }

  private var background: RGBAColor { isOpaque ? .black : .clear }

  /// Returns the view's current display list and its size.
  private func updated() -> (DisplayList, CGSize) {
    let size = viewGraph.contentSize(proposing: model.proposal)
    if viewGraph.size != size { viewGraph.size = size }
    return (viewGraph.updateContent(), size)
  }
}
