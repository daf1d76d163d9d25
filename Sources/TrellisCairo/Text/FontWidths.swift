import CCairo

/// Letters of another width than a family has: those of the nearest face, made narrower or wider.
///
/// A rule of fontconfig's says so for all fonts of the process that are asked for by width, as its own rules slant what has no italics:
/// so Pango measures such letters, and Cairo draws them, as they are. Strokes that go down become thinner or thicker with the
/// letter, unlike in a face that is drawn condensed. Pictures such as emoji stay as they are.
enum FontWidths {
  /// Adds the rule to the process' fontconfig, once.
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
