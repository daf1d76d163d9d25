import CInspectorPage

/// Makes the process end when the thread that started it has ended.
package func endWithParent() { ip_end_with_parent() }
