// The module of the name that ordinary source imports: OpenCombine, with what it adds to Dispatch and Foundation, as
// Apple's Combine has it there.

@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
