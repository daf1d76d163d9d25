extension DynamicTypeSize {
  /// Returns a length for this text size, given the length at the standard size in points.
  ///
  /// The length grows as the font of the text style does on iOS. It is rounded to half points, which are pixels on a Retina display. With
  /// whole points, macOS's body font of 13 points would have fewer different sizes than iOS's. At the standard size the length is
  /// unchanged.
  ///
  /// Source: inferred from iOS's sizes; macOS has only the standard size.
  nonisolated func scaled(_ length: Double, like style: Font.TextStyle) -> Double {
    if self == .large { return length }
    let factor = factor(of: style)
    return factor == 1 ? length : (length * factor * 2).rounded() / 2
  }

  /// The ratio of a text style's font size to its size at the standard text size.
  package nonisolated func factor(of style: Font.TextStyle) -> Double {
    style.size(at: self) / style.size(at: .large)
  }
}

extension Font.TextStyle {
  /// The size of the style's font on iOS, in points.
  ///
  /// Source: documented, Apple's Human Interface Guidelines, Typography, iOS and iPadOS Dynamic Type sizes and larger
  /// accessibility type sizes.
  fileprivate nonisolated func size(at size: DynamicTypeSize) -> Double {
    let index = DynamicTypeSize.allCases.firstIndex(of: size)!
    switch self {
    case .largeTitle: return [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60][index]
    case .title: return [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58][index]
    case .title2: return [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56][index]
    case .title3: return [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55][index]
    case .headline, .body: return [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53][index]
    case .callout: return [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51][index]
    case .subheadline: return [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49][index]
    case .footnote: return [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44][index]
    case .caption: return [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43][index]
    case .caption2: return [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40][index]
    }
  }
}
