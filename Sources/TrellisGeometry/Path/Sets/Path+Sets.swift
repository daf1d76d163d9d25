/// Set operations on paths, as the sets of the points inside them.
///
/// Curves stay curves. Crossings of outlines are exact to a hundredth of a point, or to a ten-thousandth of the extent if that is
/// less. Straight parts are exact to about 2⁻²⁶ of the extent, and the paths' own points stay unchanged. Open subpaths count as
/// closed. A path with NaN or infinite points counts as empty. The result is clockwise on the screen around its inside and
/// doesn't cross itself, so that both fill rules give the same result.
///
/// For n lines, about n·log n to n² pairs are compared, depending on how many lines are above each other. A curve counts as the
/// lines that approximate it.
extension Path {
  /// Returns the points inside this path or another.
  ///
  /// With `eoFill`, a point that an outline winds around twice is outside the path.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 || $1 }
  }

  /// Returns the points inside both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && $1 }
  }

  /// Returns the points inside this path but not inside another.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 && !$1 }
  }

  /// Returns the points inside exactly one of the two paths.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill) { $0 != $1 }
  }

  /// Returns the points inside this path, with an outline that doesn't cross itself and has no lines inside.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill) { inside, _ in inside }
  }

  /// Returns the parts of this path's lines that are inside another path or on its outline; `eoFill` applies to the other path.
  ///
  /// The lines keep this path's order and direction, and open subpaths stay open.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/path/lineintersection(_:eofill:); on the outline: ours.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines(with: other, eoFill) { $0 || $1 }
  }

  /// Returns the parts of this path's lines that are outside another path and not on its outline; `eoFill` applies to the other
  /// path.
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
