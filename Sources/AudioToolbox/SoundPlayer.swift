import Foundation

/// A player of libcanberra, the library for sounds of events on Linux desktops, which is opened at run time.
final class SoundPlayer {
  private typealias Callback =
    @convention(c) (OpaquePointer?, UInt32, Int32, UnsafeMutableRawPointer?) -> Void
  private typealias Create = @convention(c) (UnsafeMutablePointer<OpaquePointer?>) -> Int32
  private typealias Set = @convention(c) (OpaquePointer?, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32
  private typealias Play =
    @convention(c) (
      OpaquePointer?, UInt32, OpaquePointer?, Callback, UnsafeMutableRawPointer?
    ) -> Int32
  private typealias Destroy = @convention(c) (OpaquePointer?) -> Int32

  private let context: OpaquePointer
  private let makeProperties: Create
  private let setProperty: Set
  private let destroyProperties: Destroy
  private let playSound: Play

  /// Opens the library; nil if it is missing or can't be used.
  init?(library name: String) {
    guard let library = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    func find<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    guard let makeContext = find("ca_context_create", as: Create.self),
      let makeProperties = find("ca_proplist_create", as: Create.self),
      let setProperty = find("ca_proplist_sets", as: Set.self),
      let destroyProperties = find("ca_proplist_destroy", as: Destroy.self),
      let playSound = find("ca_context_play_full", as: Play.self)
    else { return nil }
    var context: OpaquePointer?
    guard makeContext(&context) == 0, let context else { return nil }
    self.context = context
    (self.makeProperties, self.setProperty) = (makeProperties, setProperty)
    (self.destroyProperties, self.playSound) = (destroyProperties, playSound)
  }

  private final class Completion {
    let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Starts a sound, and calls a closure at its end.
  ///
  /// Returns false, and doesn't call the closure, if the library refuses.
  func play(_ number: UInt32, _ properties: [String: String], _ completion: @escaping () -> Void) -> Bool {
    var list: OpaquePointer?
    guard makeProperties(&list) == 0 else { return false }
    defer { _ = destroyProperties(list) }
    for (key, value) in properties { guard setProperty(list, key, value) == 0 else { return false } }
    let context = Unmanaged.passRetained(Completion(completion))
    let result = playSound(
      self.context, number, list,
      { _, _, _, completion in
        if let completion { Unmanaged<Completion>.fromOpaque(completion).takeRetainedValue().body() }
      }, context.toOpaque())
    if result != 0 { context.release() }
    return result == 0
  }
}
