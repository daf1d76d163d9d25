import Glibc
import TrellisExpansions

/// What the compiler runs to expand the macros of the module SwiftUI.
///
/// It is nothing but a loop: were there more in it, tests would depend on a macro's target, and everything else that is tested
/// would be compiled a second time, as SwiftPM does for macros and all that is linked with them.
@main
enum Plugin {
  static func main() {
    let channel = Channel()
    do {
      while let request = try channel.receive() { try channel.send(Answer.to(request)) }
    } catch {
      // To the standard error, as all that is printed here.
      print("TrellisMacros can't read what the compiler asks: \(error)")
      exit(1)
    }
  }
}
