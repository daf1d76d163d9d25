#if canImport(Glibc) && !TRELLIS_PORTABLE
  import Glibc

  /// The notifications to a sanitizer, if the process has one, that a thread switches to another native stack.
  ///
  /// AddressSanitizer would take addresses on an unknown stack for overflows. ThreadSanitizer keeps a shadow call stack of limited size for
  /// each stack. Both provide functions for switches; without a sanitizer these functions are nil.
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

    /// Announces a switch; called immediately before it, on the old stack.
    mutating func willEnter(_ stack: UnsafeRawPointer, bytes: Int) {
      StackSwitch.start?(&fakeStack, stack, bytes)
      if let createFiber = StackSwitch.createFiber {
        outer = StackSwitch.currentFiber?()
        inner = createFiber(0)
      }
    }

    /// Completes a switch; called first on the new stack.
    mutating func didEnter() {
      StackSwitch.finish?(nil, &outerStack, &outerSize)
    }

    /// Announces the switch back; called last on the new stack.
    mutating func willLeave() {
      StackSwitch.start?(nil, outerStack, outerSize)
    }

    /// Completes the switch back; called first on the old stack.
    mutating func didLeave() {
      StackSwitch.finish?(fakeStack, nil, nil)
      StackSwitch.destroyFiber?(inner)
    }
  }
#endif
