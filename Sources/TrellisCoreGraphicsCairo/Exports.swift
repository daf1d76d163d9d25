@_exported public import TrellisCoreGraphics
@_exported public import TrellisFoundation
@_exported public import struct TrellisGeometry.CGAffineTransform
@_exported public import enum TrellisGeometry.CGLineCap
@_exported public import enum TrellisGeometry.CGLineJoin
