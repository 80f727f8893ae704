extension SourcedText {
  /// A range of the text whose bytes are consecutive in the file.
  public struct Copy: Sendable, Equatable {
    /// The range, in UTF-8 offsets of the text.
    public var text: Range<Int>

    /// The offset of the range's first byte in the file.
    public var file: Int
  }

  /// Returns the longest parts of a range of the text that are in the file byte for byte, in order.
  public func copies(in range: Range<Int>) -> [Copy] {
    switch content.wayBack {
    case .made: []
    case .verbatim(let start):
      range.isEmpty ? [] : [Copy(text: range, file: Int(start) + range.lowerBound)]
    case .mapped(let mapping): mapping.copies(in: range, of: text, span.file)
    case .edited(let edited): edited.copies(in: range)
    }
  }

  /// Returns a part of the text, with some ranges replaced. The text that is kept keeps its positions.
  ///
  /// - Parameters:
  ///   - range: The part, in UTF-8 offsets of the text.
  ///   - others: The replaced ranges with their replacements, in any order.
  public func part(
    _ range: Range<Int>, replacing others: [(range: Range<Int>, text: String)] = []
  ) -> SourcedText {
    let utf8 = Array(text.utf8)
    var bytes: [UInt8] = []
    var kept: [Edited.Stretch] = []
    var offset = range.lowerBound
    func keep(upTo end: Int) {
      kept.append(
        Edited.Stretch(text: bytes.count..<bytes.count + end - offset, original: offset))
      bytes += utf8[offset..<end]
    }
    for other in others.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      keep(upTo: other.range.lowerBound)
      bytes += other.text.utf8
      offset = other.range.upperBound
    }
    keep(upTo: range.upperBound)
    return SourcedText(
      text: String(decoding: bytes, as: UTF8.self), span: span(of: range),
      wayBack: .edited(Edited(original: self, kept: kept)))
  }

  /// The original text of a part, and the ranges of it that were kept.
  struct Edited: Sendable {
    /// A range of bytes that are consecutive in both texts.
    struct Stretch: Sendable {
      var text: Range<Int>
      var original: Int
    }

    let original: SourcedText
    let kept: [Stretch]

    /// Returns the offset in the original text of a byte. For a new byte, the offset is that of the replaced text.
    func offset(of offset: Int) -> Int {
      guard let index = kept.lastSortedIndex(where: { $0.text.lowerBound <= offset }) else {
        return 0
      }
      let stretch = kept[index]
      return stretch.original + min(offset - stretch.text.lowerBound, stretch.text.count)
    }

    func copies(in range: Range<Int>) -> [Copy] {
      kept.flatMap { stretch in
        let part = stretch.text.clamped(to: range)
        let shift = stretch.original - stretch.text.lowerBound
        return original.copies(in: part.lowerBound + shift..<part.upperBound + shift).map {
          Copy(text: $0.text.lowerBound - shift..<$0.text.upperBound - shift, file: $0.file)
        }
      }
    }
  }
}

extension SourcedText.Mapping {
  /// Returns the parts of a range that the file contains unchanged. An escape is not such a part.
  fileprivate func copies(
    in range: Range<Int>, of text: String, _ file: SourceFile
  ) -> [SourcedText.Copy] {
    var copies: [SourcedText.Copy] = []
    let bytes = text.utf8.dropFirst(range.lowerBound).prefix(range.count)
    for (offset, byte) in zip(range, bytes) {
      let place = fileOffset(offset)
      guard place < file.bytes.count, file.bytes[place] == byte else { continue }
      if let last = copies.last, last.text.upperBound == offset,
        last.file + last.text.count == place
      {
        copies[copies.count - 1].text = last.text.lowerBound..<offset + 1
      } else {
        copies.append(SourcedText.Copy(text: offset..<offset + 1, file: place))
      }
    }
    return copies
  }
}
