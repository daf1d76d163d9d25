import Foundation

/// A message from a page: a JSON object whose kind is in `t`.
///
/// The message may come from any program. It is refused if it isn't such an object, lacks a member, or has a number out of range.
package enum PageMessage: Hashable, Sendable {
  /// Input of the user in the picture; positions are in points in the window.
  case pointer(phase: Phase, x: Double, y: Double, button: Int, clicks: Int, modifiers: Int)
  case wheel(x: Double, y: Double, dx: Double, dy: Double)
  case key(phase: Phase, key: String, modifiers: Int)
  case text(String)
  case composition(String)
  /// The page has drawn the picture's frame with this number, and is ready for the next.
  case ack(frame: Int)
  /// The page has read the updates with this number.
  case read(updates: Int)
  /// The window's size, in points, and its scale, in pixels per point.
  case resize(width: Double, height: Double, scale: Double)
  /// A question with a number; its answer has the same number.
  case ask(number: Int, Question)
  /// The page switches to another window, by its number.
  case window(Int)
  /// A change of a setting of the app.
  case set(what: String, value: String)
  /// A change of a state of the app, by its attribute's number.
  case state(node: Int, value: String)

  /// A question of a page.
  package enum Question: Hashable, Sendable {
    /// The child views of a view, from an index on; without a view, the root views.
    case tree(step: Int?, from: Int)
    /// The facts about an attribute.
    case node(Int)
    /// The attributes with these numbers, and those at most `steps` edges away.
    case around(nodes: [Int], steps: Int)
    /// The attributes of a view and of the views in it.
    case view(step: Int)
    /// The attributes that match each word of a text, by name, kind or enclosing views.
    case search(String)
    /// The causes of an attribute's value, now or after an update.
    case why(node: Int, update: Int?)
    /// The writes and evaluations in an update.
    case update(Int)
    /// The source locations of the writes in an update.
    case writes(update: Int)
    /// The unnecessary evaluations.
    case waste
    /// The proposals to all views, and their answers.
    case layout
    /// The layout of a view with its guides, by one of its attributes.
    case place(node: Int)
    /// The view at a point of the window.
    case pick(x: Double, y: Double)
    /// The frames of the views of a type.
    case views(name: String)
    /// The recorded frames.
    case recording
    /// The page as a file into which a recording is put.
    case document
  }

  package enum Phase: String, Hashable, Sendable, CaseIterable {
    case down, moved, up, cancelled, left, `repeat`
  }

  /// Reads a message.
  ///
  /// Throws the reason if the message is refused.
  package init(_ text: String) throws(WebSocketFrame.Ending) {
    let json = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    guard let members = json as? [String: Any] else { throw .init(1008, "the message isn't a JSON object") }
    self = try PageMessage.read(Members(members))
  }

  private static func read(_ members: Members) throws(WebSocketFrame.Ending) -> PageMessage {
    switch try members.string("t") {
    case "pointer":
      return .pointer(
        phase: try phase(members), x: try members.number("x"), y: try members.number("y"),
        button: try members.integer("button", in: 0...4), clicks: try members.integer("clicks", in: 0...100),
        modifiers: try members.integer("mods", in: 0...31))
    case "wheel":
      return .wheel(
        x: try members.number("x"), y: try members.number("y"), dx: try members.number("dx"),
        dy: try members.number("dy"))
    case "key":
      return .key(
        phase: try phase(members), key: try members.string("key", limit: 32),
        modifiers: try members.integer("mods", in: 0...31))
    case "text": return .text(try members.string("text", limit: 1 << 16))
    case "composition": return .composition(try members.string("text", limit: 1 << 12))
    case "ack": return .ack(frame: try members.integer("frame"))
    case "read": return .read(updates: try members.integer("updates"))
    case "resize":
      return .resize(
        width: try members.number("w", in: 1...16384), height: try members.number("h", in: 1...16384),
        scale: try members.number("scale", in: 0.25...8))
    case "window": return .window(try members.integer("window"))
    case "set": return .set(what: try members.string("what"), value: try members.string("value"))
    case "state":
      return .state(node: try members.integer("node"), value: try members.string("value", limit: 1 << 12))
    case "ask": return .ask(number: try members.integer("number"), try question(members))
    default: throw .init(1008, "the message has an unknown kind")
    }
  }

  private static func question(_ members: Members) throws(WebSocketFrame.Ending) -> Question {
    switch try members.string("what") {
    case "tree":
      return .tree(step: try members.optional("step"), from: try members.integer("from"))
    case "node": return .node(try members.integer("node"))
    case "around":
      return .around(nodes: try members.integers("nodes"), steps: try members.integer("steps", in: 0...4))
    case "view": return .view(step: try members.integer("step"))
    case "search": return .search(try members.string("text"))
    case "why": return .why(node: try members.integer("node"), update: try members.optional("update"))
    case "update": return .update(try members.integer("update"))
    case "writes": return .writes(update: try members.integer("update"))
    case "waste": return .waste
    case "layout": return .layout
    case "place": return .place(node: try members.integer("node"))
    case "pick": return .pick(x: try members.number("x"), y: try members.number("y"))
    case "views": return .views(name: try members.string("name"))
    case "recording": return .recording
    case "document": return .document
    default: throw .init(1008, "the question has an unknown kind")
    }
  }

  private static func phase(_ members: Members) throws(WebSocketFrame.Ending) -> Phase {
    guard let phase = Phase(rawValue: try members.string("phase")) else {
      throw .init(1008, "the message has an unknown phase")
    }
    return phase
  }
}

/// The members of a JSON object, checked for type and range on access.
private struct Members {
  private let values: [String: Any]

  init(_ values: [String: Any]) { self.values = values }

  func string(_ name: String, limit: Int = 256) throws(WebSocketFrame.Ending) -> String {
    guard let text = values[name] as? String, text.utf8.count <= limit else { throw fault(name) }
    return text
  }

  func number(
    _ name: String, in range: ClosedRange<Double> = -1e6...1e6
  ) throws(WebSocketFrame.Ending) -> Double {
    guard let number = values[name] as? Double, range.contains(number) else { throw fault(name) }
    return number
  }

  func integer(
    _ name: String, in range: ClosedRange<Int> = 0...Int(Int32.max)
  ) throws(WebSocketFrame.Ending) -> Int {
    guard let number = values[name] as? Double, let whole = Int(exactly: number), range.contains(whole) else {
      throw fault(name)
    }
    return whole
  }

  func optional(_ name: String) throws(WebSocketFrame.Ending) -> Int? {
    values[name] == nil || values[name] is NSNull ? nil : try integer(name)
  }

  func integers(_ name: String) throws(WebSocketFrame.Ending) -> [Int] {
    guard let numbers = values[name] as? [Any], numbers.count <= 2000 else { throw fault(name) }
    var whole: [Int] = []
    for number in numbers {
      guard let number = (number as? Double).flatMap({ Int(exactly: $0) }), number >= 0, number < 1 << 31
      else {
        throw fault(name)
      }
      whole.append(number)
    }
    return whole
  }

  private func fault(_ name: String) -> WebSocketFrame.Ending {
    .init(1008, "the message has no valid \(name.prefix(20))")
  }
}
