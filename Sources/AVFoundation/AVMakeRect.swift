public import Foundation

/// Returns the largest rectangle of an aspect ratio in the middle of another rectangle.
///
/// A ratio without area gives the empty rectangle in the middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  let scale =
    aspectRatio.width > 0 && aspectRatio.height > 0
    ? min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height) : 0
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
    height: size.height)
}
