import Foundation

/// Lists that only gather items: what is in them stands in the space around them, and may as well stand in the list around
/// them.
extension DisplayItem {
  /// The gathered items; nil for any other item.
  private var gathered: [DisplayItem]? {
    guard frame == .zero, semantics == nil, case .list(let list) = content else { return nil }
    return list.items
  }

  /// Whether two versions of a list gather their items in other lists, so that one may have gone from one to another.
  ///
  /// Where the gathering lists are the same ones, in the same order, comparing each with its other version is enough.
  static func areGatheredOtherwise(_ old: [DisplayItem], _ new: [DisplayItem]) -> Bool {
    guard old.first?.gathered != nil || new.first?.gathered != nil else { return false }
    return old.count != new.count || !zip(old, new).allSatisfy { $0.id == $1.id }
  }

  /// How deep gathering lists are looked into.
  private static let depthLimit = 16

  /// Replaces the gathering lists that two versions of a list don't share by what is in them, in levels.
  static func open(_ old: inout [DisplayItem], _ new: inout [DisplayItem]) {
    for _ in 0..<depthLimit {
      let shared = Set(old.map(\.version)).intersection(new.map(\.version))
      func open(_ items: [DisplayItem]) -> [DisplayItem]? {
        guard items.contains(where: { !shared.contains($0.version) && $0.gathered != nil }) else {
          return nil
        }
        return items.flatMap { shared.contains($0.version) ? [$0] : $0.gathered ?? [$0] }
      }
      let (openedOld, openedNew) = (open(old), open(new))
      if openedOld == nil && openedNew == nil { return }
      (old, new) = (openedOld ?? old, openedNew ?? new)
    }
  }
}
