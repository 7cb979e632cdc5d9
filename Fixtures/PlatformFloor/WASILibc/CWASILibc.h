// The part of wasi-libc that Riblets uses, over headers of this system. There are no threads in it, no processes and no
// signals; `flock` is missing too.
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

int access(const char *path, int mode);
int close(int file);
ssize_t read(int file, void *bytes, size_t count);
int unlink(const char *path);
int usleep(unsigned microseconds);
ssize_t write(int file, const void *bytes, size_t count);
int rename(const char *from, const char *to);
#define F_OK 0
