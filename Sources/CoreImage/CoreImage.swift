// The module that source imports as CoreImage. The code is in a module of another name, because Testing brings an overlay for CoreImage
// on a Mac, which tests that import both would need.

@_exported public import TrellisCoreImage
