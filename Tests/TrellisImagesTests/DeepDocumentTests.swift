import Foundation
import Testing
import TrellisDisplayList
import TrellisImages

/// SVG documents nested deeper than the stack allows.
@Suite struct DeepDocumentTests {
  private static func svg(_ content: String, _ start: String = "") -> Data {
    Data(
      #"\#(start)<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="8" height="8">\#(content)</svg>"#
        .utf8)
  }

  private static func selectors(_ count: Int, _ opening: String = ":not(", _ closing: String = ")") -> String
  {
    String(repeating: opening, count: count) + "a" + String(repeating: closing, count: count)
  }

  private static func chain(_ count: Int, _ link: (Int) -> String) -> String {
    "<defs><rect id=\"a0\" width=\"8\" height=\"8\"/>" + (1...count).map(link).joined() + "</defs>"
      + ##"<use href="#a\##(count)"/>"##
  }

  static let deep: [String: Data] = [
    "selectors": svg("<style>\(selectors(3000)) { fill: red }</style><rect width='8' height='8'/>"),
    "data": svg("<style><![CDATA[\(selectors(3000, #":not([a="<"]"#)) { fill: red }]]></style>"),
    "references": svg("<style>\(selectors(3000, "&#58;not&#40;", "&#41;")) { fill: red }</style>"),
    "entity": svg(
      "<style>" + String(repeating: "&n;", count: 3000) + "</style>",
      #"<!DOCTYPE svg [<!ENTITY n ":not(">]>"#),
    "entity of references": svg(
      "<style>" + String(repeating: "&n;", count: 3000) + "</style>",
      #"<!DOCTYPE svg [<!ENTITY n ":not&#38;#40;">]>"#),
    "encoding": svg(
      "<style>" + String(repeating: ":not+ACg-", count: 3000) + "</style>",
      #"<?xml version="1.0" encoding="UTF-7"?>"#),
    "functions": svg("<rect style='fill: \(selectors(50_000, "calc("))'/>"),
    "blocks": svg("<style>\(selectors(50_000, "@media all {", "}"))</style>"),
    "elements": svg(String(repeating: "<g>", count: 5000) + String(repeating: "</g>", count: 5000)),
    "uses": svg(chain(5000) { ##"<g id="a\##($0)"><use href="#a\##($0 - 1)"/></g>"## }),
    "links": svg(chain(5000) { ##"<g id="a\##($0)"><use xlink:href="#a\##($0 - 1)"/></g>"## }),
    "patterns": svg(
      chain(5000) {
        ##"<pattern id="a\##($0)" width="1" height="1"><rect width="8" height="8" fill="url(#a\##($0 - 1))"/></pattern>"##
      }),
    "escaped patterns": svg(
      chain(5000) {
        ##"<pattern id="a\##($0)" width="1" height="1"><rect width="8" height="8" style="fill: url(\23 a\##($0 - 1))"/></pattern>"##
      }),
    "masks": svg(chain(5000) { ##"<mask id="a\##($0)"><g mask="url(#a\##($0 - 1))"/></mask>"## }),
    "styled masks": svg(
      "<style>" + (1...500).map { ".c\($0) { mask: url(#a\($0 - 1)) }" }.joined() + "</style>"
        + chain(500) { #"<mask id="a\#($0)"><g class="c\#($0)"/></mask>"# }),
    "false tags": svg(
      chain(5000) { ##"<g id="a\##($0)">&#60;/g&#62;<use href="#a\##($0 - 1)"/></g>"## }),
    "entity in ids": svg(
      chain(5000) { ##"<g id="a\##($0)"><use href="#&e;\##($0 - 1)"/></g>"## },
      #"<!DOCTYPE svg [<!ENTITY e "a">]>"#),
    "itself": svg(##"<g id="a"><use href="#a"/></g>"##),
  ]

  @Test(arguments: deep.keys.sorted()) func `an SVG nested too deep is an error`(name: String) throws {
    let data = try #require(Self.deep[name])
    #expect(throws: ImageError.self) {
      let image = try VectorImage(data, name: name)
      _ = try image.pixels(width: 8, height: 8)
    }
    let address = "data:image/svg+xml;base64," + data.base64EncodedString()
    #expect(throws: ImageError.self) {
      try VectorImage(Self.svg(#"<image href="\#(address)" width="8" height="8"/>"#), name: name)
    }
  }

  static let shallow: [String: Data] = [
    "selectors": svg("<style>\(selectors(50)) { fill: red }</style><rect width='8' height='8'/>"),
    "brackets": svg("<text>" + String(repeating: ":( ", count: 500) + "</text>"),
    "elements": svg(String(repeating: "<g>", count: 200) + String(repeating: "</g>", count: 200)),
    "uses": svg(chain(50) { ##"<g id="a\##($0)"><use href="#a\##($0 - 1)"/></g>"## }),
    "many uses": svg(
      #"<rect id="a" width="1" height="1"/>"# + String(repeating: ##"<use href="#a"/>"##, count: 5000)),
    "gradients": svg(
      "<style>" + (1...500).map { ".c\($0) { fill: url(#g\($0)) }" }.joined() + "</style>"
        + (1...500).map { #"<linearGradient id="g\#($0)"/><rect class="c\#($0)"/>"# }.joined()),
    "links": svg(##"<g id="top"><a xlink:href="#top"><rect width="8" height="8"/></a></g>"##),
    "entities": svg(
      "<text>&ns;</text>", #"<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]>"#),
    "encoding": svg("<rect/>", #"<?xml version="1.0" encoding="ISO-8859-1"?>"#),
  ]

  @Test(arguments: shallow.keys.sorted()) func `an SVG nested a little is drawn`(name: String) throws {
    var limits = ImageLimits()
    limits.seconds = 600
    let image = try VectorImage(try #require(Self.shallow[name]), name: name, limits: limits)
    #expect(try image.pixels(width: 8, height: 8).pixels.count == 256)
  }

  /// The deepest documents that are accepted.
  ///
  /// If a limit is too high, this process ends.
  @Test(arguments: ["selectors", "uses", "patterns", "masks"])
  func `an SVG at the nesting limit doesn't end the process`(kind: String) throws {
    let content =
      switch kind {
      case "selectors": "<style>\(Self.selectors(990)) { fill: red }</style><rect width='8' height='8'/>"
      case "uses": Self.chain(300) { ##"<g id="a\##($0)"><use href="#a\##($0 - 1)"/></g>"## }
      case "patterns":
        Self.chain(300) {
          ##"<pattern id="a\##($0)" width="1" height="1"><rect width="8" height="8" fill="url(#a\##($0 - 1))"/></pattern>"##
        }
      default: Self.chain(300) { ##"<mask id="a\##($0)"><g mask="url(#a\##($0 - 1))"/></mask>"## }
      }
    do {
      _ = try VectorImage(Self.svg(content), name: kind).pixels(width: 8, height: 8)
    } catch ImageError.tooSlow {}
  }
}
