public import Combine
public import TrellisCoreGraphicsCairo
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
/// The view is updated on the main actor. To draw many pictures in parallel, take ``drawing()`` of each there, and make the files
/// elsewhere.
///
/// ``pngData()``, ``svgData()``, ``pdfData()`` and ``drawing()`` are Trellis's own.
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

  /// The colour space in which colours are mixed.
  public var colorMode: ColorRenderingMode = .nonLinear {
    willSet { objectWillChange.send() }
  }

  private let model: ImageModel<Content>
  private lazy var viewGraph = ViewGraph(
    root: ImageRoot(model: model), size: .zero, measurer: ImageTools.measurer)

  /// Creates a renderer of a view.
  public init(content view: Content) {
    model = ImageModel(content: view)
  }

  /// Returns the view's current appearance as a value, which any thread can turn into files.
  public func drawing() -> ViewDrawing {
    let size = viewGraph.contentSize(proposing: model.proposal)
    if viewGraph.size != size { viewGraph.size = size }
    let list = viewGraph.updateContent()
    let background: RGBAColor = isOpaque ? .black : .clear
    guard colorMode != .nonLinear else { return ViewDrawing(list: list, size: size, background: background) }
    // In a linear picture, the background is mixed linearly too.
    let bounds = CGRect(origin: .zero, size: size)
    let behind = isOpaque ? [DisplayItem(id: 0, frame: bounds, content: .fill(.black))] : []
    let group = DisplayItem(
      id: 0, frame: .zero, content: .effect(colorMode.group, DisplayList(behind + list.items)))
    return ViewDrawing(list: DisplayList([group]), size: size, background: background)
  }

  /// Calls a closure with the view's size in points, and a function that draws the view into a context.
  ///
  /// The function draws the view upright with its lower left corner at the origin of the context's user space, where y points up.
  /// Text and shapes stay vectors in a PDF. What a PDF lacks, such as a blur, becomes an image with `rasterizationScale` pixels per
  /// point; a bitmap has its own pixels.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/imagerenderer/render(rasterizationscale:renderer:).
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
  ) {
    let drawing = drawing()
    renderer(drawing.size) { drawing.draw(in: $0, rasterizationScale: rasterizationScale) }
  }
}

// MARK: - Files

extension ImageRenderer {
  /// The view as pixels, at ``scale`` pixels per point; nil if ``pngData()`` would throw an error.
  public var cgImage: CGImage? { drawing().cgImage(scale: scale) }

  /// Returns the view as a PNG file, at ``scale`` pixels per point.
  ///
  /// Throws an error with a description if the view has no size. The picture may have at most 32767 pixels per side, and 1 GiB in
  /// all; otherwise an error is thrown, too.
  public func pngData() throws -> Data { try drawing().pngData(scale: scale) }

  /// Returns the view as an SVG file: vectors, with text as outlines.
  ///
  /// A point is a `px`. Effects that SVG lacks, such as a blur, are embedded as pictures at two pixels per point. Throws an error
  /// with a description if the view has no size, or more than 32767 points per side.
  public func svgData() throws -> Data { try drawing().svgData() }

  /// Returns the view as a PDF file of one page, with searchable text.
  ///
  /// A point is 1/72 inch. Effects that PDF lacks, such as a blur, are embedded as pictures at two pixels per point. Throws an
  /// error with a description if the view has no size, or more than 14400 points per side.
  public func pdfData() throws -> Data { try drawing().pdfData() }
}
