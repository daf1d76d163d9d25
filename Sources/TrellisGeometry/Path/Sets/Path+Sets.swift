/// Paths as sets of the points inside them.
///
/// Curves stay curves. Where outlines cross is found to within a hundredth of a point, or a ten-thousandth of the extent where that is
/// less; what is straight is exact to some 2⁻²⁶ of the extent, and points of the paths stay what they are. Open pieces count as
/// closed. A path that has NaN or infinite points counts as empty. What comes out goes clockwise around what is inside, on the screen,
/// and doesn't cross itself, so that both fill rules see the same.
///
/// Of n lines, as which curves count for what becomes of n lines, some n·log n to n² are compared, depending on how many lie above each
/// other.
extension Path {
  /// The points that are inside this path or inside another.
  ///
  /// With `eoFill` what an outline goes around twice lies outside of it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/path/union(_:eofill:).
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 || $1 }
  }

  /// The points that are inside both paths.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/path/intersection(_:eofill:).
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && $1 }
  }

  /// The points that are inside this path and not inside another.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/path/subtracting(_:eofill:).
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && !$1 }
  }

  /// The points that are inside one of the paths and not inside the other.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/path/symmetricdifference(_:eofill:).
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }

  /// The points that are inside this path, by an outline that doesn't cross itself, and has none of its lines inside.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/path/normalized(eofill:).
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill) { inside, _ in inside }
  }

  /// The parts of this path's lines that lie inside another path, or on its outline; `eoFill` is the other's.
  ///
  /// Lines go on in this path's order and direction; what is open stays so.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/path/lineintersection(_:eofill:); on the outline: ours.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines(with: other, eoFill) { $0 || $1 }
  }

  /// The parts of this path's lines that lie neither inside another path nor on its outline; `eoFill` is the other's.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/path/linesubtraction(_:eofill:); on the outline: ours.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lines(with: other, eoFill) { !$0 && !$1 }
  }

  private func combined(with other: Path, _ eoFill: Bool, _ rule: (Bool, Bool) -> Bool) -> Path {
    guard let arrangement = Arrangement(self, other, closesFirst: true) else { return Path() }
    let boundaries = Boundaries(of: arrangement, outlines: [0, 1])
    return Contours(of: arrangement, boundaries) { counts in
      rule(Self.isInside(counts[0], eoFill), Self.isInside(counts[1], eoFill))
    }.path
  }

  private func lines(with other: Path, _ eoFill: Bool, _ rule: (Bool, Bool) -> Bool) -> Path {
    guard let arrangement = Arrangement(self, other, closesFirst: false) else { return Path() }
    let boundaries = Boundaries(of: arrangement, outlines: [1])
    return Contours(linesOf: arrangement, boundaries) { boundary in
      rule(Self.isInside(boundary.before[1], eoFill), Self.isInside(boundary.behind[1], eoFill))
    }.path
  }

  private static func isInside(_ count: Int, _ eoFill: Bool) -> Bool { eoFill ? count % 2 != 0 : count != 0 }
}
