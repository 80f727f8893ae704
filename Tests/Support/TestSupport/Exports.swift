// Most tests that use random numbers use other parts of this module, too.
@_exported import RandomNumbers
