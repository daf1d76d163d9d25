import Glibc

/// Another native stack to go on with where the present one is nearly used up.
///
/// A rule that reads what was never evaluated calls back into the engine, natively, and so on down: a chain of a million
/// rules, first read from its end, would need a gigabyte of stack. Here such a call goes on in a fresh megabyte of the
/// same thread instead: what belongs to the thread, its actor included, stays as it is.
struct FreshStack {
  private static let bytes = 1 << 20

  private let memory: UnsafeMutableRawPointer

  /// The address below which a call on this stack should go on with another one.
  var limit: UInt { UInt(bitPattern: memory) + GraphCore.reserve }

  /// Creates a stack; a page without access below it makes an overflow a fault, not a corruption.
  init() {
    let page = 4096
    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
    let mapped = mmap(nil, FreshStack.bytes + page, PROT_READ | PROT_WRITE, flags, -1, 0)
    guard let mapped, mapped != MAP_FAILED else {
      misuse(
        "AttributeGraph.update",
        "there is no memory for another stack; the dependencies are nested too deeply")
    }
    mprotect(mapped, page, PROT_NONE)
    memory = mapped + page
  }

  func deallocate() {
    munmap(memory - 4096, FreshStack.bytes + 4096)
  }

  /// Runs the closure on this stack, and comes back when it has returned.
  func run(_ body: () -> Void) {
    withoutActuallyEscaping(body) { body in
      var call = Call(body: body)
      withUnsafeMutablePointer(to: &call) { call in
        getcontext(&call.pointee.inner)
        call.pointee.inner.uc_stack.ss_sp = memory
        call.pointee.inner.uc_stack.ss_size = FreshStack.bytes
        // A context is entered with 32-bit words as its arguments: the address, in halves.
        let address = UInt(bitPattern: call)
        makecontext(
          &call.pointee.inner, enter, 2, Int32(truncatingIfNeeded: address >> 32),
          Int32(truncatingIfNeeded: address))
        call.pointee.stackSwitch.willEnter(memory, bytes: FreshStack.bytes)
        // From here to the switch no function may return: ThreadSanitizer counts that on the new stack.
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
  /// How much of a stack is left to the rules of the next few levels when it counts as used up.
  fileprivate static var reserve: UInt { 192 << 10 }
  /// How much of the caller's own stack an update takes before it asks how large that stack is.
  private static var firstStackBytes: UInt { 64 << 10 }

  /// Where the caller's stack has to be looked at closer.
  @inline(__always)
  func firstStackLimit() -> UInt {
    let here = stackAddress()
    return here - min(here, GraphCore.firstStackBytes)
  }

  /// Where the native stack stands, about.
  @inline(never)
  func stackAddress() -> UInt {
    var mark: UInt8 = 0
    return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
  }

  /// Whether a nested update should go on with another stack.
  @inline(never)
  func isStackUsedUp() -> Bool {
    let here = stackAddress()
    if here >= storage.pointee.stackLimit { return false }
    // The first limit is a guess that costs nothing; the thread knows better.
    guard let bounds = threadStack(), bounds.contains(here) else { return true }
    let limit = bounds.lowerBound + GraphCore.reserve
    storage.pointee.stackLimit = min(storage.pointee.stackLimit, limit)
    return here < limit
  }

  /// The stack that the system gave the present thread; asked once a thread and graph, as the answer may cost the main
  /// thread some microseconds.
  func threadStack() -> Range<UInt>? {
    let thread = pthread_self()
    if storage.pointee.stackThread == thread { return storage.pointee.threadStack }
    var attributes = pthread_attr_t()
    var low: UnsafeMutableRawPointer?
    var size = 0
    guard pthread_getattr_np(thread, &attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_getstack(&attributes, &low, &size) == 0 else { return nil }
    storage.pointee.stackThread = thread
    storage.pointee.threadStack = UInt(bitPattern: low)..<(UInt(bitPattern: low) + UInt(size))
    return storage.pointee.threadStack
  }

  /// Runs an update on another stack, one that is kept for the next time.
  @inline(never)
  func withFreshStack(_ body: () -> Void) {
    let outer = storage.pointee.stackLimit
    let stack = storage.pointee.idleStack ?? FreshStack()
    storage.pointee.idleStack = nil
    storage.pointee.stackLimit = stack.limit
    stack.run(body)
    storage.pointee.stackLimit = outer
    if storage.pointee.idleStack == nil {
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
  // Not by returning, which ThreadSanitizer would count on the outer stack.
  let outer = withUnsafeMutablePointer(to: &call.pointee.outer) { $0 }
  let (switchFiber, fiber) = (StackSwitch.switchFiber, call.pointee.stackSwitch.outer)
  if let switchFiber { switchFiber(fiber, 0) }
  setcontext(outer)
}

/// A function of its own: what counts references to the closure is done when it returns, which ``enter`` never does.
@inline(never)
private func runBody(of call: UnsafeMutablePointer<FreshStack.Call>) {
  call.pointee.body()
}

// Functions of <ucontext.h> and <pthread.h> that Swift’s Glibc module leaves out.

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

@_silgen_name("pthread_getattr_np")
private func pthread_getattr_np(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>)
  -> Int32
