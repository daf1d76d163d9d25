public import Foundation

/// The width or height of a mark.
///
/// Source: documented, developer.apple.com/documentation/charts/markdimension.
public nonisolated struct MarkDimension: Sendable, Equatable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  enum Storage: Sendable, Equatable {
    case automatic
    case fixed(CGFloat)
    case inset(CGFloat)
    case ratio(CGFloat)
  }

  let storage: Storage

  /// The dimension by the kind of the mark: 80 % of a category's band or a bin for bars, all of it for rectangles.
  ///
  /// Source: the share: observed, in pictures of the documentation.
  public static var automatic: MarkDimension { MarkDimension(storage: .automatic) }
  /// A length in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(storage: .fixed(value)) }
  /// The band or bin less a distance at each side, in points.
  public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(storage: .inset(inset)) }
  /// A share of the band or bin; of a radius, a share of half the smaller side of the plot area.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(storage: .ratio(ratio)) }

  /// Creates a length in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  /// Creates a length in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

  init(storage: Storage) { self.storage = storage }

  /// Returns the part of a band that the dimension leaves, around its middle; `automatic` is the share if unspecified.
  func part(of band: (CGFloat, CGFloat), automatic: CGFloat) -> (CGFloat, CGFloat) {
    let middle = (band.0 + band.1) / 2
    let length =
      switch storage {
      case .automatic: (band.1 - band.0) * automatic
      case .fixed(let value): value
      case .inset(let inset): max(0, band.1 - band.0 - 2 * inset)
      case .ratio(let ratio): (band.1 - band.0) * ratio
      }
    return (middle - length / 2, middle + length / 2)
  }

  /// Returns a radius within the largest one.
  func radius(of largest: CGFloat, automatic: CGFloat) -> CGFloat {
    switch storage {
    case .automatic: automatic
    case .fixed(let value): value
    case .inset(let inset): max(0, largest - inset)
    case .ratio(let ratio): largest * ratio
    }
  }
}

/// The placement of bars and areas at the same position.
///
/// Source: documented, developer.apple.com/documentation/charts/markstackingmethod.
public nonisolated struct MarkStackingMethod: Sendable, Equatable {
  enum Storage { case standard, normalized, center, unstacked }
  let storage: Storage

  /// On top of each other; of bars, negative values below zero.
  public static var standard: MarkStackingMethod { MarkStackingMethod(storage: .standard) }
  /// On top of each other as shares of their sum, from 0 to 1.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(storage: .normalized) }
  /// On top of each other, around zero.
  public static var center: MarkStackingMethod { MarkStackingMethod(storage: .center) }
  /// In front of each other.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(storage: .unstacked) }
}
