// The module that source imports as Combine. It re-exports OpenCombine's core, and adds the rest of Apple's Combine: operators,
// schedulers, and the publishers of Foundation's types.
//
// OpenCombine has these additions in modules of its own. But those modules omit half of the additions if a module named Combine
// can be imported, and this module has that name. For the same reason, OpenCombine's core may omit the declarations of
// `Values.swift`. So `Values.swift` declares them in any case, and its declarations hide the core's.

@_exported public import OpenCombine
