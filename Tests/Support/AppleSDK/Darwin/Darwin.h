// What the project uses of Apple's C library, with the nullability that Apple's headers state.
#pragma once
#pragma clang assume_nonnull begin
typedef unsigned long size_t;
typedef long ssize_t;
typedef long time_t;
typedef int suseconds_t;
struct timeval { time_t tv_sec; suseconds_t tv_usec; };
struct timespec { time_t tv_sec; long tv_nsec; };

struct __darwin_pthread_handler_rec;
struct _opaque_pthread_t { long __sig; struct __darwin_pthread_handler_rec *_Nullable __cleanup_stack; char __opaque[8176]; };
struct _opaque_pthread_attr_t { long __sig; char __opaque[56]; };
struct _opaque_pthread_mutex_t { long __sig; char __opaque[56]; };
struct _opaque_pthread_mutexattr_t { long __sig; char __opaque[8]; };
typedef struct _opaque_pthread_t *pthread_t;
typedef struct _opaque_pthread_attr_t pthread_attr_t;
typedef struct _opaque_pthread_mutex_t pthread_mutex_t;
typedef struct _opaque_pthread_mutexattr_t pthread_mutexattr_t;
int pthread_attr_init(pthread_attr_t *);
int pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_setstacksize(pthread_attr_t *, size_t);
int pthread_create(pthread_t _Nullable *_Nonnull __restrict, const pthread_attr_t *_Nullable __restrict,
                   void *_Nullable (*_Nonnull)(void *_Nonnull), void *_Nullable __restrict);
int pthread_join(pthread_t, void *_Nullable *_Nullable);
int pthread_detach(pthread_t);
int pthread_mutex_init(pthread_mutex_t *__restrict, const pthread_mutexattr_t *_Nullable __restrict);
int pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
#pragma clang assume_nonnull end

#define _SC_NPROCESSORS_ONLN 58
long sysconf(int);

#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define EPIPE 32
#define EINTR 4
#define ENOENT 2
#define EAGAIN 35
ssize_t write(int, const void *, size_t);
ssize_t read(int, void *, size_t);
int close(int);
int utimes(const char *, const struct timeval *);
void exit(int) __attribute__((__noreturn__));
int atexit(void (*_Nonnull)(void));
int *__error(void);

#define ENOTDIR 20
#define EBADF 9
#define EWOULDBLOCK EAGAIN
#define ELOOP 62
#define EEXIST 17
#define EPERM 1
#define EFBIG 27
typedef int pid_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef unsigned short mode_t;
typedef unsigned short nlink_t;
typedef int dev_t;
typedef unsigned long long ino_t;
typedef long long off_t;
typedef long long blkcnt_t;
typedef int blksize_t;
typedef unsigned int __uint32_t;
// _DARWIN_FEATURE_64_BIT_INODE
struct stat {
  dev_t st_dev; mode_t st_mode; nlink_t st_nlink; ino_t st_ino; uid_t st_uid; gid_t st_gid; dev_t st_rdev;
  struct timespec st_atimespec; struct timespec st_mtimespec; struct timespec st_ctimespec; struct timespec st_birthtimespec;
  off_t st_size; blkcnt_t st_blocks; blksize_t st_blksize; __uint32_t st_flags; __uint32_t st_gen; int st_lspare; long long st_qspare[2];
};
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);
int chmod(const char *, mode_t);
int fchmod(int, mode_t);
int mkdir(const char *, mode_t);
struct dirent { ino_t d_ino; unsigned long long d_seekoff; unsigned short d_reclen; unsigned short d_namlen; unsigned char d_type; char d_name[1024]; };
#define DT_DIR 4
#define DT_REG 8
typedef struct _dirdesc DIR;
struct _dirdesc { int __dd_fd; };
DIR *opendir(const char *);
struct dirent *readdir(DIR *);
int closedir(DIR *);
int unlink(const char *);
int truncate(const char *, off_t);
int link(const char *, const char *);
int symlink(const char *, const char *);
int rmdir(const char *);
int mkfifo(const char *, mode_t);
#define PATH_MAX 1024
int rename(const char *__old, const char *__new);
int isatty(int);
int dup(int);
int dup2(int, int);
int pipe(int[2]);
int fsync(int);
pid_t getpid(void);
pid_t getppid(void);
uid_t getuid(void);
int kill(pid_t, int);
int usleep(unsigned int);
unsigned int sleep(unsigned int);
pid_t waitpid(pid_t, int *, int);
int flock(int, int);
#define LOCK_EX 2
#define LOCK_NB 4
char *getenv(const char *);
int setenv(const char *, const char *, int);
int unsetenv(const char *);
char *realpath(const char *, char *);
void *malloc(size_t);
void free(void *);
char *strerror(int);
int strerror_r(int, char *, size_t);
size_t strlen(const char *);
void *memcpy(void *, const void *, size_t);
int memcmp(const void *, const void *, size_t);
time_t time(time_t *);
typedef struct __sFILE { unsigned char *_p; } FILE;
FILE *popen(const char *, const char *);
extern FILE *__stdinp; extern FILE *__stdoutp; extern FILE *__stderrp;
#ifndef errno
#define errno_ (*__error())
#endif
#define stdin __stdinp
#define stdout __stdoutp
#define stderr __stderrp

