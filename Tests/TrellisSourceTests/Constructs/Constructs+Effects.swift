import Combine
import Foundation
import SwiftUI

// swift-format-ignore-file: a construct is a line.

extension Constructs {
  /// Adds effects, pictures, symbols and canvases.
  static func effects(_ it: Constructs) {
    it.add { Text("a").opacity(0.5) }
    it.add { Text("a").shadow(radius: 3) }
    it.add { Text("a").shadow(color: .red, radius: 3, x: 1, y: 2) }
    it.add { Text("a").blur(radius: 2) }
    it.add { Text("a").blur(radius: 2, opaque: true) }
    it.add { Text("a").brightness(0.1) }
    it.add { Text("a").contrast(2) }
    it.add { Text("a").saturation(0) }
    it.add { Text("a").grayscale(1) }
    it.add { Text("a").hueRotation(.degrees(90)) }
    it.add { Text("a").colorInvert() }
    it.add { Text("a").colorMultiply(.red) }
    it.add { Text("a").luminanceToAlpha() }
    it.add { Text("a").blendMode(.multiply) }
    it.add { Text("a").compositingGroup() }
    it.add { Text("a").drawingGroup() }
    it.add { Text("a").rotationEffect(.degrees(10)) }
    it.add { Text("a").rotationEffect(.radians(1), anchor: .topLeading) }
    it.add { Text("a").rotation3DEffect(.degrees(10), axis: (x: 0, y: 1, z: 0)) }
    it.add { Text("a").scaleEffect(2) }
    it.add { Text("a").scaleEffect(x: 2, y: 1, anchor: .bottom) }
    it.add { Text("a").scaleEffect(CGSize(width: 2, height: 1)) }
    it.add { Text("a").transformEffect(.identity) }
    it.add { Text("a").projectionEffect(ProjectionTransform()) }
    it.add { Text("a").clipShape(Circle()) }
    it.add { Text("a").clipShape(.rect(cornerRadius: 3)) }
    it.add { Text("a").clipShape(.capsule) }
    it.add { Text("a").clipped() }
    it.add { Text("a").cornerRadius(3) }
    it.add { Text("a").mask { Circle() } }
    it.add { Text("a").mask(Circle()) }
    it.add { Text("a").mask(alignment: .top) { Color.black.frame(height: 4) } }
    it.add { Text("a").border(.red) }
    it.add { Text("a").border(.red.gradient, width: 2) }
    it.add { Text("a").contentShape(Rectangle()) }
    it.add { Text("a").contentShape(.rect) }
    it.add { Text("a").allowsHitTesting(false) }
    it.add { Text("a").redacted(reason: .placeholder) }
    it.add { Text("a").redacted(reason: []).unredacted() }
    it.add { Text("a").privacySensitive() }
    it.add { Text("a").visualEffect { content, proxy in content.offset(x: proxy.size.width / 2) } }
    it.add { Text("a").visualEffect { content, _ in content.blur(radius: 1).opacity(0.5).scaleEffect(2) } }
    it.add { Text("a").environment(\.colorScheme, .dark) }
    it.add { Text("a").colorScheme(.dark) }
    it.add { Text("a").preferredColorScheme(.dark) }
    it.add { Image(systemName: "star") }
    it.add { Image(systemName: "star.fill").resizable().scaledToFit() }
    it.add { Image(systemName: "star").imageScale(.large) }
    it.add { Image(systemName: "star").font(.title) }
    it.add { Image(systemName: "star").renderingMode(.template) }
    it.add { Image(systemName: "star").symbolRenderingMode(.hierarchical) }
    it.add { Image(systemName: "star").symbolVariant(.circle.fill) }
    it.add { Image(systemName: "star").environment(\.symbolVariants, .fill) }
    it.add { Image(systemName: "wifi", variableValue: 0.5) }
    it.add { Image(systemName: "star").interpolation(.high).antialiased(true) }
    it.add { Image(systemName: "star").resizable(capInsets: EdgeInsets(), resizingMode: .tile) }
    it.add { Image(systemName: "star").accessibilityLabel("favourite") }
    it.add { Label("title", systemImage: "star") }
    it.add {
      Label {
        Text("title")
      } icon: {
        Circle()
      }
    }
    it.add { Label("title", systemImage: "star").labelStyle(.titleOnly) }
    it.add { Label("title", systemImage: "star").labelStyle(.iconOnly) }
    it.add { AsyncImage(url: nil) }
    it.add {
      AsyncImage(url: nil) {
        $0.resizable()
      } placeholder: {
        Color.gray
      }
    }
    it.add { AsyncImage(url: nil) { phase in phase.image ?? Image(systemName: "photo") } }
    it.add {
      Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
    }
    it.add { Canvas { context, _ in context.draw(Text("a"), at: CGPoint(x: 20, y: 20)) } }
    it.add {
      Canvas { context, _ in
        context.addFilter(.blur(radius: 2));
        context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .style(.red))
      }
    }
    it.add {
      Canvas { context, size in
        if let symbol = context.resolveSymbol(id: 1) {
          context.draw(symbol, in: CGRect(origin: .zero, size: size))
        }
      } symbols: {
        Color.red.tag(1)
      }
    }
    it.add { TimelineView(.everyMinute) { Text($0.date, style: .time) } }
    it.add { TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 1)) { _ in Text("a") } }
    it.add { TimelineView(.animation) { _ in Text("a") } }
    it.add { TimelineView(.explicit([Date(timeIntervalSince1970: 0)])) { _ in Text("a") } }
    it.add { ProgressView() }
    it.add { ProgressView("loading") }
    it.add { ProgressView(value: 0.3) }
    it.add { ProgressView("loading", value: 3, total: 10) }
    it.add {
      ProgressView(value: 0.3) {
        Text("a")
      } currentValueLabel: {
        Text("30 %")
      }
    }
    it.add { ProgressView(value: 0.3).progressViewStyle(.linear) }
  }
}
