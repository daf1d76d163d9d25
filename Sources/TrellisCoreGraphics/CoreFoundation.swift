public import Foundation

// On Linux, Core Foundation's types are the Swift types that they bridge to, so that `url as CFURL` compiles.

/// A string, under the name of Core Foundation.
public typealias CFString = String
/// A URL, under the name of Core Foundation.
public typealias CFURL = URL
/// Bytes, under the name of Core Foundation.
public typealias CFData = Data
/// Mutable bytes, under the name of Core Foundation.
public typealias CFMutableData = NSMutableData
/// An array, under the name of Core Foundation.
public typealias CFArray = [Any]
/// A dictionary, under the name of Core Foundation.
public typealias CFDictionary = [AnyHashable: Any]
