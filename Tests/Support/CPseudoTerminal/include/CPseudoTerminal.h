#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <sys/types.h>

/// Starts a program in a new session whose terminal is a new pseudo-terminal.
///
/// @param arguments The program's path and what follows it, ended by NULL.
/// @param environment All of its variables, ended by NULL.
/// @param controller Where to put the descriptor by which the terminal's user types and looks.
/// @return The process, or -1 with `errno` set.
pid_t pseudo_terminal_start(char *const arguments[], char *const environment[],
                            unsigned short columns, unsigned short rows,
                            int *controller);

/// Changes the size of the terminal; its processes are told by a signal.
int pseudo_terminal_resize(int controller, unsigned short columns,
                           unsigned short rows);

#endif
