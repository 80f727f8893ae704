// Most tests that take random numbers take other things of this module, too.
@_exported import RandomNumbers
