/// The accessors of a property of a managed object: `trellis` passes it to the compiler in place of `@NSManaged`.
@attached(accessor)
public macro _Managed() = #externalMacro(module: "TrellisMacros", type: "ManagedPropertyMacro")

/// The body of a function of a managed object, such as `addToItems(_:)`, in place of `@NSManaged`.
@attached(body)
public macro _ManagedF() = #externalMacro(module: "TrellisMacros", type: "ManagedFunctionMacro")
