import Foundation
import Trellis
import TrellisFoundation

/// The description of a view's fetch, before there is a context.
struct FetchSeed<Result>: @unchecked Sendable {
  var request: NSFetchRequest<Result>
  var predicate: NSPredicate?
  var sort: [NSSortDescriptor]
  /// The same order, if it was given as values.
  var descriptors: [Any] = []
  var transaction: Transaction?

  init(
    _ request: NSFetchRequest<Result>, _ sort: [NSSortDescriptor], _ predicate: NSPredicate?,
    descriptors: [Any] = [],
    _ transaction: Transaction?
  ) {
    (self.request, self.sort, self.predicate) = (request, sort, predicate)
    (self.descriptors, self.transaction) = (descriptors, transaction)
  }

  init(_ request: NSFetchRequest<Result>, _ transaction: Transaction?) {
    self.init(request, request.sortDescriptors ?? [], request.predicate, transaction)
  }

  init(
    _ entity: NSEntityDescription, _ sort: [NSSortDescriptor], _ predicate: NSPredicate?,
    _ transaction: Transaction?
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    self.init(request, sort, predicate, transaction)
  }

  /// Returns the request with a condition and an order.
  func request(_ predicate: NSPredicate?, _ sort: [NSSortDescriptor]) -> NSFetchRequest<Result> {
    let copy = request.copy() as! NSFetchRequest<Result>
    (copy.predicate, copy.sortDescriptors) = (predicate, sort)
    return copy
  }

  /// Returns whether a view that has this description asks for the same objects as one that has another.
  func isSame(as other: FetchSeed) -> Bool {
    request === other.request
      || request.entityName == other.request.entityName && request.type == other.request.type
        && request.fetchLimit == other.request.fetchLimit && request.fetchOffset == other.request.fetchOffset
        && hasText(of: other)
  }

  /// Whether both have the same condition and order; blocks are the same only if they are one object.
  private func hasText(of other: FetchSeed) -> Bool {
    guard let text, let otherText = other.text else {
      return predicate === other.predicate && sort == other.sort
    }
    return text == otherText
  }

  /// The condition and the order; nil if they have no text.
  private var text: String? {
    var parts: [String] = []
    if let predicate {
      guard let tree = predicate.tree else { return nil }
      parts.append(tree.text)
    }
    for descriptor in sort {
      guard let name = SortKey(descriptor).name else { return nil }
      parts.append("\(name) \(descriptor.ascending) \((descriptor as? KeySortDescriptor)?.collation ?? "")")
    }
    return parts.joined(separator: "\n")
  }
}
