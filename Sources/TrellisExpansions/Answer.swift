/// The answers of the plugin to the compiler.
package enum Answer {
  /// Returns the answer to a request.
  package static func to(_ request: Request) -> Response {
    switch request {
    case .getCapability:
      return .getCapabilityResult(capability: Response.Capability())
    case .expandFreestandingMacro(let macro, let discriminator, let syntax, let context):
      let use = Source(syntax)
      return expansion { () throws(Complaint) in
        switch macro.typeName {
        case "PreviewMacro":
          try PreviewMacro.declaration(
            for: use, discriminator: discriminator, isGlobal: context?.isEmpty ?? true)
        case "WidgetPreviewMacro":
          try WidgetPreviewMacro.declaration(
            for: use, discriminator: discriminator, isGlobal: context?.isEmpty ?? true)
        case "TipRuleMacro": try TipRuleMacro.expression(for: use)
        // `@Model` reads the use.
        case "ModelConstraintMacro": ""
        default: throw Complaint.unknown(macro, at: use)
        }
      }
    case .expandAttachedMacro(
      let macro, let role, let attribute, let declaration, let parent, let type, let missing, let context):
      let declaration = Source(declaration)
      let place = context?.first.map(Source.init)
      return expansion { () throws(Complaint) in
        switch (macro.typeName, role) {
        case ("EntryMacro", "accessor"): EntryMacro.accessors(for: declaration, in: place)
        case ("EntryMacro", "peer"): try EntryMacro.key(for: declaration, in: place)
        case ("EntryDefaultValueMacro", "accessor"): try EntryDefaultValueMacro.accessors(for: declaration)
        case ("PreviewableMacro", "peer"): try PreviewableMacro.peers(for: declaration)
        case ("AnimatableMacro", "member"): try AnimatableMacro.members(for: declaration)
        case ("AnimatableMacro", "extension"):
          AnimatableMacro.conformance(of: type.map(Source.init), missing: missing.map(Source.init))
        case ("AnimatableIgnoredMacro", "peer"): try AnimatableIgnoredMacro.peers(for: declaration)
        case ("TipParameterMacro", "accessor"): TipParameterMacro.accessors(for: declaration)
        case ("TipParameterMacro", "peer"):
          try TipParameterMacro.parameter(for: declaration, attribute: Source(attribute))
        case ("GenerableMacro", "extension"):
          GenerableMacro.conformance(of: type.map { Source($0) }.map { $0.text($0.extent) } ?? "")
        case ("GuideMacro", "peer"): ""
        case ("ModelMacro", "member"):
          try ModelMacro.members(for: declaration, missing: missing.map(Source.init))
        case ("ModelMacro", "memberAttribute"):
          ModelMacro.attribute(for: declaration, in: parent.map(Source.init))
        case ("ModelMacro", "extension"):
          ModelMacro.conformance(of: type.map(Source.init), missing: missing.map(Source.init))
        case ("PersistedPropertyMacro", "accessor"):
          PersistedPropertyMacro.accessors(
            for: declaration, attribute: Source(attribute), in: place)
        case ("PersistedPropertyMacro", "peer"): PersistedPropertyMacro.peer(for: declaration)
        case ("QueryMacro", "accessor"): QueryMacro.accessors(for: declaration)
        case ("QueryMacro", "peer"): try QueryMacro.peer(for: declaration, attribute: Source(attribute))
        case ("ModelActorMacro", "member"): ModelActorMacro.members(for: declaration)
        case ("ModelActorMacro", "extension"):
          ModelActorMacro.conformance(of: type.map(Source.init), missing: missing.map(Source.init))
        case ("ModelOptionMacro", "peer"): ""
        case ("ManagedPropertyMacro", "accessor"): try ManagedPropertyMacro.accessors(for: declaration)
        case ("ManagedFunctionMacro", "body"): try ManagedFunctionMacro.body(of: declaration)
        default: throw Complaint.unknown(macro, at: declaration)
        }
      }
    }
  }

  private static func expansion(_ expand: () throws(Complaint) -> String) -> Response {
    do {
      return .expandMacroResult(expandedSource: try expand(), diagnostics: [])
    } catch {
      return .expandMacroResult(expandedSource: nil, diagnostics: [error.diagnostic])
    }
  }
}
