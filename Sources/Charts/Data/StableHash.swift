import Foundation
import TrellisFoundation

/// A hash of values that is the same in each run of a program, unlike that of `Hasher`.
///
/// The identities of figures are such hashes, and decide how figures are grouped. So the same data causes the same work in each run.
struct StableHash {
  private(set) var value: UInt64

  init(_ seed: Int = 0) { value = UInt64(bitPattern: Int64(seed)) }

  var number: Int { Int(Int64(bitPattern: value)) }

  /// Adds a value: numbers, texts, dates and UUIDs by themselves, other values by their parts.
  ///
  /// Objects have no part that is the same in each run; all are equal here.
  mutating func combine(_ value: some Any) {
    switch value {
    case let number as Int: mix(UInt64(bitPattern: Int64(number)))
    case let text as String: combine(text)
    case let identifier as UUID:
      withUnsafeBytes(of: identifier.uuid) { bytes in
        mix(bytes.loadUnaligned(as: UInt64.self))
        mix(bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      }
    case let number as Double: mix(number.bitPattern)
    case let date as Date: mix(date.timeIntervalSinceReferenceDate.bitPattern)
    case let number as any FixedWidthInteger: mix(UInt64(truncatingIfNeeded: number))
    case let identifier as any StablyHashed: mix(identifier.stableNumber)
    case let raw as any RawRepresentable: combine(raw.rawValue)
    case let hashable as AnyHashable where type(of: hashable.base) != type(of: value):
      combine(hashable.base)
    default: combineParts(of: value)
    }
  }

  private mutating func combine(_ text: String) {
    // Texts that are equal can differ in their bytes, but not in their canonical form.
    let text = text.utf8.allSatisfy { $0 < 0x80 } ? text : text.decomposedStringWithCanonicalMapping
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    mix(UInt64(text.utf8.count))
  }

  private mutating func combineParts(of value: Any) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class { return mix(1) }
    if mirror.children.isEmpty { return combine(String(describing: value)) }
    // The parts of a set or a dictionary have an order that differs.
    if mirror.displayStyle == .set || mirror.displayStyle == .dictionary {
      let sum = mirror.children.reduce(UInt64(0)) { sum, child in
        var part = StableHash()
        part.combine(child.value)
        return sum &+ part.value
      }
      return mix(sum)
    }
    for child in mirror.children {
      if let label = child.label { combine(label) }
      combine(child.value)
    }
  }

  /// Adds a number, and distributes its bits (the mixer of SplitMix64).
  private mutating func mix(_ number: UInt64) {
    var mixed = (value ^ number) &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    value = mixed ^ (mixed >> 31)
  }
}
