/// The Swift of every reference spec and sample, by its kind.
enum Corpus {}
