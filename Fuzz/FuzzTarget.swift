import Glibc
import TrellisGraphChecks

/// libFuzzer's entry point for the graph.
///
/// The bytes encode a program, which must have the same results on the engine as on the oracle.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let program = Program(bytes: UnsafeBufferPointer(start: bytes, count: count))
  if getenv("SHRINK_CRASH") != nil {
    shrinkCrash(program)
  } else if let report = Harness(stateInterval: 4).report(of: program) {
    stop(report)
  }
  return 0
}

/// Ends the process so that libFuzzer keeps the bytes.
private func stop(_ report: String) -> Never {
  print(report)
  fflush(nil)
  abort()
}

/// Prints the shortest program found that crashes, if the given program does.
///
/// Each candidate runs in its own process.
private func shrinkCrash(_ program: Program) {
  if !crashes(program) { return }
  var shrinker = Shrinker(budget: 2000, fails: crashes)
  print("The process ends in\n\(shrinker.shrink(program))")
  exit(0)
}

private func crashes(_ program: Program) -> Bool {
  let child = fork()
  if child == 0 {
    setDeathCallback(nil)
    for number in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] { signal(number, SIG_DFL) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] { close(descriptor) }
    _ = Harness(stateInterval: 4).failure(of: program)
    _exit(0)
  }
  var status: Int32 = 0
  waitpid(child, &status, 0)
  return status != 0
}

@_silgen_name("fork") private func fork() -> pid_t
@_silgen_name("__sanitizer_set_death_callback")
private func setDeathCallback(_ callback: (@convention(c) () -> Void)?)
