import Combine
import Foundation
import SwiftUI

// swift-format-ignore-file: a construct is a line.

extension Constructs {
  /// Adds colours, shapes and paints.
  static func drawing(_ it: Constructs) {
    let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    let fourColors: [Color] = [.red, .green, .blue, .yellow]
    let round = Path(ellipseIn: CGRect(x: 5, y: 0, width: 9, height: 9))
    it.add { Color.red }
    it.add { Color(red: 0.1, green: 0.2, blue: 0.3) }
    it.add { Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 0.5) }
    it.add { Color(hue: 0.5, saturation: 1, brightness: 1) }
    it.add { Color(white: 0.5) }
    it.add { Color(uiColor: .systemBlue) }
    it.add { Color(.sRGB, white: 0.3) }
    it.add { Color.red.mix(with: .blue, by: 0.3) }
    it.add { Color.red.opacity(0.5) }
    it.add { Color.accentColor }
    it.add { Color.primary }
    it.add { Text(Color.red.description) }
    it.add { Rectangle() }
    it.add { RoundedRectangle(cornerRadius: 4) }
    it.add { RoundedRectangle(cornerSize: CGSize(width: 3, height: 4), style: .continuous) }
    it.add { UnevenRoundedRectangle(topLeadingRadius: 3, bottomTrailingRadius: 8) }
    it.add { Circle() }
    it.add { Ellipse() }
    it.add { Capsule(style: .circular) }
    it.add { Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 9, height: 9)) } }
    it.add { Path(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 2) }
    it.add { Path(CGRect(x: 0, y: 0, width: 9, height: 9)).stroke(.red, lineWidth: 2) }
    it.add { Path(CGRect(x: 0, y: 0, width: 9, height: 9)).trimmedPath(from: 0, to: 0.5).stroke() }
    it.add { AnyShape(Circle()) }
    it.add { MeshGradient(width: 2, height: 2, points: corners, colors: fourColors) }
    it.add { MeshGradient(width: 2, height: 2, points: corners, colors: fourColors, smoothsColors: false) }
    it.add { Circle().union(Rectangle().scale(0.5)).fill(.red) }
    it.add { Circle().intersection(Rectangle().offset(x: 9)) }
    it.add { Circle().subtracting(Capsule().inset(by: 9), eoFill: true).stroke() }
    it.add { Circle().symmetricDifference(Rectangle()) }
    it.add { Circle().lineIntersection(Rectangle().offset(x: 9)).stroke() }
    it.add { Circle().lineSubtraction(Rectangle().offset(x: 9)).stroke() }
    it.add { Path(CGRect(x: 0, y: 0, width: 9, height: 9)).union(round) }
    it.add { round.normalized() }
    it.add { Circle().fill(.red) }
    it.add { Circle().fill(.red.gradient) }
    it.add { Circle().fill(.red).stroke(.blue, lineWidth: 2) }
    it.add { Circle().fill(.red, style: FillStyle(eoFill: true)) }
    it.add { Circle().stroke() }
    it.add { Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2])) }
    it.add { Circle().strokeBorder(.red, lineWidth: 3) }
    it.add { Circle().inset(by: 3) }
    it.add { Circle().trim(from: 0.25, to: 1).stroke(lineWidth: 2) }
    it.add { Circle().rotation(.degrees(30)) }
    it.add { Circle().scale(0.5) }
    it.add { Circle().scale(x: 1, y: 0.5, anchor: .top) }
    it.add { Circle().offset(x: 3) }
    it.add { Circle().transform(CGAffineTransform(rotationAngle: 1)) }
    it.add { Circle().size(width: 10, height: 20) }
    it.add { Circle().size(CGSize(width: 10, height: 20)) }
    it.add { Color.red.clipShape(.rect(cornerRadius: 4)) }
    it.add { ContainerRelativeShape() }
    it.add { Text("a").containerShape(.rect(cornerRadius: 8)) }
    it.add { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom) }
    it.add {
      LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing)
    }
    it.add {
      LinearGradient(
        stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.3)], startPoint: .top,
        endPoint: .bottom)
    }
    it.add { RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 40) }
    it.add { AngularGradient(colors: [.red, .blue], center: .center) }
    it.add {
      AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, angle: .degrees(30))
    }
    it.add { EllipticalGradient(colors: [.red, .blue]) }
    it.add { Circle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)) }
    it.add {
      Circle().fill(.radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9))
    }
    it.add { Circle().fill(.conicGradient(colors: [.red, .blue], center: .center)) }
    it.add { Circle().fill(.ellipticalGradient(colors: [.red, .blue])) }
    it.add { Circle().fill(.tint) }
    it.add { Circle().fill(.background) }
    it.add { Circle().fill(.separator) }
    it.add { Circle().fill(.ultraThinMaterial) }
    it.add { Circle().fill(.red.opacity(0.3)) }
    it.add { Circle().fill(.red.shadow(.inner(radius: 3))) }
    it.add { Circle().fill(.red.shadow(.drop(color: .black, radius: 3, x: 1, y: 1))) }
    it.add { Circle().fill(.red.blendMode(.multiply)) }
    it.add { Circle().fill(.image(Image(systemName: "star"))) }
    it.add { Circle().fill(ImagePaint(image: Image(systemName: "star"), scale: 0.5)) }
    it.add { Text("a").foregroundStyle(.secondary) }
    it.add { Text("a").foregroundStyle(.red, .blue) }
    it.add { Text("a").foregroundStyle(.primary, .secondary, .tertiary) }
    it.add { Text("a").foregroundColor(.red) }
    it.add { Text("a").tint(.red) }
    it.add { Text("a").accentColor(.red) }
    it.add { Text("a").backgroundStyle(.red) }
    it.add { Text("a").background(.thinMaterial, in: .capsule) }
    it.add { Text("a").background(.bar) }
    it.add {
      Text("a").foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
    it.add { Text("a").foregroundStyle(.red.gradient) }
    it.add { Text("a").foregroundStyle(HierarchicalShapeStyle.quaternary) }
    it.add { Text("a").foregroundStyle(AnyShapeStyle(.red)) }
  }
}
