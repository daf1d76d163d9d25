import Testing
import simd

struct SIMDTests {
  private func isNear(_ a: simd_double3, _ b: simd_double3) -> Bool { distance(a, b) < 1e-12 }

  private func isNear(_ a: simd_double4x4, _ b: simd_double4x4) -> Bool {
    (0..<4).allSatisfy { distance(a[$0], b[$0]) < 1e-12 }
  }

  @Test func `vectors have their products and lengths`() {
    let (x, y): (simd_float3, simd_float3) = ([1, 2, 2], [2, -1, 3])
    #expect(dot(x, y) == 6 && length(x) == 3 && simd_distance(x, y) == Float(11).squareRoot())
    #expect(cross(x, y) == [8, 1, -5])
    #expect(normalize(x) == x / 3)
    #expect(reflect(simd_double2(1, -1), n: [0, 1]) == [1, 1])
    #expect(project(simd_double2(2, 2), [3, 0]) == [2, 0])
  }

  @Test func `functions of elements`() {
    #expect(simd_abs(simd_double3(-1, 0, 2)) == [1, 0, 2])
    #expect(
      min(simd_int2(1, 5), simd_int2(3, 2)) == [1, 2] && max(simd_int2(1, 5), simd_int2(3, 2)) == [3, 5])
    #expect(clamp(simd_double2(-1, 5), min: [0, 0], max: [1, 1]) == [0, 1])
    #expect(mix(simd_double2(0, 10), [4, 20], t: 0.25) == [1, 12.5])
    #expect(smoothstep(simd_double2(-1, 0.5), edge0: [0, 0], edge1: [1, 1]) == [0, 0.5])
    #expect(fract(simd_double2(1.25, -0.25)) == [0.25, 0.75])
    #expect(sin(SIMD16<Float>(repeating: .pi / 2)) == SIMD16(repeating: 1))
  }

  @Test func `a quaternion rotates as its matrix does`() {
    let turn = simd_quatd(angle: .pi / 2, axis: [0, 0, 1])
    #expect(isNear(turn.act([1, 0, 0]), [0, 1, 0]))
    #expect(abs(turn.angle - .pi / 2) < 1e-12 && isNear(turn.axis, [0, 0, 1]))
    let other = simd_quatd(angle: 0.7, axis: normalize(simd_double3(1, 2, 3)))
    let vector = simd_double3(0.3, -2, 5)
    let rotated = simd_double4x4(turn * other) * simd_double4(vector, 1)
    #expect(isNear((turn * other).act(vector), [rotated.x, rotated.y, rotated.z]))
    #expect(
      isNear(turn.act(other.act(vector)), (turn * other).act(vector)), "the second rotation is the first one")
    #expect(isNear((other.inverse * other).act(vector), vector))
    #expect(
      isNear(
        simd_slerp(simd_quatd(angle: 0, axis: [0, 0, 1]), turn, 1.0 / 3).act([1, 0, 0]),
        [Double(3).squareRoot() / 2, 0.5, 0]))
    for to: simd_double3 in [[0, 1, 0], [-1, 0, 0], [1, 0, 0]] {
      #expect(isNear(simd_quatd(from: [1, 0, 0], to: to).act([1, 0, 0]), to))
    }
    #expect((simd_quatd() * 3).length == 0)
  }

  @Test func `matrices are multiplied and inverted`() {
    let matrix = simd_double4x4(rows: [[1, 2, 0, 1], [0, 3, 1, 2], [2, 0, 1, 0], [1, 1, 0, 4]])
    #expect(matrix[1][0] == 2 && matrix[3, 1] == 2 && matrix.transpose[0][1] == 2)
    #expect(matrix * [1, 0, 0, 1] == [2, 2, 2, 5])
    #expect(abs(matrix.determinant - 25) < 1e-12)
    #expect(isNear(matrix * matrix.inverse, matrix_identity_double4x4))
    #expect(isNear(matrix.inverse * matrix, matrix_identity_double4x4))
    var move = simd_double4x4(diagonal: [1, 1, 1, 1])
    move[3][0] = 5
    #expect(move * [1, 2, 3, 1] == [6, 2, 3, 1])
    #expect((move * simd_double4x4(diagonal: [2, 2, 2, 1])) * [1, 1, 1, 1] == [7, 2, 2, 1])
  }
}
