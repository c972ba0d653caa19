import 'server-only'
import type { DemoMall } from '@/lib/server/ground/demo-mall'
import { drawFromPath } from './art'
import { playHistory } from './history'
import { demoLibrary } from './library'
import { seedDemoMall } from './seed'

/** The demo mall behind the interface that the engine knows. */
export const demoMall: DemoMall = {
  fill: seedDemoMall,
  playHistory,
  draw: drawFromPath,
  library: demoLibrary,
}
