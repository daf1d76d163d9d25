import Glibc
import TrellisExpansions

/// The program that the compiler runs to expand the macros of the module SwiftUI.
///
/// The program contains only a loop. If it contained more, tests would depend on a macro's target. SwiftPM would then compile
/// everything under test a second time, as it does for macros and all that is linked with them.
@main
enum Plugin {
  static func main() {
    let channel = Channel()
    do {
      while let request = try channel.receive() { try channel.send(Answer.to(request)) }
    } catch {
      // Prints go to the standard error.
      print("TrellisMacros can't read the compiler's message: \(error)")
      exit(1)
    }
  }
}
