import 'server-only'
import type { KeptFeed } from '@/lib/server/catalogue/product-feed/kept-feed'
import type { LoadDemoMall } from '@/lib/server/ground/demo-mall'
import type { Mall } from '@/lib/server/ground/mall'
import type { LoadWidgetProblems } from '@/lib/server/ground/widget-problems'
import type { CopyDoor } from './backup/answer-copies'
import type { Jobs } from './jobs'

/** State that the engine holds once per process. */
interface ProcessState {
  /** The opening or open mall. */
  mall: Promise<Mall> | undefined
  jobs: Jobs | undefined
  /** The running task that fills the picture library of a new demo mall. */
  library: Promise<void> | undefined
  /** Shares invalidated cache tags with other instances; only with PostgreSQL. */
  drops: { close: () => Promise<void> } | undefined
  /** Answers commands that copy the embedded database. */
  copies: CopyDoor | undefined
  feed: KeptFeed | undefined
  loadDemo: LoadDemoMall | undefined
  loadWidgetProblems: LoadWidgetProblems | undefined
}

declare global {
  var __mallState: ProcessState | undefined
}

/**
 * The engine's state. It lives on `globalThis` because Next bundles a module several times over. State shared with the
 * front door is in lib/web/registry.ts.
 */
export const processState: ProcessState = (globalThis.__mallState ??= {
  mall: undefined,
  jobs: undefined,
  library: undefined,
  drops: undefined,
  copies: undefined,
  feed: undefined,
  loadDemo: undefined,
  loadWidgetProblems: undefined,
})
