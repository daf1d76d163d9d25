public import Foundation
import Glibc

/// A source of changes of a file or a folder, which Linux's Dispatch lacks.
///
/// Source: documented, developer.apple.com/documentation/dispatch/dispatchsourcefilesystemobject; by inotify, which reports no links:
/// ours.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
  /// The descriptor of the file.
  var handle: Int32 { get }
  /// The changes since the last call of the handler.
  var data: DispatchSource.FileSystemEvent { get }
  /// The changes that are reported.
  var mask: DispatchSource.FileSystemEvent { get }
  /// Sets the handler of changes.
  func _setHandler(_ qos: DispatchQoS, _ flags: DispatchWorkItemFlags, _ handler: (@Sendable () -> Void)?)
  /// Sets the handler of the cancellation.
  func _setCancelHandler(
    _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags, _ handler: (@Sendable () -> Void)?)
}

// Dispatch's own functions with default arguments work only for Dispatch's own sources.
extension DispatchSourceFileSystemObject {
  /// Sets the handler of changes; nil for none.
  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (@Sendable () -> Void)?
  ) { _setHandler(qos, flags, handler) }
  /// Sets the handler of the cancellation; nil for none.
  public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: (@Sendable () -> Void)?
  ) { _setCancelHandler(qos, flags, handler) }
}

extension DispatchSource {
  /// Creates a source of changes of the file or folder of an open descriptor; it reports nothing before `resume()`.
  ///
  /// A file that can't be watched, such as a pipe, reports nothing.
  public class func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject {
    FileChangeSource(fileDescriptor, eventMask, queue)
  }
}

private final class FileChangeSource: DispatchSourceFileSystemObject, @unchecked Sendable {
  let handle: Int32
  let mask: DispatchSource.FileSystemEvent
  private let source: any DispatchSourceRead
  private let notifications: Int32
  private let lock = NSLock()
  private var pending: DispatchSource.FileSystemEvent = []

  init(_ handle: Int32, _ mask: DispatchSource.FileSystemEvent, _ queue: DispatchQueue?) {
    (self.handle, self.mask) = (handle, mask)
    notifications = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    if readlink("/proc/self/fd/\(handle)", &path, Int(PATH_MAX)) > 0 {
      let wanted = Self.kinds.filter { !mask.isDisjoint(with: $0.1) }.reduce(0) { $0 | UInt32($1.0) }
      inotify_add_watch(notifications, path, wanted)
    }
    source = DispatchSource.makeReadSource(fileDescriptor: notifications, queue: queue)
    let notifications = notifications
    source.setCancelHandler { close(notifications) }
  }

  deinit {
    if !source.isCancelled { source.cancel() }
  }

  /// The kinds of notifications, each with the changes that it stands for.
  private nonisolated(unsafe) static let kinds: [(Int32, DispatchSource.FileSystemEvent)] = [
    (IN_MODIFY, [.write, .extend]), (IN_CREATE, .write), (IN_DELETE, .write), (IN_MOVED_TO, .write),
    (IN_MOVED_FROM, .write), (IN_ATTRIB, .attrib), (IN_MOVE_SELF, .rename), (IN_DELETE_SELF, .delete),
  ]

  var data: DispatchSource.FileSystemEvent { lock.withLock { pending } }

  /// Reads the notifications, and returns whether there is a change that is reported.
  private func readChanges() -> Bool {
    var new: DispatchSource.FileSystemEvent = []
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while case let count = read(notifications, buffer.baseAddress!, buffer.count), count > 0 {
        var offset = 0
        while offset < count {
          let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          for (kind, change) in Self.kinds where event.mask & UInt32(kind) != 0 { new.formUnion(change) }
          offset += MemoryLayout<inotify_event>.size + Int(event.len)
        }
      }
    }
    new.formIntersection(mask)
    lock.withLock { pending = new }
    return !new.isEmpty
  }

  func _setHandler(_ qos: DispatchQoS, _ flags: DispatchWorkItemFlags, _ handler: (@Sendable () -> Void)?) {
    guard let handler else { return source.setEventHandler(handler: nil) }
    source.setEventHandler(qos: qos, flags: flags) { [weak self] in
      if self?.readChanges() == true { handler() }
    }
  }
  func _setCancelHandler(
    _ qos: DispatchQoS, _ flags: DispatchWorkItemFlags, _ handler: (@Sendable () -> Void)?
  ) {
    let notifications = notifications
    source.setCancelHandler(qos: qos, flags: flags) {
      close(notifications)
      handler?()
    }
  }
  func setEventHandler(handler: DispatchWorkItem) {
    nonisolated(unsafe) let item = handler
    _setHandler(.unspecified, []) { item.perform() }
  }
  func setCancelHandler(handler: DispatchWorkItem) {
    nonisolated(unsafe) let item = handler
    _setCancelHandler(.unspecified, []) { item.perform() }
  }
  func setRegistrationHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@Sendable () -> Void)?
  ) { source.setRegistrationHandler(qos: qos, flags: flags, handler: handler) }
  func setRegistrationHandler(handler: DispatchWorkItem) { source.setRegistrationHandler(handler: handler) }
  func cancel() { source.cancel() }
  func resume() { source.resume() }
  func suspend() { source.suspend() }
  func activate() { source.activate() }
  var isCancelled: Bool { source.isCancelled }
}
