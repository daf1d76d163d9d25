import Foundation

/// What a page says, each message a JSON object that names what it is in `t`.
///
/// Anybody may have written it: what is no such object, lacks something, or has a number that means nothing is refused.
package enum PageMessage: Hashable, Sendable {
  /// A person did something to the picture; positions are in points in the window.
  case pointer(phase: Phase, x: Double, y: Double, button: Int, clicks: Int, modifiers: Int)
  case wheel(x: Double, y: Double, dx: Double, dy: Double)
  case key(phase: Phase, key: String, modifiers: Int)
  case text(String)
  case composition(String)
  /// The picture's frame with this number was drawn: the next may come.
  case ack(frame: Int)
  /// The news with this number were taken in.
  case read(news: Int)
  /// The window's size, in points, and how many pixels make one.
  case resize(width: Double, height: Double, scale: Double)
  /// What is asked for by number, whose answer has the same number.
  case ask(number: Int, Question)
  /// The page turns to another window, by its number.
  case window(Int)
  /// Something of the app is changed.
  case set(what: String, value: String)
  case state(node: Int, value: String)

  /// What a page asks.
  package enum Question: Hashable, Sendable {
    /// The views in a view, from one of them on; nil is those at the root.
    case tree(step: Int?, from: Int)
    /// What is known of an attribute.
    case node(Int)
    /// The attributes of these, or around them so many steps away.
    case around(nodes: [Int], steps: Int)
    /// The attributes of a view, and of those in it.
    case view(step: Int)
    /// Attributes and views whose names have a text in them.
    case search(String)
    /// Why an attribute has its value, or had it in an update.
    case why(node: Int, update: Int?)
    /// What ran in an update.
    case update(Int)
    /// What was evaluated and needn't have been.
    case waste
    /// What views were proposed and answered.
    case layout
    /// Where a view is laid out, with its guides; by one of its attributes.
    case place(node: Int)
    /// The view at a point of the window.
    case pick(x: Double, y: Double)
    /// The frames that are recorded.
    case recording
    /// The page as a file that a recording is put into.
    case document
  }

  package enum Phase: String, Hashable, Sendable, CaseIterable {
    case down, moved, up, cancelled, left, `repeat`
  }

  /// Reads a message.
  ///
  /// Throws why it is refused.
  package init(_ text: String) throws(WebSocketFrame.Ending) {
    let json = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    guard let members = json as? [String: Any] else { throw .init(1008, "a message that is no JSON object") }
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
    case "read": return .read(news: try members.integer("news"))
    case "resize":
      return .resize(
        width: try members.number("w", in: 1...16384), height: try members.number("h", in: 1...16384),
        scale: try members.number("scale", in: 0.25...8))
    case "window": return .window(try members.integer("window"))
    case "set": return .set(what: try members.string("what"), value: try members.string("value"))
    case "state":
      return .state(node: try members.integer("node"), value: try members.string("value", limit: 1 << 12))
    case "ask": return .ask(number: try members.integer("number"), try question(members))
    default: throw .init(1008, "a message of no known kind")
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
    case "waste": return .waste
    case "layout": return .layout
    case "place": return .place(node: try members.integer("node"))
    case "pick": return .pick(x: try members.number("x"), y: try members.number("y"))
    case "recording": return .recording
    case "document": return .document
    default: throw .init(1008, "a question of no known kind")
    }
  }

  private static func phase(_ members: Members) throws(WebSocketFrame.Ending) -> Phase {
    guard let phase = Phase(rawValue: try members.string("phase")) else {
      throw .init(1008, "a message with a phase that there isn't")
    }
    return phase
  }
}

/// A JSON object's members, each of which has to be what it is asked as.
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
    .init(1008, "a message without a good \(name.prefix(20))")
  }
}
