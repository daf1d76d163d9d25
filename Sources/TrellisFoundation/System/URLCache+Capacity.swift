public import Foundation
public import FoundationNetworking

extension URLCache {
  /// Creates a cache with capacities in bytes, in a folder; nil means the program's own folder.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
