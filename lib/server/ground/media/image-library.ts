import 'server-only'
import sharp from 'sharp'

/**
 * The image library with bounded memory. Its own cache of results holds up to 50 MB of pixels for repeated operations;
 * ours do not repeat, because results are stored. Each picture uses one thread: callers run two at a time, and each
 * thread keeps memory of its own.
 */
sharp.cache(false)
sharp.concurrency(1)

export { sharp }
