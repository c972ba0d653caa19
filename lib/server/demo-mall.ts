import 'server-only'
import type { Mall } from './context'

/** A drawn picture. `isPhoto` is false for vectors that are served as they are. */
export interface Drawing {
  svg: string
  isPhoto: boolean
}

/**
 * What a demo mall gives the engine. The engine never imports it: `instrumentation.ts` hands over a loader at the start,
 * and a process without one has no demo data and no drawings.
 */
export interface DemoMall {
  /** Fills an empty database. A mall that has products or members stays as it is. */
  fill(mall: Pick<Mall, 'db' | 'now'>): Promise<void>
  /** The drawing behind a path below `/media/`; null when there is none. A pure function of its path. */
  draw(path: string): Drawing | null
}

export type LoadDemoMall = () => Promise<DemoMall>
