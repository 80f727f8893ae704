/// Texts that are hard to put into comments and string literals.
public enum AwkwardTexts {
  /// All texts.
  public static let all = [
    "ends a comment */ and opens one /* here",
    "/// three slashes // two",
    "\"quoted\" and '''quoted'''",
    "\"\"\" three quotes \"\"\"\"",
    "\\ a backslash, \\n no line break, \\(interpolation) and \\\\(none",
    "#\"raw\"# \"# ##\"\\##(x)\"##",
    "{{mustache}} {{{three}}} {{#section}} {{>partial}} {{! comment }}",
    "line\nbreaks\r\nof\rall kinds\u{B}and\u{C}more",
    "separators\u{2028}of\u{2029}lines\u{85}here",
    "bidi \u{202E}sdrawkcab\u{202C} \u{2066}isolated\u{2069} \u{200F}\u{61C}",
    "control \u{1}\u{7}\u{1B}[31m\u{7F} and \u{0}nul",
    "zero\u{200B}width\u{FEFF}mark",
    "tab\tand trailing blanks  ",
    "  leading blanks",
    "percent %d %@ 100% $0 `ticks` <tag> &amp;",
    "emoji 👩‍👩‍👧‍👦 e\u{301} \u{1F468}\u{1F3FD}",
    "#if os(Linux)\n#endif",
    "- Parameter x: no\n- Returns: nothing\n```\ncode",
    String(repeating: "a long text without end, ", count: 12),
    "* * */*/ //*",
    "\\",
    "\"",
    "'",
    "#",
    " ",
  ]
}
