import Glibc

/// Another native stack to go on with where the present one is nearly used up.
///
/// A rule that reads what was never evaluated calls back into the engine, natively, and so on down: a chain of a million
/// rules, first read from its end, would need a gigabyte of stack. Here such a call goes on in a fresh megabyte of the
/// same thread instead: what belongs to the thread, its actor included, stays as it is.
struct FreshStack {
  private static let bytes = 1 << 20
  /// How much of a fresh stack is left to the rule that is running when the next one is due.
  private static let reserve = 256 << 10

  private let memory: UnsafeMutableRawPointer

  /// The address below which a call on this stack should go on with another one.
  var limit: UInt { UInt(bitPattern: memory) + UInt(FreshStack.reserve) }

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
        withUnsafeMutablePointer(to: &call.pointee.outer) { call.pointee.inner.uc_link = $0 }
        // A context is entered with 32-bit words as its arguments: the address, in halves.
        let address = UInt(bitPattern: call)
        makecontext(
          &call.pointee.inner, enter, 2, Int32(truncatingIfNeeded: address >> 32),
          Int32(truncatingIfNeeded: address))
        swapcontext(&call.pointee.outer, &call.pointee.inner)
      }
    }
  }

  fileprivate struct Call {
    let body: () -> Void
    var inner = ucontext_t()
    var outer = ucontext_t()
  }
}

private func enter(_ high: Int32, _ low: Int32) {
  let address = UInt(UInt32(bitPattern: high)) << 32 | UInt(UInt32(bitPattern: low))
  UnsafeMutablePointer<FreshStack.Call>(bitPattern: address).unsafelyUnwrapped.pointee.body()
}

// The functions of <ucontext.h>, which Swift's Glibc module leaves out.

@_silgen_name("getcontext") @discardableResult
private func getcontext(_ context: UnsafeMutablePointer<ucontext_t>) -> Int32

@_silgen_name("makecontext")
private func makecontext(
  _ context: UnsafeMutablePointer<ucontext_t>, _ function: @convention(c) (Int32, Int32) -> Void,
  _ count: Int32,
  _ high: Int32, _ low: Int32)

@_silgen_name("swapcontext") @discardableResult
private func swapcontext(
  _ old: UnsafeMutablePointer<ucontext_t>, _ new: UnsafeMutablePointer<ucontext_t>
) -> Int32
