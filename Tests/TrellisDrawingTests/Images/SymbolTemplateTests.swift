import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@testable import Trellis

/// Symbols of asset catalogs.
@MainActor
@Suite struct SymbolTemplateTests {
  /// A template whose regular shape is a square as high as capital letters, and whose bold one is twice as wide.
  private static let template = """
    <svg width="3300" height="2200"><g id="Notes"><path d="M0 0H9V9H0z"/></g>
    <g id="Guides"><line id="Baseline-S" x1="0" x2="1" y1="700" y2="700"/>
     <line
       id="Capline-S" x1="0" x2="1" y1="630" y2="630"/></g>
    <g id="Symbols">
     <g id="Bold-S" transform="matrix(1 0 0 1 2000 700)"><path d="M0 -70H140V0H0z"/></g>
     <g id="Regular-S" transform="matrix(1 0 0 1 1000 700)">
      <path class="hierarchical-0:secondary" d="M0 -70H35V0H0z"/>
      <path class="hierarchical-1:primary" d="M35 -70H70V0H35z"/>
     </g>
    </g></svg>
    """

  @Test func `a capital letter's height is in the middle of the symbol's square`() throws {
    let outline = try #require(SymbolTemplate(svg: Self.template).outline(weight: 400))
    // A font of 100 points is 16 / 1.2 units high; the origin of the shapes is that of the document.
    let side = 70 * SymbolOutline.side / 120
    #expect(abs(outline.bounds.midY - 8) < 1e-6)
    #expect(abs(outline.bounds.height - side) < 1e-6 && abs(outline.bounds.width - side) < 1e-6)
    #expect(outline.parts.map(\.level) == [1, 0])
  }

  @Test func `the nearest weight of the template is taken`() throws {
    let template = SymbolTemplate(svg: Self.template)
    let widths = [100, 500, 600, 900].map { template.outline(weight: $0)?.bounds.width ?? 0 }
    #expect(widths.map { ($0 * 120 / SymbolOutline.side).rounded() } == [70, 70, 140, 140])
    #expect(SymbolTemplate(svg: "<svg><path d=\"M0 0H9V9H0z\"/></svg>").outline(weight: 400) == nil)
  }

  @Test func `a symbol of an asset catalog follows the font and the foreground`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/donut.symbolset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(Self.template.utf8).write(to: set.appendingPathComponent("donut.svg"))
    let bundle = try #require(Bundle(path: folder.path))
    let image = Image("donut", bundle: bundle).accessibilityIdentifier("symbol")
    let host = TestHost(image.font(.system(size: 100)).foregroundStyle(.red))
    #expect(try host.frame(ofIdentifier: "symbol").size == CGSize(width: 70, height: 120))
    var paints: [Paint] = []
    host.displayList.forEachItem { item, _ in
      if case .shape(let shape) = item.content { paints.append(shape.paint) }
    }
    #expect(paints.count == 2 && Set(paints) == [.color(Color.red.resolved(in: .light))])
  }
}