#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_APPEND 0x00000008
#define O_CREAT 0x00000200
#define O_EXCL 0x00000800
#define O_NOCTTY 0x00020000
#define O_CLOEXEC 0x01000000
#define F_GETFD 1
#define F_SETFD 2
#define F_SETFL 4
#define F_FULLFSYNC 51
#define FD_CLOEXEC 1
#define F_OK 0
int access(const char *, int);

#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGPIPE 13
#define SIGTERM 15
#define SIGTSTP 18
#define SIGCONT 19
#define SIGCHLD 20
#define SIGXFSZ 25
#define SIGWINCH 28
#define SIGUSR1 30
typedef unsigned int sigset_t;
struct __siginfo;
union __sigaction_u { void (*__sa_handler)(int); void (*__sa_sigaction)(int, struct __siginfo *, void *); };
struct sigaction { union __sigaction_u __sigaction_u; sigset_t sa_mask; int sa_flags; };
#define SA_RESTART 0x0002
#define SIG_UNBLOCK 2
int sigaction(int, const struct sigaction *__restrict, struct sigaction *__restrict);
int sigemptyset(sigset_t *);
int sigaddset(sigset_t *, int);
int pthread_sigmask(int, const sigset_t *_Nullable, sigset_t *_Nullable);
int raise(int);
void (*signal(int, void (*)(int)))(int);

typedef struct fd_set { int fds_bits[32]; } fd_set;
int select(int, fd_set *, fd_set *, fd_set *, struct timeval *);
struct pollfd { int fd; short events; short revents; };
typedef unsigned int nfds_t;
#define POLLIN 0x0001
#define POLLHUP 0x0010
int poll(struct pollfd *, nfds_t, int);
struct winsize { unsigned short ws_row; unsigned short ws_col; unsigned short ws_xpixel; unsigned short ws_ypixel; };
#define TIOCGWINSZ 0x40087468UL
typedef unsigned long tcflag_t;
typedef unsigned char cc_t;
typedef unsigned long speed_t;
struct termios { tcflag_t c_iflag; tcflag_t c_oflag; tcflag_t c_cflag; tcflag_t c_lflag; cc_t c_cc[20]; speed_t c_ispeed; speed_t c_ospeed; };
#define TCSADRAIN 1
#define TCSAFLUSH 2
int tcgetattr(int, struct termios *);
int tcsetattr(int, int, const struct termios *);
void cfmakeraw(struct termios *);

typedef void *posix_spawn_file_actions_t;
typedef void *posix_spawnattr_t;
int posix_spawn(pid_t *__restrict, const char *__restrict, const posix_spawn_file_actions_t *, const posix_spawnattr_t *__restrict, char *const __argv[__restrict], char *const __envp[__restrict]);
int posix_spawnp(pid_t *__restrict, const char *__restrict, const posix_spawn_file_actions_t *, const posix_spawnattr_t *__restrict, char *const __argv[__restrict], char *const __envp[__restrict]);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *__restrict, int, const char *__restrict, int, mode_t);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *, const char *__restrict);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
int posix_spawnattr_setpgroup(posix_spawnattr_t *, pid_t);
#define POSIX_SPAWN_SETPGROUP 0x0002
#define POSIX_SPAWN_CLOEXEC_DEFAULT 0x4000
#define WNOHANG 1
#define WEXITED 0x00000004
#define WNOWAIT 0x00000020
typedef unsigned int id_t;
typedef enum { P_ALL, P_PID, P_PGID } idtype_t;
union sigval { int sival_int; void *sival_ptr; };
typedef struct __siginfo {
  int si_signo; int si_errno; int si_code; pid_t si_pid; uid_t si_uid; int si_status; void *si_addr; union sigval si_value;
  long si_band; unsigned long __pad[7];
} siginfo_t;
int waitid(idtype_t, id_t, siginfo_t *, int);
typedef unsigned char sa_family_t;
typedef unsigned int socklen_t;
struct sockaddr { unsigned char sa_len; sa_family_t sa_family; char sa_data[14]; };
struct sockaddr_un { unsigned char sun_len; sa_family_t sun_family; char sun_path[104]; };
#define AF_UNIX 1
#define SOCK_STREAM 1
int socket(int, int, int);
int bind(int, const struct sockaddr *, socklen_t);
#define SEEK_SET 0
off_t lseek(int, off_t, int);
char *strdup(const char *);
int mkstemp(char *);
#define SIGSTOP 17
#define ICANON 0x00000100
#define ECHO 0x00000008
struct rusage { struct timeval ru_utime; struct timeval ru_stime; long ru_maxrss; long ru_ixrss; long ru_idrss; long ru_isrss; long ru_minflt; long ru_majflt; long ru_nswap; long ru_inblock; long ru_oublock; long ru_msgsnd; long ru_msgrcv; long ru_nsignals; long ru_nvcsw; long ru_nivcsw; };
pid_t wait4(pid_t, int *, int, struct rusage *);

// What only the sources in C use.
#ifndef NULL
#define NULL ((void *)0)
#endif
#define _SC_OPEN_MAX 5
#define POSIX_SPAWN_SETSIGDEF 0x0004
#define TIOCSWINSZ 0x80087467UL
int fcntl(int, int, ...);
int ioctl(int, unsigned long, ...);
int posix_spawnattr_setsigdefault(posix_spawnattr_t *__restrict, const sigset_t *__restrict);
pid_t forkpty(int *, char *, struct termios *, struct winsize *);
int execve(const char *, char *const[], char *const[]);
void _exit(int) __attribute__((__noreturn__));
