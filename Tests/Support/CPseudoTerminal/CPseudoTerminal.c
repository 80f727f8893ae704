#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

// No test has more files open than this.
enum { MOST_DESCRIPTORS = 4096 };

pid_t pseudo_terminal_start(char *const arguments[], char *const environment[],
                            unsigned short columns, unsigned short rows,
                            int *controller) {
  struct winsize size = {.ws_col = columns, .ws_row = rows};
  long limit = sysconf(_SC_OPEN_MAX);
  if (limit < 0 || limit > MOST_DESCRIPTORS) limit = MOST_DESCRIPTORS;
  pid_t process = forkpty(controller, NULL, NULL, &size);
  // Between fork and exec nothing is called that could wait for another thread of the parent.
  if (process == 0) {
    // What else is open belongs to other tests; some wait until nobody has it open.
    for (int other = STDERR_FILENO + 1; other < limit; other++) close(other);
    execve(arguments[0], arguments, environment);
    _exit(127);
  }
  // Processes that are started later must not keep this terminal open.
  if (process > 0) fcntl(*controller, F_SETFD, FD_CLOEXEC);
  return process;
}

int pseudo_terminal_resize(int controller, unsigned short columns,
                           unsigned short rows) {
  struct winsize size = {.ws_col = columns, .ws_row = rows};
  return ioctl(controller, TIOCSWINSZ, &size);
}
