public import Foundation

extension SortDescriptor {
  /// Creates a descriptor that sorts by a string as a list of files is sorted: without case, and by the value of numbers.
  public init(_ keyPath: any KeyPath<Compared, String> & Sendable) {
    self.init(keyPath, comparator: String.LocalizedComparator.localizedStandard, order: .forward)
  }

  /// Creates a descriptor that sorts by a string as a list of files is sorted: without case, and by the value of numbers.
  public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder) {
    self.init(keyPath, comparator: String.LocalizedComparator.localizedStandard, order: order)
  }

  /// Creates a descriptor that sorts by a string, with the order of the comparator.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: String.LocalizedComparator
  ) {
    self.init(keyPath, comparator: comparator, order: comparator.order)
  }

  /// Creates a descriptor that sorts by a string.
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: String.LocalizedComparator,
    order: SortOrder
  ) {
    switch comparator.method {
    case .standard: self.init(sendable(keyPath.appending(path: \.standardOrder)), order: order)
    case .localized: self.init(sendable(keyPath.appending(path: \.localizedOrder)), order: order)
    }
  }
}

/// Returns a key path that is made of sendable key paths as a sendable one.
private func sendable<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> any KeyPath<Root, Value> & Sendable {
  unsafeBitCast(keyPath, to: (any KeyPath<Root, Value> & Sendable).self)
}

/// A string with an order for users, because a descriptor takes only comparators that Linux's Foundation has, and comparable values.
package struct LocalizedString: Comparable {
  let string: String
  package let comparator: String.LocalizedComparator

  package static func < (one: Self, other: Self) -> Bool {
    one.comparator.compare(one.string, other.string) == .orderedAscending
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.comparator.compare(one.string, other.string) == .orderedSame
  }
}

extension String {
  /// The string in the order of lists of files.
  package var standardOrder: LocalizedString {
    LocalizedString(string: self, comparator: .localizedStandard)
  }
  /// The string in the order of the locale.
  package var localizedOrder: LocalizedString { LocalizedString(string: self, comparator: .localized) }
}
