public import Foundation
public import TrellisFoundation
import UniformTypeIdentifiers

/// The class of filename extensions.
public var kUTTagClassFilenameExtension: CFString { UTTagClass.filenameExtension.rawValue as CFString }
/// The class of MIME types.
public var kUTTagClassMIMEType: CFString { UTTagClass.mimeType.rawValue as CFString }

/// Returns whether an identifier is that of another kind of data, or of a kind below it.
///
/// Source: documented, developer.apple.com/documentation/coreservices/1444079-uttypeconformsto.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(inUTI as String), let other = UTType(inConformsToUTI as String) else {
    return false
  }
  return type.conforms(to: other)
}

/// Returns whether two identifiers are the same, regardless of case.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  (inUTI1 as String).lowercased() == (inUTI2 as String).lowercased()
}

/// Returns the identifier for an extension or MIME type; nil if the tag or its class isn't valid.
///
/// The identifier of a tag that no known kind has begins with `dyn.`.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let parent = inConformingToUTI.flatMap { UTType($0 as String) }
  let type = UTType(
    tag: inTag as String, tagClass: UTTagClass(rawValue: inTagClass as String), conformingTo: parent)
  return type.map { Unmanaged.passRetained($0.identifier as CFString) }
}

/// Returns the preferred extension or MIME type of an identifier; nil if it has none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>?
{
  guard let type = UTType(inUTI as String) else { return nil }
  let tag: String?
  switch UTTagClass(rawValue: inTagClass as String) {
  case .filenameExtension: tag = type.preferredFilenameExtension
  case .mimeType: tag = type.preferredMIMEType
  default: tag = nil
  }
  return tag.map { Unmanaged.passRetained($0 as CFString) }
}

/// Returns the English name of a kind of data; nil if it has none.
public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>? {
  UTType(inUTI as String)?.localizedDescription.map { Unmanaged.passRetained($0 as CFString) }
}

/// Returns whether a kind of data is known.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI as String)?.isDeclared ?? false }

/// Returns whether an identifier was made for a tag that no known kind has.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { (inUTI as String).lowercased().hasPrefix("dyn.") }
