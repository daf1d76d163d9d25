public import Foundation

// The names of Core Foundation that need no functions of Core Foundation. On a Mac, these types are toll-free bridged: the same objects
// as Foundation's.

/// A time in seconds.
public typealias CFTimeInterval = Double
/// A time in seconds since the reference date, 1 January 2001, in UTC.
public typealias CFAbsoluteTime = Double
/// The result of a C function: ``noErr`` or the number of an error.
public typealias OSStatus = Int32
/// The result of a C function that succeeded.
public let noErr: OSStatus = 0
/// A number of elements.
public typealias CFIndex = Int
/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject
/// The same objects as `NSString`.
public typealias CFString = NSString
/// The same objects as `NSURL`.
public typealias CFURL = NSURL
/// The same objects as `NSData`.
public typealias CFData = NSData
/// The same objects as `NSArray`.
public typealias CFArray = NSArray
/// The same objects as `NSDictionary`.
public typealias CFDictionary = NSDictionary
/// The same objects as `NSMutableDictionary`.
public typealias CFMutableDictionary = NSMutableDictionary
/// The same objects as `NSNumber`.
public typealias CFNumber = NSNumber
/// The same objects as `NSNumber`.
public typealias CFBoolean = NSNumber
/// The same objects as `NSDate`.
public typealias CFDate = NSDate
/// The same objects as `NSError`.
public typealias CFError = NSError

/// The Boolean true as an object.
public let kCFBooleanTrue: CFBoolean? = NSNumber(value: true)
/// The Boolean false as an object.
public let kCFBooleanFalse: CFBoolean? = NSNumber(value: false)

/// Returns the time in seconds since the reference date, 1 January 2001, in UTC.
///
/// The clock of the system can be set, also backward. For durations, use `ContinuousClock`.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Returns the time in seconds since the start of the system, without the time that it slept.
///
/// On a Mac, the function is in QuartzCore, which SwiftUI imports there.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
