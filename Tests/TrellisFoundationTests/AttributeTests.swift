import Foundation
import Testing
import TrellisFoundation

/// Data and meanings in text.
@Suite struct AttributeTests {
  private func links(in text: String) throws -> [String] {
    let detector = try NSDataDetector(types: NSTextCheckingResult.CheckingType(rawValue: 1 << 6).rawValue)
    return detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)).map {
      "\((text as NSString).substring(with: $0.range)) \($0.url?.absoluteString ?? "")"
    }
  }

  @Test func `links and addresses are found without the punctuation around them`() throws {
    #expect(
      try links(in: "é (https://a.de/x?y=1), www.b.org. or me@c.com!") == [
        "https://a.de/x?y=1 https://a.de/x?y=1", "www.b.org http://www.b.org", "me@c.com mailto:me@c.com",
      ])
    #expect(try links(in: "no link: a.b, 12:30, @name").isEmpty)
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
    let other = try NSDataDetector(types: 1 << 3)
    #expect(other.numberOfMatches(in: "www.b.org", range: NSRange(location: 0, length: 9)) == 0)
  }

  @Test func `a detector stops when its closure asks for it`() throws {
    let detector = try NSDataDetector(types: 1 << 6)
    var count = 0
    detector.enumerateMatches(in: "www.a.de www.b.de", range: NSRange(location: 0, length: 17)) {
      _, _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1)
    #expect(
      detector.firstMatch(in: "www.a.de www.b.de", range: NSRange(location: 8, length: 9))?.range
        == NSRange(location: 9, length: 8))
  }

  @Test func `documents of plain text are read, and others refused`() throws {
    let data = Data("é".utf8)
    #expect(try NSAttributedString(data: data, documentAttributes: nil).string == "é")
    let latin = try NSAttributedString(
      data: data, options: [.characterEncoding: String.Encoding.isoLatin1.rawValue], documentAttributes: nil)
    #expect(latin.string == "Ã©")
    for type in [NSAttributedString.DocumentType.html, .rtf] {
      #expect(throws: CocoaError(.featureUnsupported)) {
        try NSAttributedString(data: data, options: [.documentType: type], documentAttributes: nil)
      }
    }
    #expect(throws: CocoaError(.fileReadInapplicableStringEncoding)) {
      try NSAttributedString(data: Data([0xff, 0xfe, 0xff]), documentAttributes: nil)
    }
  }

  @Test func `units of speed follow the region`() {
    #expect(UnitSpeed(forLocale: Locale(identifier: "en_US")).symbol == UnitSpeed.milesPerHour.symbol)
    #expect(UnitSpeed(forLocale: Locale(identifier: "de_DE")).symbol == UnitSpeed.kilometersPerHour.symbol)
  }

  @Test func `a script of AppleScript fails with a message`() {
    var error: NSDictionary?
    let result = NSAppleScript(source: "beep")?.executeAndReturnError(&error)
    #expect(result?.stringValue == nil && error?[NSAppleScript.errorNumber] as? Int == -1753)
  }
}
