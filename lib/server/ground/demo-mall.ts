import 'server-only'
import type { Mall } from './mall'

/** A picture drawn by the demo mall. Vectors with `isPhoto: false` are served as SVG. */
export interface Drawing {
  svg: string
  isPhoto: boolean
}

/** A drawing as a picture of the library for designed pages. */
export interface LibraryDrawing {
  svg: string
  name: string
  /** The folder in the library. */
  kind: string
}

/**
 * The interface between the engine and the demo mall. The engine never imports lib/demo: `instrumentation.ts` passes a
 * loader at the start, and a process without one has no demo data and no drawings.
 */
export interface DemoMall {
  /** Seeds an empty database; does nothing and returns false when there are products or members. */
  fill(mall: Pick<Mall, 'db' | 'now'>): Promise<boolean>
  /** Creates past activity for the shoppers of a newly filled mall: orders, returns, browse history, coupons. */
  playHistory(mall: Mall): Promise<void>
  /** The drawing for a path below `/media/`, a pure function of the path; null when there is none. */
  draw(path: string): Drawing | null
  /** The initial pictures of the library, and the member to whom they belong. */
  library(): { userId: number; drawings: LibraryDrawing[] }
}

export type LoadDemoMall = () => Promise<DemoMall>
