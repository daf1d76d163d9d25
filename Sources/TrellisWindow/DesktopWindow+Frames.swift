import CSDL2
import Foundation
import TrellisCairo
import TrellisDisplayList

extension DesktopWindow {
  /// Updates the content for a time, and draws the changes on the screen.
  func drawFrame(at time: Duration) {
    let begin = ContinuousClock.now
    let list = content.update(at: time)
    let updated = ContinuousClock.now
    if content.title != title {
      title = content.title
      SDL_SetWindowTitle(window, title)
    }
    followTextInput()
    followPointer()
    lastFrame = time
    let causes = self.causes
    self.causes = []
    // A window of zero size has no pixels: this frame is lost, and `shown` stays nil until the next one.
    guard let surface = SDL_GetWindowSurface(window) else {
      shown = nil
      return
    }
    let bounds = CGRect(x: 0, y: 0, width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    let whole = CGRect(x: 0, y: 0, width: bounds.width / scale, height: bounds.height / scale)
    let pixels = (shown.map { DisplayList.damage(from: $0, to: list) } ?? [whole])
      .map { $0.roundedOutward(scale: scale).intersection(bounds) }
      .filter { !$0.isNull && !$0.isEmpty }
    let damage = pixels.map { rect in
      CGRect(
        x: rect.minX / scale, y: rect.minY / scale, width: rect.width / scale, height: rect.height / scale)
    }
    let statistics = draw(list, onto: surface, damage: damage)
    present(pixels)
    shown = list
    log?(
      FrameReport(
        causes: causes, damage: damage, statistics: statistics, size: whole.size, updating: updated - begin,
        drawing: ContinuousClock.now - updated))
    drawnPixels = nil
    onFrame?()
    content.reclaimBacklog(after: ContinuousClock.now - begin)
  }

  /// Draws into the window's own pixels, or into a bitmap that is then converted to the window's pixel format.
  private func draw(
    _ list: DisplayList, onto surface: UnsafeMutablePointer<SDL_Surface>, damage: [CGRect]
  ) -> DrawStatistics {
    let width = Int(surface.pointee.w)
    let height = Int(surface.pointee.h)
    let format = surface.pointee.format.pointee
    guard let pixels = surface.pointee.pixels else { return DrawStatistics() }
    if format.BytesPerPixel == 4, format.Rmask == 0xFF0000, format.Gmask == 0xFF00, format.Bmask == 0xFF {
      guard
        let bitmap = try? Bitmap(
          borrowing: pixels, width: width, height: height, bytesPerRow: Int(surface.pointee.pitch))
      else { return DrawStatistics() }
      drawnPixels = bitmap
      return renderer.draw(list, into: bitmap, scale: scale, background: .white, damage: damage)
    }
    if intermediate?.width != width || intermediate?.height != height {
      intermediate = try? Bitmap(width: width, height: height)
    }
    guard let intermediate else { return DrawStatistics() }
    drawnPixels = intermediate
    let statistics = renderer.draw(
      list, into: intermediate, scale: scale, background: .white, damage: damage)
    intermediate.withPixels { bytes in
      _ = SDL_ConvertPixels(
        Int32(width), Int32(height), SDL_PIXELFORMAT_RGB888.rawValue, bytes.baseAddress,
        Int32(intermediate.bytesPerRow), format.format, pixels, surface.pointee.pitch)
    }
    return statistics
  }

  /// Shows rectangles of the window's pixels, in whole device pixels.
  private func present(_ rects: [CGRect]) {
    guard !rects.isEmpty else { return }
    let shown = rects.map { rect in
      SDL_Rect(x: Int32(rect.minX), y: Int32(rect.minY), w: Int32(rect.width), h: Int32(rect.height))
    }
    SDL_UpdateWindowSurfaceRects(window, shown, Int32(shown.count))
  }
}
