// The part of Apple's C library that Riblets uses: its names, types and values, and what may be null. It includes nothing, so
// everything else is an error. README.md names the sources. Structures have only the fields that are used, and
// `stdout` and the clocks have the names that Swift gives them.
typedef __SIZE_TYPE__ size_t;
typedef long ssize_t;
typedef long time_t;
typedef long long off_t;
typedef int pid_t;
typedef int dev_t;
typedef unsigned long long ino_t;
typedef unsigned short mode_t;
typedef unsigned int socklen_t;
typedef unsigned char sa_family_t;
typedef unsigned int in_addr_t;
typedef unsigned int nfds_t;
typedef unsigned int fsblkcnt_t;
typedef unsigned int fsfilcnt_t;
typedef unsigned int sigset_t;
typedef unsigned int useconds_t;
typedef unsigned long tcflag_t;

// Errors
#define EPERM 1
#define ENOENT 2
#define ESRCH 3
#define EINTR 4
#define EIO 5
#define EBADF 9
#define EACCES 13
#define EFAULT 14
#define EEXIST 17
#define EXDEV 18
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ENFILE 23
#define EMFILE 24
#define EFBIG 27
#define ENOSPC 28
#define EROFS 30
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ENOTSOCK 38
#define EADDRINUSE 48
#define ECONNABORTED 53
#define ENAMETOOLONG 63
#define ENOTEMPTY 66
#define EDQUOT 69
#define EOPNOTSUPP 102
char *strerror(int);

// Memory, text and numbers
int fnmatch(const char *, const char *, int);
void free(void *);
void *memchr(const void *, int, size_t);
int memcmp(const void *, const void *, size_t);
double pow(double, double);
int strcmp(const char *, const char *);
char *strdup(const char *);
size_t strlen(const char *);

// Files
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_APPEND 0x00000008
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_NOCTTY 0x00020000
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000
#define STDIN_FILENO 0
#define STDERR_FILENO 2
#define F_OK 0
#define F_SETFD 2
#define F_SETFL 4
#define F_DUPFD_CLOEXEC 67
#define FD_CLOEXEC 1
#define LOCK_EX 0x02
#define LOCK_NB 0x04
#define LOCK_UN 0x08
#define SEEK_CUR 1
#define AT_SYMLINK_NOFOLLOW 0x0020
#define PATH_MAX 1024
struct timespec {
  time_t tv_sec;
  long tv_nsec;
};
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  ino_t st_ino;
  struct timespec st_mtimespec;
  off_t st_size;
};
struct statvfs {
  fsblkcnt_t f_bavail;
  fsfilcnt_t f_files;
  fsfilcnt_t f_favail;
};
int access(const char *, int);
int chmod(const char *, mode_t);
int close(int);
int dup(int);
int dup2(int, int);
int fchmod(int, mode_t);
int flock(int, int);
int fstat(int, struct stat *);
int fstatat(int, const char *, struct stat *, int);
int fsync(int);
int ftruncate(int, off_t);
int link(const char *, const char *);
off_t lseek(int, off_t, int);
int lstat(const char *, struct stat *);
int mkdir(const char *, mode_t);
int pipe(int[2]);
ssize_t pread(int, void *, size_t, off_t);
ssize_t pwrite(int, const void *, size_t, off_t);
ssize_t read(int, void *, size_t);
ssize_t readlink(const char *, char *, size_t);
char *realpath(const char *, char *);
int remove(const char *);
int rename(const char *, const char *);
int rmdir(const char *);
int stat(const char *, struct stat *);
int statvfs(const char *, struct statvfs *);
int symlink(const char *, const char *);
int unlink(const char *);
ssize_t write(int, const void *, size_t);

// Folders
#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10
typedef struct {
  int __dd_fd;
} DIR;
struct dirent {
  unsigned char d_type;
  char d_name[1024];
};
int closedir(DIR *);
int dirfd(DIR *);
DIR *opendir(const char *);
struct dirent *readdir(DIR *);

// Streams
#define _IOLBF 1
typedef struct __sFILE {
  short _file;
} FILE;
extern FILE *stdout;
int fflush(FILE *);
int fileno(FILE *);
int setvbuf(FILE *, char *, int, size_t);
FILE *tmpfile(void);

// The process
#define CTL_KERN 1
#define KERN_PROC 14
#define KERN_PROC_PID 1
#define P_TRACED 0x00000800
#define EXIT_FAILURE 1
typedef enum {
  CLOCK_MONOTONIC = 6,
  CLOCK_PROCESS_CPUTIME_ID = 12,
} clockid_t;
struct extern_proc {
  int p_flag;
};
struct kinfo_proc {
  struct extern_proc kp_proc;
};
void _exit(int) __attribute__((noreturn));
int atexit(void (*_Nonnull)(void));
int clock_gettime(clockid_t, struct timespec *);
void exit(int) __attribute__((noreturn));
char *getenv(const char *);
pid_t getpid(void);
int sysctl(int *, unsigned int, void *, size_t *, void *, size_t);
int usleep(useconds_t);

