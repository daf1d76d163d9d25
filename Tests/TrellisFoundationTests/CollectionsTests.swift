import Foundation
import Testing
import TrellisFoundation

private final class Thing {}

/// Tables that don't retain their objects.
@Suite struct CollectionsTests {
  @Test func `a weak hash table loses released objects`() {
    let table = NSHashTable<Thing>.weakObjects()
    let kept = Thing()
    var released: Thing? = Thing()
    table.add(kept)
    table.add(kept)
    table.add(released)
    #expect(table.count == 2)
    #expect(table.contains(kept) && table.contains(released))
    released = nil
    #expect(table.count == 1)
    #expect(table.allObjects.first === kept)
    table.remove(kept)
    #expect(table.anyObject == nil)
  }

  @Test func `a map table with weak keys loses the entries of released keys`() {
    let table = NSMapTable<Thing, NSString>.weakToStrongObjects()
    let kept = Thing()
    var released: Thing? = Thing()
    table.setObject("kept", forKey: kept)
    table.setObject("released", forKey: released)
    #expect(table.count == 2)
    released = nil
    #expect(table.count == 1)
    #expect(table.object(forKey: kept) == "kept")
    #expect(table.object(forKey: Thing()) == nil)
    table.removeObject(forKey: kept)
    #expect(table.object(forKey: kept) == nil)
  }

  @Test func `keys of a map table are equal as objects`() {
    let table = NSMapTable<NSString, Thing>.strongToWeakObjects()
    var thing: Thing? = Thing()
    table.setObject(thing, forKey: NSString(string: "a"))
    #expect(table.object(forKey: NSString(string: "a")) === thing)
    #expect(table.keyEnumerator().allObjects.count == 1)
    thing = nil
    #expect(table.object(forKey: NSString(string: "a")) == nil)
    #expect(table.count == 0)
  }
}
