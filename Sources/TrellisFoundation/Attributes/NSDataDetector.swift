public import Foundation

/// A detector of links and addresses of email in text.
///
/// Links have a scheme and `://`, or begin with `www.`; addresses of email become `mailto:` links. Other kinds of data that it is
/// asked for, such as dates and phone numbers, aren't found. It isn't an `NSRegularExpression`, as it is on a Mac.
///
/// Source: documented, developer.apple.com/documentation/foundation/nsdatadetector; which text is a link: ours.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The kinds of data that the detector was asked for.
  public let checkingTypes: UInt64
  private let expression: NSRegularExpression

  /// Creates a detector of kinds of data, of which only `NSTextCheckingResult.CheckingType.link` is found.
  ///
  /// - Throws: `CocoaError.featureUnsupported` without a kind.
  public init(types checkingTypes: UInt64) throws {
    guard checkingTypes != 0 else { throw CocoaError(.featureUnsupported) }
    self.checkingTypes = checkingTypes
    expression = try NSRegularExpression(pattern: NSDataDetector.pattern, options: .caseInsensitive)
  }

  private static let pattern =
    #"\b(?:[a-z][a-z0-9+.-]*://|www\.)[^\s<>"]*[^\s<>".,;:!?'()\[\]{}]|\b[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b"#
  /// The bit of links in the kinds of data, which differs from that of a Mac.
  private static let link: UInt64 = 1 << 6

  /// Returns the data in a range, given in UTF-16 units.
  ///
  /// Complexity: O(*n*) for *n* characters.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    guard checkingTypes & NSDataDetector.link != 0 else { return [] }
    return expression.matches(in: string, options: options, range: range).compactMap { match in
      let text = (string as NSString).substring(with: match.range)
      let isAddress = !text.contains("://") && text.contains("@")
      let full = isAddress ? "mailto:" + text : text.contains("://") ? text : "http://" + text
      return URL(string: full).map { DetectedLink(match.range, $0) }
    }
  }

  /// Returns the first data in a range; nil if there is none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }

  /// Returns the number of data in a range.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// Calls a closure for each data in a range, until the closure sets its last argument to true.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>)
      -> Void
  ) {
    var isStopped: ObjCBool = false
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &isStopped)
      if isStopped.boolValue { return }
    }
  }
}

private final class DetectedLink: NSTextCheckingResult {
  let link: URL
  private let place: NSRange

  init(_ place: NSRange, _ link: URL) {
    (self.place, self.link) = (place, link)
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  override var resultType: NSTextCheckingResult.CheckingType {
    NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
  }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at index: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
  /// The link of a result of ``NSDataDetector``; nil for other results.
  public var url: URL? { (self as? DetectedLink)?.link }
  /// The phone number; nil, because none are found.
  public var phoneNumber: String? { nil }
  /// The date; nil, because none are found.
  public var date: Date? { nil }
}
