import Foundation
import TrellisGeometry

extension WordReader {
  /// Reads an item's semantics up to the end of the line; nil if the line contains none.
  mutating func semantics() throws(Problem) -> Semantics? {
    var semantics: Semantics?
    func change(_ body: (inout Semantics) -> Void) {
      var changed = semantics ?? Semantics()
      body(&changed)
      semantics = changed
    }
    while true {
      if reads("identifier") {
        let identifier = try string()
        change { $0.identifier = identifier }
      } else if reads("responder") {
        let responder = try whole(UInt64.self)
        change { $0.responder = responder }
      } else if reads("hits") {
        let region = try hitRegion()
        change { $0.hitRegion = region }
      } else if reads("untouchable") {
        change { $0.allowsHits = false }
      } else if reads("meaningless") {
        change { _ in }
      } else if let accessibility = try accessibilityChange() {
        change { $0.accessibility.append(accessibility) }
      } else {
        try expectEnd()
        return semantics
      }
    }
  }

  private mutating func hitRegion() throws(Problem) -> Semantics.HitRegion {
    if reads("frame") { return .frame }
    if reads("atLeast") { return .atLeast(try path()) }
    let isEOFilled = reads("eo")
    return .shape(try path(), isEOFilled: isEOFilled)
  }

  private mutating func accessibilityChange() throws(Problem) -> AccessibilityChange? {
    if reads("label") { return .label(try string()) }
    if reads("value") { return .value(try string()) }
    if reads("number") {
      let (number, minimum, maximum) = (try number(), try number(), try number())
      let step = reads("step") ? try self.number() : nil
      return .numericValue(AccessibilityNode.NumericValue(number, from: minimum, to: maximum, step: step))
    }
    if reads("labelIsValue") { return .labelIsValue }
    if reads("isTitle") { return .isTitle }
    if reads("namedByTitle") { return .namedByTitle }
    if reads("isActionSource") { return .isActionSource }
    if reads("takesActions") { return .takesActions }
    if reads("takesChildren") { return .takesChildren }
    if reads("detail") {
      let (id, label) = (try string(), try string())
      let value = reads("is") ? try string() : nil
      let detail = AccessibilityNode.Detail(
        id: id, label: label, value: value, isImportant: reads("important"))
      return .detail(detail)
    }
    if reads("pair") { return .pair(AccessibilityNode.Pair(id: try string(), isLabel: reads("isLabel"))) }
    if reads("focus") {
      let (gained, lost) = (try whole(UInt64.self), try whole(UInt64.self))
      return .focus(AccessibilityNode.Focus(isFocused: reads("isFocused"), gained: gained, lost: lost))
    }
    if reads("hint") { return .hint(try string()) }
    if reads("adds") { return .addTraits(AccessibilityNode.Traits(rawValue: try whole(UInt64.self))) }
    if reads("removes") { return .removeTraits(AccessibilityNode.Traits(rawValue: try whole(UInt64.self))) }
    if reads("heading") { return .heading(try whole(Int.self)) }
    if reads("role") {
      return .role(try choice("role", AccessibilityNode.Role.allCases) { $0.rawValue })
    }
    if reads("priority") { return .sortPriority(try number()) }
    if reads("hides") { return .hide }
    if reads("children") {
      return .replace(try choice("way with children", AccessibilityChange.Children.allCases) { $0.rawValue })
    }
    guard reads("does") else { return nil }
    if reads("named") {
      let name = try string()
      return .action(AccessibilityNode.Action(.named(name), try whole(UInt64.self)))
    }
    let kinds: [AccessibilityNode.Action.Kind] = [.activate, .escape, .magicTap, .increment, .decrement]
    let kind = try choice("kind of action", kinds) { $0.description }
    return .action(AccessibilityNode.Action(kind, try whole(UInt64.self)))
  }
}
