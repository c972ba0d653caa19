import 'server-only'
import { type PageEngine, pageEngineRegistry } from '@/lib/web/registry'

/**
 * The engine as pages reach it: in production in a thread of its own (ADR 0080). Elsewhere it is loaded here, each time anew
 * in development, where a changed module takes effect at once.
 */
export const findPageEngine = async (): Promise<PageEngine> =>
  pageEngineRegistry.get() ?? (await import('@/lib/server/edge/page-engine')).pageEngine
