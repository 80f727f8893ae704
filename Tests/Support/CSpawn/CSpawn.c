#define _GNU_SOURCE
#include "CSpawn.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <unistd.h>

/// What has to be done to the descriptors.
static void prepare_streams(posix_spawn_file_actions_t *actions,
                            const int streams[3]) {
  for (int stream = 0; stream < 3; stream++) {
    if (streams[stream] < 0) {
      posix_spawn_file_actions_addopen(actions, stream, "/dev/null", O_RDWR, 0);
    } else {
      posix_spawn_file_actions_adddup2(actions, streams[stream], stream);
    }
  }
}

int spawn_process(const char *program, char *const arguments[],
                  char *const environment[], const char *folder,
                  const int streams[3], pid_t *process) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);

  prepare_streams(&actions, streams);
  if (folder != NULL) posix_spawn_file_actions_addchdir_np(&actions, folder);
  short flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF;
  // Whatever else is open belongs to other tests; some wait until nobody has it open.
#ifdef __APPLE__
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#else
  posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
#endif
  posix_spawnattr_setpgroup(&attributes, 0);
  // What the tests' own process ignores must not be ignored by the programs they test.
  sigset_t signals;
  sigemptyset(&signals);
  int usual[] = {SIGHUP, SIGINT, SIGPIPE, SIGQUIT, SIGTERM};
  for (int index = 0; index < 5; index++) sigaddset(&signals, usual[index]);
  posix_spawnattr_setsigdefault(&attributes, &signals);
  posix_spawnattr_setflags(&attributes, flags);

  int problem = posix_spawnp(process, program, &actions, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return problem;
}
