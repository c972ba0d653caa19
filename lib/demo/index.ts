import 'server-only'
import type { DemoMall } from '@/lib/server/demo-mall'
import { drawFromPath } from './art'
import { seedDemoMall } from './seed'

/** The demo mall as the engine takes it. */
export const demoMall: DemoMall = { fill: seedDemoMall, draw: drawFromPath }
