#ifndef C_BUILD_COMMIT_H
#define C_BUILD_COMMIT_H

/// The commit that the tool was built from; an empty text where the build was not told.
const char *_Nonnull build_commit(void);

#endif
