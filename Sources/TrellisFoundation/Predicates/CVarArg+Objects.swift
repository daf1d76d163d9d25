public import Foundation

// On a Mac, objects and values that are bridged to objects are arguments of formats: `date as CVarArg`. A format's `%@` prints their
// descriptions. Predicates take the values themselves.

extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text that `%@` prints.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// The argument as C functions take it.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text that `%@` prints.
  public var _cVarArgObject: any CVarArg { NSString(string: uuidString) }
  /// The argument as C functions take it.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text that `%@` prints.
  public var _cVarArgObject: any CVarArg { NSString(string: absoluteString) }
  /// The argument as C functions take it.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Data: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text that `%@` prints.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// The argument as C functions take it.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text that `%@` prints.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// The argument as C functions take it.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text that `%@` prints.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// The argument as C functions take it.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension NSDate: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text that `%@` prints.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// The argument as C functions take it.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension NSNumber: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text that `%@` prints.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// The argument as C functions take it.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension NSArray: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text that `%@` prints.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// The argument as C functions take it.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension NSSet: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text that `%@` prints.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// The argument as C functions take it.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension NSUUID: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text that `%@` prints.
  public var _cVarArgObject: any CVarArg { NSString(string: uuidString) }
  /// The argument as C functions take it.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension NSURL: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text that `%@` prints.
  public var _cVarArgObject: any CVarArg { NSString(string: absoluteString) }
  /// The argument as C functions take it.
  public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
