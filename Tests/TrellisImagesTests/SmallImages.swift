import Foundation
import TrellisCairo
import TrellisDisplayList
import TrellisImages

/// Small pictures in each format.
enum SmallImages {
  /// 6 by 4 pixels of our own renderer: the left half opaque green, the right half half-transparent red.
  static func png() throws -> Data {
    let list = DisplayList([
      DisplayItem(
        id: 1, frame: CGRect(x: 0, y: 0, width: 3, height: 4),
        content: .fill(RGBAColor(red: 0, green: 1, blue: 0, opacity: 1))),
      DisplayItem(
        id: 2, frame: CGRect(x: 3, y: 0, width: 3, height: 4),
        content: .fill(RGBAColor(red: 1, green: 0, blue: 0, opacity: 0.5))),
    ])
    return try Picture.render(list, size: CGSize(width: 6, height: 4), background: .clear).pngData()
  }

  /// 16 by 8 pixels of libjpeg-turbo's encoder: the left half red, the right half blue.
  static let jpeg = Data(
    base64Encoded:
      "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAIABADAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD50r8MP9UzwKv9xj/HQ//Z"
  )!

  /// 6 by 4 pixels of libwebp's encoder: red 40 a column, green 60 a row, blue 200; the right half has an alpha of 128.
  static let webP = Data(
    base64Encoded: "UklGRjIAAABXRUJQVlA4TCUAAAAvBcAAEJkyRPQ/NhHR/4BBtpEKdv5id/8MgzLIEzgBJKIiAfQPAA==")!

  /// 16 by 8 pixels with losses, of libwebp's encoder: the left half red, the right half blue.
  static let webPWithLosses = Data(
    base64Encoded:
      "UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoQAAgAAUAmJaACdLoAA5gA/vij//8QI//mwP/0uD8Ef+lwf/pcDh//S4GaAAAA")!

  /// 6 by 4 points, with a green left half.
  static let svg = Data(
    #"<svg xmlns="http://www.w3.org/2000/svg" width="6" height="4"><path d="M0 0h3v4H0z" fill="lime"/></svg>"#
      .utf8)

  static func all() throws -> [ImageFormat: Data] {
    [.png: try png(), .jpeg: jpeg, .webP: webP, .svg: svg]
  }
}

extension DecodedImage {
  /// Returns the picture's pixels; a drawing is rasterized at its own size.
  func source() throws -> ImageSource {
    switch self {
    case .pixels(let source): source
    case .drawing(let drawing):
      try drawing.pixels(width: Int(drawing.size.width), height: Int(drawing.size.height))
    }
  }
}

extension ImageSource {
  /// A pixel's blue, green, red and alpha, premultiplied.
  subscript(x: Int, y: Int) -> [UInt8] { Array(pixels[(y * width + x) * 4..<(y * width + x) * 4 + 4]) }
}
