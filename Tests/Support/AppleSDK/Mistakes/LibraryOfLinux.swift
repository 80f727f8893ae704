// macos: no such module 'Glibc'
import Glibc

let identifier = getpid()