// Signals
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
#define SIGTERM 15
#define SIGTSTP 18
#define SIGCONT 19
#define SIGTTIN 21
#define SIGWINCH 28
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
#define SA_ONSTACK 0x0001
#define SA_RESTART 0x0002
#define SA_SIGINFO 0x0040
#define SS_DISABLE 0x0004
typedef void (*sig_t)(int);
typedef struct __siginfo {
  int si_code;
} siginfo_t;
union __sigaction_u {
  void (*__sa_handler)(int);
  void (*__sa_sigaction)(int, struct __siginfo *, void *);
};
struct sigaction {
  union __sigaction_u __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};
typedef struct __darwin_sigaltstack {
  void *ss_sp;
  size_t ss_size;
  int ss_flags;
} stack_t;
int kill(pid_t, int);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
int raise(int);
int sigaction(int, const struct sigaction *, struct sigaction *);
int sigaddset(sigset_t *, int);
int sigaltstack(const stack_t *, stack_t *);
int sigemptyset(sigset_t *);
void (*signal(int, void (*)(int)))(int);

// Terminals
#define ECHOE 0x00000002
#define IXANY 0x00000800
#define TCSANOW 0
#define POLLIN 0x0001
#define POLLOUT 0x0004
struct termios {
  tcflag_t c_iflag;
  tcflag_t c_lflag;
};
struct winsize {
  unsigned short ws_row;
  unsigned short ws_col;
  unsigned short ws_xpixel;
  unsigned short ws_ypixel;
};
struct pollfd {
  int fd;
  short events;
  short revents;
};
void cfmakeraw(struct termios *);
int isatty(int);
int poll(struct pollfd *, nfds_t, int);
int tcgetattr(int, struct termios *);
int tcsetattr(int, int, const struct termios *);

// Sockets
#define AF_INET 2
#define IPPROTO_TCP 6
#define SHUT_WR 1
#define SHUT_RDWR 2
#define SOCK_STREAM 1
#define SOL_SOCKET 0xffff
#define SO_LINGER 0x0080
#define SO_NOSIGPIPE 0x1022
#define SO_REUSEPORT 0x0200
#define SO_SNDTIMEO 0x1005
#define TCP_NODELAY 0x01
struct timeval {
  time_t tv_sec;
  int tv_usec;
};
struct linger {
  int l_onoff;
  int l_linger;
};
struct sockaddr {
  sa_family_t sa_family;
};
struct in_addr {
  in_addr_t s_addr;
};
struct sockaddr_in {
  sa_family_t sin_family;
  unsigned short sin_port;
  struct in_addr sin_addr;
};
// FlyingFox has these in its declarations.
struct sockaddr_in6 {
  sa_family_t sin6_family;
};
struct sockaddr_un {
  sa_family_t sun_family;
};
struct sockaddr_storage {
  sa_family_t ss_family;
};
struct cmsghdr {
  socklen_t cmsg_len;
};
struct in_pktinfo {
  unsigned int ipi_ifindex;
};
struct in6_pktinfo {
  unsigned int ipi6_ifindex;
};
struct addrinfo {
  int ai_flags;
  int ai_family;
  int ai_socktype;
  int ai_protocol;
  socklen_t ai_addrlen;
  struct sockaddr *ai_addr;
  struct addrinfo *ai_next;
};
int accept(int, struct sockaddr *, socklen_t *);
int bind(int, const struct sockaddr *, socklen_t);
int connect(int, const struct sockaddr *, socklen_t);
void freeaddrinfo(struct addrinfo *);
int getaddrinfo(const char *, const char *, const struct addrinfo *, struct addrinfo **);
int getsockname(int, struct sockaddr *, socklen_t *);
in_addr_t inet_addr(const char *);
int listen(int, int);
ssize_t recv(int, void *, size_t, int);
ssize_t send(int, const void *, size_t, int);
int setsockopt(int, int, int, const void *, socklen_t);
int shutdown(int, int);
int socket(int, int, int);

// Threads. Only their header says what is never null.
typedef unsigned long pthread_key_t;
typedef struct _opaque_pthread_t {
  long __sig;
} *pthread_t;
typedef struct _opaque_pthread_attr_t {
  long __sig;
} pthread_attr_t;
typedef struct _opaque_pthread_mutex_t {
  long __sig;
} pthread_mutex_t;
typedef struct _opaque_pthread_mutexattr_t {
  long __sig;
} pthread_mutexattr_t;
#pragma clang assume_nonnull begin
int pthread_create(pthread_t *, const pthread_attr_t *_Nullable, void *(*_Nonnull)(void *), void *_Nullable);
int pthread_detach(pthread_t);
void *_Nullable pthread_getspecific(pthread_key_t);
int pthread_join(pthread_t, void *_Nullable *_Nullable);
int pthread_key_create(pthread_key_t *, void (*_Nullable)(void *));
int pthread_main_np(void);
int pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutex_init(pthread_mutex_t *, const pthread_mutexattr_t *_Nullable);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
pthread_t pthread_self(void);
int pthread_setspecific(pthread_key_t, const void *_Nullable);
#pragma clang assume_nonnull end
