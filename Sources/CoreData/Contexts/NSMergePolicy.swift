public import Foundation

/// The effect of a conflict between an object and its row in the store.
enum MergeKind {
  case error, storeTrump, objectTrump, overwrite, rollback
}

/// The kinds of merge policies.
public enum NSMergePolicyType: UInt, Sendable {
  /// The save throws.
  case errorMergePolicyType = 0
  /// Properties that both changed are those of the store.
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  /// Properties that both changed are those of the object.
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  /// The object replaces the row.
  case overwriteMergePolicyType = 3
  /// The object's changes are discarded.
  case rollbackMergePolicyType = 4
}

/// A rule for objects whose rows have changed since they were read, or whose unique values another object has.
public final class NSMergePolicy: NSObject, @unchecked Sendable {
  /// The kind.
  public let mergeType: NSMergePolicyType

  /// Creates a policy of a kind.
  public init(merge type: NSMergePolicyType) { mergeType = type }

  /// The policy with which saves throw.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// The policy that prefers the properties of the store.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// The policy that prefers the properties of the object.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The policy that writes the whole object.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The policy that discards the object's changes.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)

  var kind: MergeKind {
    switch mergeType {
    case .errorMergePolicyType: .error
    case .mergeByPropertyStoreTrumpMergePolicyType: .storeTrump
    case .mergeByPropertyObjectTrumpMergePolicyType: .objectTrump
    case .overwriteMergePolicyType: .overwrite
    case .rollbackMergePolicyType: .rollback
    }
  }
}

/// The policy with which saves throw.
public let NSErrorMergePolicy: NSMergePolicy = NSMergePolicy.error
/// The policy that prefers the properties of the store.
public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// The policy that prefers the properties of the object.
public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// The policy that writes the whole object.
public let NSOverwriteMergePolicy: NSMergePolicy = NSMergePolicy.overwrite
/// The policy that discards the object's changes.
public let NSRollbackMergePolicy: NSMergePolicy = NSMergePolicy.rollback
