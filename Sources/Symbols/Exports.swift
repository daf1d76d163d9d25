// The module that source imports for the effects of symbols. `import SwiftUI` gives the same declarations without it.

@_exported public import struct Trellis.AppearSymbolEffect
@_exported public import struct Trellis.AutomaticSymbolEffect
@_exported public import struct Trellis.BounceSymbolEffect
@_exported public import struct Trellis.BreatheSymbolEffect
@_exported public import protocol Trellis.ContentTransitionSymbolEffect
@_exported public import struct Trellis.DisappearSymbolEffect
@_exported public import protocol Trellis.DiscreteSymbolEffect
@_exported public import protocol Trellis.IndefiniteSymbolEffect
@_exported public import struct Trellis.PulseSymbolEffect
@_exported public import struct Trellis.ReplaceSymbolEffect
@_exported public import struct Trellis.RotateSymbolEffect
@_exported public import struct Trellis.ScaleSymbolEffect
@_exported public import protocol Trellis.SymbolEffect
@_exported public import struct Trellis.SymbolEffectConfiguration
@_exported public import struct Trellis.SymbolEffectOptions
@_exported public import protocol Trellis.TransitionSymbolEffect
@_exported public import struct Trellis.VariableColorSymbolEffect
@_exported public import struct Trellis.WiggleSymbolEffect
