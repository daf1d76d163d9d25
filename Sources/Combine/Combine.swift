// The module that source imports as Combine. It re-exports OpenCombine's core, and adds the rest of Apple's Combine: operators,
// schedulers, and the publishers of Foundation's types.
//
// OpenCombine has these additions in modules of its own. But it omits half of them if it finds a module named Combine, which exists
// once this module is built. OpenCombine's core omits the declarations of `Values.swift` if it finds that module. So `Values.swift`
// declares them in any case, and its declarations hide the core's.

@_exported public import OpenCombine
