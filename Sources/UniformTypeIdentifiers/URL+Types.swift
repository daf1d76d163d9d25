public import Foundation

extension URL {
  /// Returns the URL with a file name appended.
  ///
  /// The name gets the type's preferred extension, unless it already has one of the type's extensions.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName.appendingPathExtension(of: contentType))
  }

  /// Returns the URL with the type's preferred extension, unless it has one of the type's extensions, or the type has none.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let name = lastPathComponent
    return deletingLastPathComponent().appendingPathComponent(name.appendingPathExtension(of: contentType))
  }
}

extension String {
  fileprivate func appendingPathExtension(of type: UTType) -> String {
    guard let usual = type.preferredFilenameExtension else { return self }
    let own = (self as NSString).pathExtension.lowercased()
    if type.tags[.filenameExtension]?.contains(own) == true { return self }
    return "\(self).\(usual)"
  }
}

extension UTType {
  /// Returns a file name with the type's preferred extension, unless the name has one of the type's extensions.
  package func named(_ name: String) -> String { name.appendingPathExtension(of: self) }
}
