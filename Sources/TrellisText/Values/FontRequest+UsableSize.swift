extension FontRequest {
  /// The sizes, in points, that every measurer and renderer can work with.
  package static let usableSizes: ClosedRange<Double> = 1...2000

  /// The size, clamped to ``usableSizes``; NaN becomes the smallest of them.
  package var usableSize: Double {
    let sizes = Self.usableSizes
    return size.isNaN ? sizes.lowerBound : min(max(size, sizes.lowerBound), sizes.upperBound)
  }
}
