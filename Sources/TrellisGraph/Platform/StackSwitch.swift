#if canImport(Glibc) && !TRELLIS_PORTABLE
  import Glibc

  /// Tells a sanitizer, where the process has one, that a thread goes on with another native stack.
  ///
  /// AddressSanitizer would take addresses on a stack that it doesn't know for overflows, and ThreadSanitizer keeps a shadow of
  /// the calls on each stack, which has an end. Both give functions for this; without a sanitizer there are none.
  struct StackSwitch {
    private typealias StartSwitch =
      @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, UnsafeRawPointer?, Int) -> Void
    private typealias FinishSwitch =
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafeMutablePointer<UnsafeRawPointer?>?, UnsafeMutablePointer<Int>?
      ) -> Void
    typealias Fiber = UnsafeMutableRawPointer

    private static let start = function("__sanitizer_start_switch_fiber", as: StartSwitch.self)
    private static let finish = function("__sanitizer_finish_switch_fiber", as: FinishSwitch.self)
    private static let currentFiber = function(
      "__tsan_get_current_fiber", as: (@convention(c) () -> Fiber?).self)
    private static let createFiber = function(
      "__tsan_create_fiber", as: (@convention(c) (UInt32) -> Fiber?).self)
    private static let destroyFiber = function(
      "__tsan_destroy_fiber", as: (@convention(c) (Fiber?) -> Void).self)
    static let switchFiber = function(
      "__tsan_switch_to_fiber", as: (@convention(c) (Fiber?, UInt32) -> Void).self)

    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }

    private var fakeStack: UnsafeMutableRawPointer?
    private var outerStack: UnsafeRawPointer?
    private var outerSize = 0
    private(set) var outer: Fiber?
    private(set) var inner: Fiber?

    /// Just before the switch to a new stack.
    mutating func willEnter(_ stack: UnsafeRawPointer, bytes: Int) {
      StackSwitch.start?(&fakeStack, stack, bytes)
      if let createFiber = StackSwitch.createFiber {
        outer = StackSwitch.currentFiber?()
        inner = createFiber(0)
      }
    }

    /// The first thing on the new stack.
    mutating func didEnter() {
      StackSwitch.finish?(nil, &outerStack, &outerSize)
    }

    /// The last thing on the new stack.
    mutating func willLeave() {
      StackSwitch.start?(nil, outerStack, outerSize)
    }

    /// The first thing back on the old stack.
    mutating func didLeave() {
      StackSwitch.finish?(fakeStack, nil, nil)
      StackSwitch.destroyFiber?(inner)
    }
  }
#endif
