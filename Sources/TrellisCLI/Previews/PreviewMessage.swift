import Foundation

/// A message between the page of all previews and its server: a JSON object, whose kind is in `t`.
struct PreviewMessage: Codable {
  /// A preview, as the page shows it.
  struct Shown: Codable {
    var id: String
    var title: String
    /// The file's name and the line.
    var place: String
    var file: String
    var line: Int
  }

  var t: String
  /// The preview that the message is about.
  var id: String?
  /// The previews that are in sight.
  var ids: [String]?
  var previews: [Shown]?
  var address: String?
  var text: String?
  var file: String?
  var line: Int?
  var path: String?
  var name: String?
  var seconds: Double?

  init(_ kind: String) { t = kind }

  /// Reads a message; nil if it isn't one.
  init?(text: String) {
    guard let message = try? JSONDecoder().decode(PreviewMessage.self, from: Data(text.utf8)) else {
      return nil
    }
    self = message
  }

  /// The message as JSON.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: (try? encoder.encode(self)) ?? Data(), as: UTF8.self)
  }
}
