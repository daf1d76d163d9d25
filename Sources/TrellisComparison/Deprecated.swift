// Earlier names of the public interface.

/// The earlier name of ``Untracked``.
@available(*, deprecated, renamed: "Untracked")
public typealias LeftOut<Value> = Untracked<Value>

/// The earlier name of ``EquatableProjection``, whose requirement was called `comparedPart`.
@available(*, deprecated, renamed: "EquatableProjection")
public typealias ComparedByPart = EquatableProjection
