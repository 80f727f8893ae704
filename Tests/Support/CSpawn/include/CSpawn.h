#ifndef CSPAWN_H
#define CSPAWN_H

#include <sys/types.h>

/// Starts a program in a process group of its own, with three open descriptors and no other.
///
/// - Parameters:
///   - program: Its path, or its name where the shell would look.
///   - folder: Where it runs; NULL for where this process does.
///   - streams: What its standard input, output and error are; -1 for none.
///   - process: Set to its number.
/// - Returns: 0, or the number of the error.
int spawn_process(const char *program, char *const arguments[],
                  char *const environment[], const char *folder,
                  const int streams[3], pid_t *process);

#endif
