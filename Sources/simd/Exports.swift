// The module that source imports as simd: names for the vectors of Swift's own library, matrices of four columns, quaternions, and
// the functions of vectors. Matrices of other sizes are missing.

@_exported public import Foundation
