import CObjects
import Foundation

/// Makes objects of classes that are known only at run time, with an initializer of a known base class.
///
/// Swift calls initializers of unknown classes only if they are required, and that of `NSObject` isn't one on Linux. So the call
/// goes through the class's table of methods, in which subclasses replace the initializer.
package enum ObjectMaking {
  /// Returns a new object of a class; traps if the class has no `init()`.
  static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    unsafeDowncast(make(anyClass: type), to: Object.self)
  }

  /// Returns a new object of a class that inherits from `NSObject`; nil for other classes.
  static func make(ifObject type: AnyClass) -> NSObject? {
    type is NSObject.Type ? unsafeDowncast(make(anyClass: type), to: NSObject.self) : nil
  }

  /// Returns a new view of a class with `init(frame:)`.
  static func make<Made: UIView>(_ type: Made.Type, frame: CGRect) -> Made {
    let table = words(of: type)
    let made = objects_make_with_rect(
      initializer(in: table, at: frameIndex), table, frame.minX, frame.minY, frame.width, frame.height)
    return unsafeDowncast(Unmanaged<AnyObject>.fromOpaque(made).takeRetainedValue(), to: Made.self)
  }

  /// Returns a new object of a class, with the initializer that `probe` overrides and `base` introduces.
  ///
  /// The initializer's parameters take at most four words, none of them a floating-point number.
  package static func make<Made: AnyObject, Parameters>(
    _ type: Made.Type, base: AnyClass, probe: AnyClass, _ parameters: Parameters
  ) -> Made {
    let table = words(of: type)
    var words = ownedWords(parameters)
    words += Array(repeating: 0, count: 4 - words.count)
    // Overridden initializers of the base's superclasses are before those that the base introduces.
    let made = objects_make_with_words(
      initializer(in: table, at: changedIndices(base, probe).last), table, words[0], words[1], words[2],
      words[3])
    return unsafeDowncast(Unmanaged<AnyObject>.fromOpaque(made).takeRetainedValue(), to: Made.self)
  }

  /// Returns the words of a value, with a reference that the receiver owns.
  private static func ownedWords<Value>(_ value: Value) -> [UInt] {
    let count = (MemoryLayout<Value>.size + 7) / 8
    let memory = UnsafeMutableRawPointer.allocate(byteCount: count * 8, alignment: 16)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt.self, repeating: 0, count: count)
    memory.bindMemory(to: Value.self, capacity: 1).initialize(to: value)
    return (0..<count).map { memory.load(fromByteOffset: $0 * 8, as: UInt.self) }
  }

  private static func initializer(in table: UnsafePointer<UInt>, at index: Int?) -> UnsafeRawPointer {
    guard let index, let initializer = UnsafeRawPointer(bitPattern: table[index]) else {
      fatalError("ObjectMaking: a class has no initializer")
    }
    return initializer
  }

  private static func make(anyClass type: AnyClass) -> AnyObject {
    let table = words(of: type)
    let made = objects_make(initializer(in: table, at: index), table)
    return Unmanaged<AnyObject>.fromOpaque(made).takeRetainedValue()
  }

  private final class Probe: NSObject {
    override init() { super.init() }
  }

  /// The words before the table in a class's representation, see Swift's TypeMetadata.rst.
  private static let headerWords = 7

  /// A view that overrides `init(frame:)`, which precedes `init(coder:)` in the table.
  private final class ViewProbe: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { return nil }
  }

  /// The index of `init()` in classes.
  private static let index = changedIndices(NSObject.self, Probe.self).first
  /// The index of `init(frame:)` in views.
  private static let frameIndex = changedIndices(UIView.self, ViewProbe.self).first

  /// Returns the indices of the entries of a class that a subclass replaces.
  private static func changedIndices(_ base: AnyClass, _ probe: AnyClass) -> [Int] {
    let (base, probe) = (words(of: base), words(of: probe))
    let raw = UnsafeRawPointer(base)
    let bytes = raw.load(fromByteOffset: 32, as: UInt32.self) - raw.load(fromByteOffset: 36, as: UInt32.self)
    return (headerWords..<Int(bytes) / 8).filter { base[$0] != probe[$0] }
  }

  private static func words(of type: AnyClass) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }
}
