import Foundation
import Testing
import TrellisFoundation

private final class Person: NSObject {
  var name = "Ännchen"
  var age = 7
  var tags = ["a", "b"]
  var chief: Person?
  var born: Date?
}

struct PredicateFormatTests {
  private let person: Person

  init() {
    person = Person()
    person.chief = Person()
  }

  @Test(arguments: [
    "age > 6 AND age < 8", "(age + 1) * 2 == 16 || FALSEPREDICATE", "(age == 7) AND NOT (name == nil)",
    "chief.age IN {1, 7}", "age BETWEEN {1, 7}", "ANY tags == 'b'", "NONE tags == 'c'",
    "ALL tags IN {'a', 'b'}",
    "tags.@count == 2 && born = nil", "name LIKE[c] '*NCH*'", "name LIKE '?nn*'", "name MATCHES 'Ä.+n'",
    "name BEGINSWITH[cd] \"ann\"", "SUBQUERY(tags, $t, $t == 'a').@count == 1",
    "lowercase:(name) ENDSWITH 'chen'",
    "name CONTAINS 'nch'", "!(age <> 7)", "age => 7 and age =< 7", "chief.chief == NULL", "'b' IN tags",
    "age != 7.5",
    "TRUEPREDICATE", "chief.age == 7 OR YES == TRUE", "-age < 0", "2 ** 3 == 8", "tags.@max == 'b'",
  ])
  func `a predicate is true`(format: String) {
    #expect(NSPredicate(format: format).evaluate(with: person))
  }

  @Test(arguments: [
    "age > 7", "name BEGINSWITH 'ann'", "name == 'ännchen'", "born > 5", "born < 5", "ANY tags == 'c'",
    "ALL tags == 'a'", "name MATCHES 'nn'", "NOT TRUEPREDICATE", "age BETWEEN {8, 9}", "name IN {'x'}",
  ])
  func `a predicate is false`(format: String) { #expect(!NSPredicate(format: format).evaluate(with: person)) }

  @Test func `arguments replace their marks`() {
    #expect(NSPredicate(format: "%K.age == %d", "chief", 7).evaluate(with: person))
    #expect(NSPredicate(format: "name IN %@ AND age == %ld", ["x", "Ännchen"], 7).evaluate(with: person))
    #expect(NSPredicate(format: "born == %@", nil as Date?).evaluate(with: person))
    #expect(
      NSPredicate(format: "age == %f AND name == '%@'", argumentArray: [7.0]).evaluate(with: person) == false)
    let date = Date(timeIntervalSinceReferenceDate: 5)
    person.born = date
    #expect(
      NSPredicate(format: "born == %@ AND born <= %@", date as any CVarArg, date as NSDate).evaluate(
        with: person))
    #expect(NSPredicate(format: "a == $X").evaluate(with: ["a": 1], substitutionVariables: ["X": 1]))
    let inner = NSPredicate(format: "age == 7")
    #expect(NSPredicate(format: "%@ AND age == 7", inner).evaluate(with: person))
    #expect(
      String(format: "%@ %d", UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")! as any CVarArg, 3)
        .hasSuffix(" 3"))
  }

  @Test func `identifiers, addresses and data have an order, and a line break at the end counts`() {
    let (first, second) = (
      UUID(uuidString: "00000000-0000-0000-0000-00000000000A")!,
      UUID(uuidString: "00000000-0000-0000-0000-00000000000B")!
    )
    #expect(NSPredicate(format: "%@ < %@", first as any CVarArg, second as any CVarArg).evaluate(with: nil))
    #expect(NSPredicate(format: "%@ > %@", Data([2]) as NSData, Data([1, 2]) as NSData).evaluate(with: nil))
    #expect(!NSPredicate(format: "%@ MATCHES 'abc'", "abc\n").evaluate(with: nil))
    #expect(NSPredicate(format: "%@ MATCHES 'a.c'", "abc").evaluate(with: nil))
  }

  @Test func `texts are compared with themselves`() {
    let mail = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}")
    #expect(mail.evaluate(with: "a@b.de") && !mail.evaluate(with: "a@b") && !mail.evaluate(with: "a b@c.de"))
  }

  @Test func `a format is printed`() throws {
    for format in [
      "age == 7", "NOT (a == 1 AND b == 2)", "a IN {1, 2}", "name CONTAINS[cd] \"x\"", "ANY a.b == nil",
    ] {
      #expect(try PredicateParser.parse(format, []).text == format)
    }
    let compound = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "a == 1"), NSPredicate(value: true),
    ])
    #expect(compound.tree?.text == "a == 1 AND TRUEPREDICATE")
    #expect(NSPredicate { _, _ in true }.tree == nil)
  }

  @Test(arguments: [
    "a ==", "== 1", "a == %@", "a == 'x", "(a == 1", "a ~ 1", "a == 1 b", "a IN {1", "", "%", "ANY",
  ])
  func `an error in a format is reported`(format: String) {
    #expect(throws: PredicateFormatError.self) { try PredicateParser.parse(format, []) }
  }

  @Test func `descriptors sort by keys`() {
    let (first, second) = (Person(), Person())
    (first.age, second.age, second.chief) = (1, 2, Person())
    #expect(NSSortDescriptor(key: "age", ascending: true).compare(first, to: second) == .orderedAscending)
    #expect(NSSortDescriptor(key: "age", ascending: false).compare(first, to: second) == .orderedDescending)
    // nil comes first.
    #expect(
      NSSortDescriptor(key: "chief.age", ascending: true).compare(first, to: second) == .orderedAscending)
    #expect(NSSortDescriptor(key: "age", ascending: true).key == "age")
  }
}
