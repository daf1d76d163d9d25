public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets from the start, as `onDelete(perform:)` passes them.
  ///
  /// Linear in the elements. Traps if an offset is out of bounds.
  public mutating func remove(atOffsets offsets: IndexSet) {
    checkOffsets(offsets, "remove(atOffsets:)")
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets, in their order, in front of the element at another offset, as `onMove(perform:)` passes
  /// them.
  ///
  /// The destination is at most the number of elements, for a move to the end. Linear in the elements. Traps if an offset is out
  /// of bounds.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    checkOffsets(source, "move(fromOffsets:toOffset:)")
    guard (0...count).contains(destination) else {
      fatalError(
        "move(fromOffsets:toOffset:): there is no offset \(destination) in \(count) elements; give 0...\(count)"
      )
    }
    let all = enumerated()
    let moved = all.filter { source.contains($0.offset) }.map(\.element)
    let before = all.filter { !source.contains($0.offset) && $0.offset < destination }.map(\.element)
    let behind = all.filter { !source.contains($0.offset) && $0.offset >= destination }.map(\.element)
    for (index, element) in zip(Array(indices), before + moved + behind) { self[index] = element }
  }
}

extension Collection {
  fileprivate func checkOffsets(_ offsets: IndexSet, _ method: String) {
    guard let last = offsets.last, last >= count || offsets.first! < 0 else { return }
    fatalError(
      "\(method): there is no element at offset \(last) of \(count); give offsets of existing elements")
  }
}
