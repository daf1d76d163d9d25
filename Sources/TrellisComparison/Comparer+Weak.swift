/// A comparer for weak references: by the present object.
///
/// Two references whose objects were deallocated are equal.
final class WeakComparer: Comparer {
  private let typeName: String

  init(_ type: Any.Type) {
    typeName = _typeName(type, qualified: false)
  }

  private struct Reference {
    weak var object: AnyObject?
  }

  override func areEqual(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ walk: inout ComparisonWalk
  ) -> Bool {
    object(first) === object(second)
  }

  override func parts(
    of first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ search: inout DifferenceSearch
  ) -> DifferenceSearch.Parts {
    let objects = (object(first), object(second))
    guard objects.0 !== objects.1 else { return .equal }
    return .different(
      .object, old: objects.0 == nil ? "nil" : "one object (\(typeName))",
      new: objects.1 == nil ? "nil" : "another object (\(typeName))")
  }

  private func object(_ reference: UnsafeRawPointer) -> AnyObject? {
    reference.assumingMemoryBound(to: Reference.self).pointee.object
  }

  override var method: ComparisonOutline.Method { .identity }
  override var summary: String { "by identity of the object that there is now" }
}
