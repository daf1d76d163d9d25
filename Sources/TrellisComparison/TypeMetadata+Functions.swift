extension TypeMetadata {
  /// Whether values are closures that only act: they return nothing, and change no argument that they are passed.
  ///
  /// Other closures give a result during an update. It may depend on a captured object whose changes nobody announces, so a closure that
  /// was made anew counts as different.
  var isAction: Bool {
    guard kind == .function, size == 16, type(inWord: 2) == Void.self else { return false }
    let flags = word(1)
    let count = flags & 0xFFFF
    let parameters = (0..<count).map { type(inWord: 3 + $0) }
    // An argument that is an object can be changed, too: a drawing context, for example.
    if parameters.contains(where: { TypeMetadata($0).kind == .class }) { return false }
    guard flags & 0x200_0000 != 0 else { return true }
    let conventions = pointer + (3 + count) * 8
    return (0..<count).allSatisfy { conventions.load(fromByteOffset: $0 * 4, as: UInt32.self) & 0x7F != 1 }
  }
}
