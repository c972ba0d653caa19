import 'server-only'

/**
 * All modules that start with the engine, in one entry: the build makes a chunk for each import of
 * `instrumentation.ts`, and two of them would hold the source of the whole engine twice, in memory as well.
 */
export { startEngine } from './engine'
export { pageEngine } from './page-engine'
