import CCairo

/// Synthesized font widths: letters of the nearest face, stretched or compressed horizontally.
///
/// A fontconfig rule applies to all fonts that the process requests by width, like fontconfig's own rules for synthetic italics.
/// Pango therefore measures, and Cairo draws, the stretched letters. Unlike in a real condensed face, vertical strokes are
/// stretched with the letter. Colour glyphs such as emoji stay unchanged.
enum FontWidths {
  /// Whether the rule is active; the first use adds it to the process's fontconfig.
  static let areDrawn: Bool =
    rule.withCString { bytes in
      bytes.withMemoryRebound(to: FcChar8.self, capacity: rule.utf8.count + 1) { bytes in
        FcConfigParseAndLoadFromMemory(FcConfigGetCurrent(), bytes, 0) != 0
      }
    }

  private static let rule = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <match target="font">
        <test target="pattern" name="width" compare="not_eq"><int>100</int></test>
        <test name="outline"><bool>true</bool></test>
        <test name="color"><bool>false</bool></test>
        <test name="variable"><bool>false</bool></test>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <divide><name target="pattern">width</name><name>width</name></divide>
              <double>0</double><double>0</double><double>1</double>
            </matrix>
          </times>
        </edit>
        <edit name="width" mode="assign"><name target="pattern">width</name></edit>
      </match>
    </fontconfig>
    """
}
