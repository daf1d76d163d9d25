// The module that source imports as OSLog.

@_exported public import os
