/// The Swift of every reference spec and sample, by what it stands for.
enum Corpus {}
