import Foundation

/// Lists that only gather items: they have no size and no meaning, and what is in them may as well stand in the list around
/// them, moved by as much as they are.
extension DisplayItem {
  /// Whether the item is a list that only gathers others.
  private var gathers: Bool {
    guard frame.size == .zero, semantics == nil, case .list = content else { return false }
    return true
  }

  /// The gathered items, where they stand in the list around; the item itself where it gathers none.
  private var gathered: [DisplayItem] {
    guard gathers, case .list(let list) = content else { return [self] }
    let origin = frame.origin
    return origin == .zero ? list.items : list.items.map { $0.moved(by: origin) }
  }

  /// Whether two versions of a list gather their items in other lists, so that one may have gone from one to another.
  ///
  /// Where the gathering lists are the same ones, in the same order, comparing each with its other version is enough.
  static func areGatheredOtherwise(_ old: [DisplayItem], _ new: [DisplayItem]) -> Bool {
    guard old.first?.gathers == true || new.first?.gathers == true else { return false }
    return old.count != new.count || !zip(old, new).allSatisfy { $0.id == $1.id }
  }

  /// How deep gathering lists are looked into.
  private static let depthLimit = 16

  /// Replaces the gathering lists that two versions of a list don't share by what is in them, in levels.
  static func open(_ old: inout [DisplayItem], _ new: inout [DisplayItem]) {
    for _ in 0..<depthLimit {
      let shared = Set(old.map(\.version)).intersection(new.map(\.version))
      func open(_ items: [DisplayItem]) -> [DisplayItem]? {
        guard items.contains(where: { !shared.contains($0.version) && $0.gathers }) else {
          return nil
        }
        return items.flatMap { shared.contains($0.version) ? [$0] : $0.gathered }
      }
      let (openedOld, openedNew) = (open(old), open(new))
      if openedOld == nil && openedNew == nil { return }
      (old, new) = (openedOld ?? old, openedNew ?? new)
    }
  }
}
