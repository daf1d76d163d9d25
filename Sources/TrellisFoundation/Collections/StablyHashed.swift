/// An identifier with a number that is the same in each run of a program.
package protocol StablyHashed {
  var stableNumber: UInt64 { get }
}
