public import TrellisLayout

/// The size that a parent proposes to a view; see `TrellisLayout`.
public typealias ProposedViewSize = TrellisLayout.ProposedViewSize
/// The horizontal or the vertical direction.
public typealias Axis = TrellisLayout.Axis
/// One side of a rectangle.
public typealias Edge = TrellisLayout.Edge
/// Distances from the four sides of a rectangle inwards.
public typealias EdgeInsets = TrellisLayout.EdgeInsets
/// Where views line up with each other, left to right.
public typealias HorizontalAlignment = TrellisLayout.HorizontalAlignment
/// Where views line up with each other, top to bottom.
public typealias VerticalAlignment = TrellisLayout.VerticalAlignment
/// Where views line up with each other on both axes.
public typealias Alignment = TrellisLayout.Alignment
