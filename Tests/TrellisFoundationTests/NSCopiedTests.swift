import Foundation
import Testing
import TrellisFoundation

@Suite struct NSCopiedTests {
  final class Holder {
    @_NSCopied var text: NSString = "initial"
    @_NSCopied var optional: NSMutableString?
  }

  @Test func `a value that is set is copied`() {
    let (holder, text) = (Holder(), NSMutableString(string: "a"))
    holder.text = text
    text.append("b")
    #expect(holder.text == "a")
    #expect(holder.optional == nil)
    holder.optional = text
    holder.optional = nil
    #expect(holder.optional == nil)
  }
}
