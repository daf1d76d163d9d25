/// Two numbers.
public typealias simd_float2 = SIMD2<Float>
/// Three numbers.
public typealias simd_float3 = SIMD3<Float>
/// Four numbers.
public typealias simd_float4 = SIMD4<Float>
/// Two numbers.
public typealias simd_double2 = SIMD2<Double>
/// Three numbers.
public typealias simd_double3 = SIMD3<Double>
/// Four numbers.
public typealias simd_double4 = SIMD4<Double>
/// Two numbers.
public typealias simd_int2 = SIMD2<Int32>
/// Three numbers.
public typealias simd_int3 = SIMD3<Int32>
/// Four numbers.
public typealias simd_int4 = SIMD4<Int32>
/// Two numbers.
public typealias simd_uint2 = SIMD2<UInt32>
/// Three numbers.
public typealias simd_uint3 = SIMD3<UInt32>
/// Four numbers.
public typealias simd_uint4 = SIMD4<UInt32>
/// Two numbers.
public typealias float2 = SIMD2<Float>
/// Three numbers.
public typealias float3 = SIMD3<Float>
/// Four numbers.
public typealias float4 = SIMD4<Float>
/// Two numbers.
public typealias double2 = SIMD2<Double>
/// Three numbers.
public typealias double3 = SIMD3<Double>
/// Four numbers.
public typealias double4 = SIMD4<Double>
