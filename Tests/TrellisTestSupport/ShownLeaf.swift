package import Foundation
package import TrellisDisplayList
import TrellisGeometry
package import TrellisTesting

/// A drawn leaf: its name, frame, opacity and colour.
package struct ShownLeaf: Equatable, CustomStringConvertible {
  package var name: String
  package var frame: CGRect
  package var opacity = 1.0
  /// The colour of a fill, or nil for other leaves.
  package var color: RGBAColor?

  package var description: String {
    "\(name) at \(frame.minX), \(frame.minY), \(frame.width) × \(frame.height), \(opacity)"
  }
}

extension TestHost {
  /// The drawn leaves without the window's background, back to front.
  ///
  /// The name of a text is its string, that of a colour "fill", that of a shape "shape".
  package var leaves: [ShownLeaf] {
    var found: [ShownLeaf] = []
    func walk(_ list: DisplayList, _ origin: CGPoint, _ opacity: Double, _ transform: CGAffineTransform) {
      for item in list.items {
        let place = CGPoint(x: origin.x + item.frame.minX, y: origin.y + item.frame.minY)
        let exact = CGRect(origin: place, size: item.frame.size).applying(transform)
        let frame = CGRect(
          x: rounded(exact.minX), y: rounded(exact.minY), width: rounded(exact.width),
          height: rounded(exact.height))
        switch item.content {
        case .list(let inner): walk(inner, place, opacity, transform)
        case .effect(let effect, let inner):
          var (inside, matrix) = (opacity, transform)
          switch effect {
          case .opacity(let own), .each(.opacity(let own)): inside *= own
          case .transform(let own):
            matrix = CGAffineTransform(translationX: -place.x, y: -place.y)
              .concatenating(
                CGAffineTransform(a: own.m11, b: own.m12, c: own.m21, d: own.m22, tx: own.m31, ty: own.m32)
              )
              .concatenating(CGAffineTransform(translationX: place.x, y: place.y)).concatenating(transform)
          default: break
          }
          walk(inner, place, inside, matrix)
        case .text(let text): found.append(ShownLeaf(name: text.string, frame: frame, opacity: opacity))
        case .fill(let color):
          found.append(ShownLeaf(name: "fill", frame: frame, opacity: opacity, color: color))
        default: found.append(ShownLeaf(name: "shape", frame: frame, opacity: opacity))
        }
      }
    }
    walk(DisplayList(Array(displayList.items.dropFirst())), .zero, 1, .identity)
    return found
  }

  /// Returns a number without the rounding errors in its last digits.
  private func rounded(_ number: Double) -> Double { (number * 1e9).rounded() / 1e9 }

  /// Returns the first leaf with a name.
  package func leaf(_ name: String = "fill") -> ShownLeaf? { leaves.first { $0.name == name } }

  /// Returns the first leaf with a name and a width.
  package func leaf(_ name: String, of width: CGFloat) -> ShownLeaf? {
    leaves.first { $0.name == name && abs($0.frame.width - width) < 1e-6 }
  }
}
