// The module with the name that ordinary source imports. It re-exports OpenCombine's core, and adds the rest of Apple's Combine:
// operators, schedulers, and the publishers of Foundation's types.
//
// OpenCombine has these additions in modules of its own. But it omits half of them if it finds a module named Combine, as it does
// once this one is built. Its core looks for that module, too, to decide about the declarations of `Values.swift`: these are
// declared here in any case, and hide the core's.

@_exported public import OpenCombine
