import Foundation

/// Lists that only gather items.
///
/// A gathering list has no size and no meaning. Its items could just as well be in the outer list, moved by the gathering list's
/// origin.
extension DisplayItem {
  /// Whether the item is a list that only gathers other items.
  private var gathers: Bool {
    guard frame.size == .zero, semantics == nil, case .list = content else { return false }
    return true
  }

  /// The gathered items at their positions in the outer list, or the item itself if it gathers none.
  private var gathered: [DisplayItem] {
    guard gathers, case .list(let list) = content else { return [self] }
    let origin = frame.origin
    return origin == .zero ? list.items : list.items.map { $0.moved(by: origin) }
  }

  /// Whether two versions of a list have different gathering lists, or another order of them, so that an item may have moved
  /// between two.
  ///
  /// Otherwise, it is enough to compare each gathering list with its other version.
  static func areGatheredOtherwise(_ old: [DisplayItem], _ new: [DisplayItem]) -> Bool {
    guard old.first?.gathers == true || new.first?.gathers == true else { return false }
    return old.count != new.count || !zip(old, new).allSatisfy { $0.id == $1.id }
  }

  /// The maximum depth to which gathering lists are opened.
  private static let depthLimit = 16

  /// Replaces each gathering list that is in only one of two versions of a list by its items, level by level.
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
