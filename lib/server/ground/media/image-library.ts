import 'server-only'
import sharp from 'sharp'

/**
 * The library that makes pictures, with its memory bounded. Its own cache of results holds up to 50 MB of pixels for
 * operations that repeat; ours do not, because what they make is stored. A picture is made by one thread: callers run two at a
 * time, and each thread keeps memory of its own.
 */
sharp.cache(false)
sharp.concurrency(1)

export { sharp }
