#if canImport(Glibc) && !TRELLIS_PORTABLE
  import Glibc

  /// A native stack to continue on when the current one is nearly used up.
  ///
  /// When a rule reads a rule that has never run, the engine calls itself recursively on the native stack. A chain of a million rules,
  /// first read from its end, would need a gigabyte of stack. So a call that finds little stack left continues on another stack of the same
  /// thread. Everything that belongs to the thread, including its actor, stays unchanged.
  struct FreshStack {
    /// The size of the inaccessible region below each stack.
    ///
    /// An overflow, even by a large frame, faults instead of corrupting memory.
    private static let guardBytes = 8 << 20

    private let memory: UnsafeMutableRawPointer
    let bytes: Int

    var bounds: ThreadStack {
      ThreadStack(low: UInt(bitPattern: memory), high: UInt(bitPattern: memory) + UInt(bytes))
    }

    /// Creates a stack of twice the reserve; only pages that are used take memory.
    init(reserve: UInt) {
      bytes = Int(reserve * 2 + 0xffff) & ~0xffff
      let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
      let mapped = mmap(nil, bytes + FreshStack.guardBytes, PROT_NONE, flags, -1, 0)
      guard let mapped, mapped != MAP_FAILED,
        mprotect(mapped + FreshStack.guardBytes, bytes, PROT_READ | PROT_WRITE) == 0
      else {
        misuse(
          "AttributeGraph.update",
          "no memory for another stack: the dependencies are nested too deeply")
      }
      memory = mapped + FreshStack.guardBytes
    }

    func deallocate() {
      munmap(memory - FreshStack.guardBytes, bytes + FreshStack.guardBytes)
    }

    /// Runs the closure on this stack, and returns when the closure has returned.
    func run(_ body: () -> Void) {
      withoutActuallyEscaping(body) { body in
        var call = Call(body: body)
        withUnsafeMutablePointer(to: &call) { call in
          getcontext(&call.pointee.inner)
          call.pointee.inner.uc_stack.ss_sp = memory
          call.pointee.inner.uc_stack.ss_size = bytes
          // `makecontext` passes 32-bit words as arguments: the address, in two halves.
          let address = UInt(bitPattern: call)
          makecontext(
            &call.pointee.inner, enter, 2, Int32(truncatingIfNeeded: address >> 32),
            Int32(truncatingIfNeeded: address))
          call.pointee.stackSwitch.willEnter(memory, bytes: bytes)
          // No function may return between `switchFiber` and `swapcontext`, because ThreadSanitizer would count the return for the new
          // stack.
          let (outer, inner) = (
            withUnsafeMutablePointer(to: &call.pointee.outer) { $0 },
            withUnsafeMutablePointer(to: &call.pointee.inner) { $0 }
          )
          let (switchFiber, fiber) = (StackSwitch.switchFiber, call.pointee.stackSwitch.inner)
          if let switchFiber { switchFiber(fiber, 0) }
          swapcontext(outer, inner)
          call.pointee.stackSwitch.didLeave()
        }
      }
    }

    fileprivate struct Call {
      let body: () -> Void
      var inner = ucontext_t()
      var outer = ucontext_t()
      var stackSwitch = StackSwitch()
    }
  }

  extension GraphCore {
    /// Runs an update on another stack, which is kept for the next time.
    @inline(never)
    func withFreshStack(_ body: () -> Void) {
      let outer = storage.pointee.stackLimit
      let reserve = storage.pointee.stackReserve
      let idle = storage.pointee.idleStack
      storage.pointee.idleStack = nil
      let stack = idle ?? FreshStack(reserve: reserve)
      // Until the closure returns, this thread is on that stack. Other graphs that are used on this thread also need its bounds.
      let thread = ThreadStack.ofPresentThread(storage.pointee.stackKey)
      let outerStack = thread.pointee
      thread.pointee = stack.bounds
      storage.pointee.stackLimit = stack.bounds.low + reserve
      stack.run(body)
      thread.pointee = outerStack
      storage.pointee.stackLimit = outer
      if storage.pointee.idleStack == nil && stack.bytes >= Int(storage.pointee.stackReserve) * 2 {
        storage.pointee.idleStack = stack
      } else {
        stack.deallocate()
      }
    }
  }

  private func enter(_ high: Int32, _ low: Int32) {
    let address = UInt(UInt32(bitPattern: high)) << 32 | UInt(UInt32(bitPattern: low))
    let call = UnsafeMutablePointer<FreshStack.Call>(bitPattern: address).unsafelyUnwrapped
    call.pointee.stackSwitch.didEnter()
    runBody(of: call)
    call.pointee.stackSwitch.willLeave()
    // No function may return between `switchFiber` and `setcontext`, because ThreadSanitizer would count the return for the outer stack.
    let outer = withUnsafeMutablePointer(to: &call.pointee.outer) { $0 }
    let (switchFiber, fiber) = (StackSwitch.switchFiber, call.pointee.stackSwitch.outer)
    if let switchFiber { switchFiber(fiber, 0) }
    setcontext(outer)
  }

  /// Runs the body in a function that returns, so that the body's reference counting completes; ``enter`` never returns.
  @inline(never)
  private func runBody(of call: UnsafeMutablePointer<FreshStack.Call>) {
    call.pointee.body()
  }

  // Functions of <ucontext.h> that Swift’s Glibc module lacks.

  @_silgen_name("getcontext") @discardableResult
  private func getcontext(_ context: UnsafeMutablePointer<ucontext_t>) -> Int32

  @_silgen_name("makecontext")
  private func makecontext(
    _ context: UnsafeMutablePointer<ucontext_t>, _ function: @convention(c) (Int32, Int32) -> Void,
    _ count: Int32,
    _ high: Int32, _ low: Int32)

  @_silgen_name("setcontext") @discardableResult
  private func setcontext(_ context: UnsafePointer<ucontext_t>) -> Int32

  @_silgen_name("swapcontext") @discardableResult
  private func swapcontext(
    _ old: UnsafeMutablePointer<ucontext_t>, _ new: UnsafeMutablePointer<ucontext_t>
  ) -> Int32
#endif
