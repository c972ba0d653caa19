import 'server-only'
import { isBuild } from '@/lib/env'
import { type PageEngine, pageEngineRegistry } from '@/lib/web/registry'

/**
 * The engine as pages reach it: in production in a thread of its own (ADR 0080). Elsewhere it is loaded here, each time
 * anew in development, where a changed module takes effect at once. A build has none: a page that reads the mall is
 * rendered when it is asked for.
 * @throws Error during `next build`, which ends with it and names the page
 */
export async function findPageEngine(): Promise<PageEngine> {
  if (isBuild())
    throw new Error(
      "A build must not read the mall: export dynamic = 'force-dynamic' or generateStaticParams from the page or its layout.",
    )
  return pageEngineRegistry.get() ?? (await import('@/lib/server/edge/page-engine')).pageEngine
}
