// The ids of arrays, stacks and rows are an ordered set, whose members are to be seen where only this module is imported.
@_exported import struct OrderedCollections.OrderedSet
