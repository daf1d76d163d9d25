public import Foundation

extension URLResourceKey {
  /// The key of a file's type, see `URLResourceValues.contentType`.
  ///
  /// Linux's Foundation doesn't know this key. It is the key of the path, from which `contentType` gets the type (ours).
  public static var contentTypeKey: URLResourceKey { .pathKey }
}

extension URLResourceValues {
  /// The type of the file; nil if `contentTypeKey` wasn't asked for.
  ///
  /// A folder is `.folder`, unless its extension names a kind of folder; a symbolic link is `.symbolicLink`. The type of another
  /// file follows from its extension; it is `.data` if there is none.
  /// The property looks at the file each time that it is read.
  ///
  /// Source: documented, developer.apple.com/documentation/foundation/urlresourcevalues/contenttype; without the content of the
  /// file: ours.
  public var contentType: UTType? {
    guard let path else { return nil }
    let values = try? URL(fileURLWithPath: path).resourceValues(forKeys: [
      .isDirectoryKey, .isSymbolicLinkKey,
    ])
    if values?.isSymbolicLink == true { return .symbolicLink }
    let isDirectory = values?.isDirectory == true
    let name = (path as NSString).pathExtension
    let parent: UTType = isDirectory ? .directory : .data
    if !name.isEmpty, let type = UTType(filenameExtension: name, conformingTo: parent),
      !isDirectory || !type.isDynamic
    {
      return type
    }
    return isDirectory ? .folder : .data
  }
}
