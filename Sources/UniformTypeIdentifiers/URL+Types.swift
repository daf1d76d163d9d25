public import Foundation

extension URL {
  /// The address with a file of a kind in it: a name gets the kind's usual extension, unless it has one of the kind's.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName.appendingPathExtension(of: contentType))
  }

  /// The address with the kind's usual extension, unless it has one of the kind's; the same where the kind has none.
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
  /// A file's name with the kind's usual extension, unless it has one of the kind's.
  package func named(_ name: String) -> String { name.appendingPathExtension(of: self) }
}
