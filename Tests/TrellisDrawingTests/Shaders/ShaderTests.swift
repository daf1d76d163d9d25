import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisTesting

/// Shaders, which can't run: views are drawn without their effects.
@MainActor @Suite struct ShaderTests {
  private func color(_ view: some View) throws -> (color: Double, warnings: [String]) {
    let host = TestHost(view, size: CGSize(width: 20, height: 20))
    return (try host.picture().color(x: 10, y: 10).red, host.warnings)
  }

  @Test func `a view is drawn without the effects, and each function is reported once`() throws {
    let drawn = try color(
      Color.red
        .colorEffect(ShaderLibrary.first(.float(1.5), .color(.red)))
        .distortionEffect(ShaderLibrary.default.second(.boundingRect), maxSampleOffset: .zero)
        .layerEffect(
          ShaderLibrary.bundle(.main).third(.float2(CGPoint(x: 1, y: 2)), .floatArray([1])),
          maxSampleOffset: CGSize(width: 4, height: 4)
        )
        .visualEffect { content, proxy in
          content.colorEffect(ShaderLibrary.first(.float2(proxy.size)))
        })
    #expect(drawn.color > 0.9)
    #expect(drawn.warnings.count == 3)
    #expect(drawn.warnings.contains { $0.contains("the Metal function first can't run on Linux") })
  }

  @Test func `a disabled effect isn't reported, and a shader as a paint is the foreground`() throws {
    let disabled = try color(Color.red.colorEffect(ShaderLibrary.first(), isEnabled: false))
    #expect(disabled.warnings.isEmpty)
    let paint = try color(Rectangle().fill(ShaderLibrary.stripes(.float(4))).foregroundStyle(.red))
    #expect(paint.color > 0.9 && paint.warnings.count == 1)
  }

  @Test func `shaders are compared by function and arguments`() {
    #expect(ShaderLibrary.wave(.float(1)) == ShaderLibrary.wave(.float(1)))
    #expect(ShaderLibrary.wave(.float(1)) != ShaderLibrary.wave(.float(2)))
    #expect(ShaderLibrary.wave(.float(1)) != ShaderLibrary.wave(.floatArray([1])))
    #expect(ShaderLibrary.wave(.float2(1, 2)) == ShaderLibrary.wave(.float2(CGPoint(x: 1, y: 2))))
  }
}
