import Foundation
import TrellisLayout

/// Functions that replace unusable lengths, such as NaN, by usable ones, and report a warning.
enum UsableLength {
  /// Returns a fixed length within 0 and the greatest usable length; nil for a length that isn't finite.
  static func fixed(_ length: CGFloat?, _ name: String, of api: String) -> CGFloat? {
    guard let length, !(length >= 0 && length <= .greatestLength) else { return length }
    return report(length, name, api, length.isFinite ? max(0, length.limited) : nil)
  }

  /// Returns the limits of a flexible frame on an axis, in ascending order; limits that aren't numbers are ignored.
  static func flexible(
    min: CGFloat?, ideal: CGFloat?, max: CGFloat?, _ name: String, of api: String
  ) -> FrameLayout.Length {
    let least = fixed(min, "min\(name)", of: api)
    var best = fixed(ideal, "ideal\(name)", of: api)
    // Programs use various large numbers to mean infinity.
    var most = max.map { $0 > .greatestLength } == true ? .infinity : fixed(max, "max\(name)", of: api)
    let given = [least, best, most].compactMap(\.self)
    if given != given.sorted() {
      Warning.report(
        "\(api): min\(name), ideal\(name) and max\(name) contradict each other (\(given.map { "\($0)" }.joined(separator: ", "))); "
          + "the larger ones are used; give them in ascending order")
      best = best.map { Swift.max($0, least ?? $0) }
      most = most.map { Swift.max($0, best ?? $0, least ?? $0) }
    }
    return .flexible(min: least, ideal: best, max: most)
  }

  /// Returns a distance, possibly negative, limited to the greatest usable length; 0 if it isn't finite.
  static func distance(_ length: CGFloat, _ name: String, of api: String) -> CGFloat {
    abs(length) <= .greatestLength
      ? length : report(length, name, api, length.isFinite ? length.limited : 0) ?? 0
  }

  /// Returns insets, possibly negative; those that aren't finite are 0.
  static func insets(_ insets: EdgeInsets, of api: String) -> EdgeInsets {
    EdgeInsets(
      top: distance(insets.top, "the top inset", of: api),
      leading: distance(insets.leading, "the leading inset", of: api),
      bottom: distance(insets.bottom, "the bottom inset", of: api),
      trailing: distance(insets.trailing, "the trailing inset", of: api))
  }

  /// Returns a fraction of a length; one half if it isn't finite or is too large to multiply lengths by.
  static func share(_ share: CGFloat, _ name: String, of api: String) -> CGFloat {
    if abs(share) <= .greatestLength { return share }
    Warning.report("\(api): \(name) is \(share); 0.5 is used; give a fraction of the length, 0 to 1")
    return 0.5
  }

  /// Returns a count of at least 1.
  static func count(_ count: Int, _ name: String, of api: String) -> Int {
    if count < 1 { Warning.report("\(api): \(name) is \(count); 1 is used; give 1 or more") }
    return max(1, count)
  }

  private static func report(
    _ length: CGFloat, _ name: String, _ api: String, _ instead: CGFloat?
  ) -> CGFloat? {
    let effect = instead.map { "\($0) is used" } ?? "it is ignored"
    Warning.report("\(api): \(name) is \(length); \(effect); give a length in points")
    return instead
  }
}
