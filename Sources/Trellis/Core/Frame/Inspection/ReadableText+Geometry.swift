package import Foundation
package import TrellisDisplayList
package import TrellisGeometry
package import TrellisLayout

// The short forms of geometric values.

extension CGSize: ReadableValue {
  package nonisolated var readableText: String {
    "\(ReadableText.number(width)) × \(ReadableText.number(height))"
  }
}

extension CGPoint: ReadableValue {
  package nonisolated var readableText: String { "(\(ReadableText.number(x)), \(ReadableText.number(y)))" }
}

extension CGRect: ReadableValue {
  package nonisolated var readableText: String { "\(size.readableText) at \(origin.readableText)" }
}

extension ProposedViewSize: ReadableValue {
  package nonisolated var readableText: String {
    [width, height].map { $0.map { ReadableText.number($0) } ?? "nil" }.joined(separator: " × ")
  }
}

extension EdgeInsets: ReadableValue {
  package nonisolated var readableText: String {
    let sides = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    if sides.allSatisfy({ $0.1 == top }) { return "\(ReadableText.number(top)) on all sides" }
    return sides.filter { $0.1 != 0 }.map { "\($0.0) \(ReadableText.number($0.1))" }.joined(separator: ", ")
  }
}

extension UnitPoint: ReadableValue {
  package nonisolated var readableText: String { CGPoint(x: x, y: y).readableText }
}

extension Angle: ReadableValue {
  package nonisolated var readableText: String { "\(ReadableText.number(degrees))°" }
}

extension Placement: ReadableValue {
  package nonisolated var readableText: String { "\(frame.readableText), proposed \(proposal.readableText)" }
}

extension Arrangement: ReadableValue {
  package nonisolated var readableText: String {
    let count = placements.count
    let first = placements.prefix(3).map(\.frame.readableText).joined(separator: "; ")
    return "\(count) \(count == 1 ? "view" : "views")"
      + (count == 0 ? "" : ": \(first)\(count > 3 ? "; …" : "")")
  }
}

extension RGBAColor: ReadableValue {
  package nonisolated var readableText: String { description.uppercased() }
}
