import Foundation

/// The animation of a write.
package enum WriteAnimation: String, CaseIterable, Sendable {
  case none, linear, spring, delayed, repeated
}

/// A change of one cell.
package struct Write: Equatable, Sendable {
  package enum Change: Equatable, Sendable {
    case isOn(Bool)
    case number(Int)
    case rows([Int])
    case text(String)
  }

  package var cell: Int
  package var change: Change
}

/// A step of a program.
package enum Step: Equatable, Sendable, CustomStringConvertible {
  /// Writes to cells in one transaction.
  case write(WriteAnimation, [Write])
  /// Lets virtual time pass, in milliseconds.
  case advance(Int)
  /// Resizes the window, in points.
  case resize(Int, Int)
  /// Switches between light and dark.
  case scheme(isDark: Bool)
  /// Taps at a point of the window, in points.
  case tap(Int, Int)
  /// Presses at a point with a finger, moves by a distance and releases.
  case drag(Int, Int, Int, Int)
  /// Turns the wheel at a point by a distance.
  case scroll(Int, Int, Int, Int)
  /// Presses a key by its name, or types text.
  case key(String)
  /// Presses the secondary button at a point.
  case secondary(Int, Int)

  /// Whether the step can leave state that no cell holds: focus, scroll offsets, open menus.
  package var leavesHiddenState: Bool {
    switch self {
    case .write, .advance, .resize, .scheme: false
    case .tap, .drag, .scroll, .key, .secondary: true
    }
  }

  /// Whether the step changes the window's size.
  var changesSize: Bool { if case .resize = self { true } else { false } }

  package var description: String {
    switch self {
    case .write(let animation, let writes):
      "write \(animation.rawValue) " + writes.map(\.description).joined(separator: " ")
    case .advance(let time): "advance \(time)"
    case .resize(let width, let height): "resize \(width) \(height)"
    case .scheme(let isDark): "scheme \(isDark ? "dark" : "light")"
    case .tap(let x, let y): "tap \(x) \(y)"
    case .drag(let x, let y, let dx, let dy): "drag \(x) \(y) \(dx) \(dy)"
    case .scroll(let x, let y, let dx, let dy): "scroll \(x) \(y) \(dx) \(dy)"
    case .key(let name): "key \(name)"
    case .secondary(let x, let y): "secondary \(x) \(y)"
    }
  }

  /// Parses the text form; nil if the text isn't a step.
  package init?(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    let numbers = words.dropFirst().compactMap { Int($0) }
    let areAllNumbers = numbers.count == words.count - 1
    if !areAllNumbers, let name = words.first, !["write", "scheme", "key"].contains(name) { return nil }
    switch (words.first, numbers.count) {
    case ("write", _):
      guard words.count > 1, let animation = WriteAnimation(rawValue: words[1]) else { return nil }
      let writes = words.dropFirst(2).map { Write($0) }
      guard !writes.contains(nil) else { return nil }
      self = .write(animation, writes.compactMap { $0 })
    case ("advance", 1): self = .advance(numbers[0])
    case ("resize", 2): self = .resize(numbers[0], numbers[1])
    case ("scheme", 0) where words == ["scheme", "dark"] || words == ["scheme", "light"]:
      self = .scheme(isDark: words[1] == "dark")
    case ("tap", 2): self = .tap(numbers[0], numbers[1])
    case ("drag", 4): self = .drag(numbers[0], numbers[1], numbers[2], numbers[3])
    case ("scroll", 4): self = .scroll(numbers[0], numbers[1], numbers[2], numbers[3])
    case ("key", _) where words.count == 2: self = .key(words[1])
    case ("secondary", 2): self = .secondary(numbers[0], numbers[1])
    default: return nil
    }
  }
}

extension Write: CustomStringConvertible {
  package var description: String {
    switch change {
    case .isOn(let isOn): "\(cell)=\(isOn)"
    case .number(let number): "\(cell)=\(number)"
    case .rows(let rows): "\(cell)=[\(rows.map(String.init).joined(separator: ","))]"
    case .text(let text): "\(cell)=\"\(text)\""
    }
  }

  /// Parses `4=true`, `4=17`, `4=[1,2,3]` or `4="text"`, whose text has no spaces; nil for any other word.
  package init?(_ word: String) {
    let parts = word.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, let cell = Int(parts[0]) else { return nil }
    if let isOn = Bool(String(parts[1])) {
      self.init(cell: cell, change: .isOn(isOn))
    } else if let number = Int(parts[1]) {
      self.init(cell: cell, change: .number(number))
    } else if parts[1].hasPrefix("["), parts[1].hasSuffix("]") {
      let rows = parts[1].dropFirst().dropLast().split(separator: ",").map { Int($0) }
      guard !rows.contains(nil) else { return nil }
      self.init(cell: cell, change: .rows(rows.compactMap { $0 }))
    } else if parts[1].count > 1, parts[1].hasPrefix("\""), parts[1].hasSuffix("\"") {
      self.init(cell: cell, change: .text(String(parts[1].dropFirst().dropLast())))
    } else {
      return nil
    }
  }
}
