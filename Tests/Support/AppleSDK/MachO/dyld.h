// What the project uses of mach-o/dyld.h.
#pragma once
int _NSGetExecutablePath(char *buf, unsigned int *bufsize);
