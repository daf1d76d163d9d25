// The module of the name that ordinary source imports: OpenCombine's core, and here what Apple's Combine has besides it:
// operators, schedulers, and what Foundation's types publish.
//
// OpenCombine has the latter in modules of its own, but leaves half of it out wherever it finds a module Combine, as it
// does once this one was built. Its core asks too, for what `Values.swift` has: that is here in any case, and hides the core's.

@_exported public import OpenCombine
