import Foundation

/// A source of random bytes.
public final class SecRandom: Sendable {}
/// A source of random bytes.
public typealias SecRandomRef = SecRandom

/// The default source, which is the kernel's.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes of the kernel, fit for keys.
///
/// Returns `errSecSuccess`, or `errSecParam` if the count is negative. Source: documented,
/// developer.apple.com/documentation/security/secrandomcopybytes(_:_:_:).
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32
{
  guard count >= 0 else { return errSecParam }
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count {
    bytes.storeBytes(of: UInt8.random(in: 0...255, using: &generator), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
