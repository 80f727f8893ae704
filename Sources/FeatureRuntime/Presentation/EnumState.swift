/// A feature's state that is an enum, and stays the state of one feature whatever case it takes.
///
/// Without this protocol, a child whose state takes another case is taken for another child, and the
/// effects of the one before end.
///
/// ```swift
/// enum State: EnumState, Equatable {
///   case loading
///   case loaded([Item])
/// }
/// ```
public protocol EnumState {}
