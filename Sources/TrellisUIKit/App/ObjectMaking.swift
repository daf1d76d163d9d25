import CObjects
import Foundation

/// Makes objects of classes that are known only at run time, with `init()`.
///
/// Swift calls initializers of unknown classes only if they are required, and that of `NSObject` isn't one on Linux. So the call
/// goes through the class's table of methods, in which subclasses replace the initializer.
enum ObjectMaking {
  /// Returns a new object of a class; traps if the class has no `init()`.
  static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    unsafeDowncast(make(anyClass: type), to: Object.self)
  }

  /// Returns a new object of a class that inherits from `NSObject`; nil for other classes.
  static func make(ifObject type: AnyClass) -> NSObject? {
    type is NSObject.Type ? unsafeDowncast(make(anyClass: type), to: NSObject.self) : nil
  }

  private static func make(anyClass type: AnyClass) -> AnyObject {
    let table = words(of: type)
    guard let initializer = UnsafeRawPointer(bitPattern: table[index]) else {
      fatalError("ObjectMaking: \(type) has no initializer")
    }
    return Unmanaged<AnyObject>.fromOpaque(objects_make(initializer, table)).takeRetainedValue()
  }

  private final class Probe: NSObject {
    override init() { super.init() }
  }

  /// The words before the table in a class's representation, see Swift's TypeMetadata.rst.
  private static let headerWords = 7

  /// The index of `init()` in classes: the first entry that a class replaces if it overrides only `init()`.
  private static let index: Int = {
    let (base, probe) = (words(of: NSObject.self), words(of: Probe.self))
    let raw = UnsafeRawPointer(base)
    let bytes = raw.load(fromByteOffset: 32, as: UInt32.self) - raw.load(fromByteOffset: 36, as: UInt32.self)
    guard let found = (headerWords..<Int(bytes) / 8).first(where: { base[$0] != probe[$0] }) else {
      fatalError("ObjectMaking: NSObject has no initializer")
    }
    return found
  }()

  private static func words(of type: AnyClass) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }
}
