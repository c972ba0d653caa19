import { pageEngineRegistry } from '@/lib/web/registry'

/**
 * Runs when the server starts: starts the engine with the demo mall and the schemas of widgets, or the proxy to another
 * back end (MALL_API_URL). A thread that only renders pages has been given the engine of another thread.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || pageEngineRegistry.get()) return
  const { startEngine, pageEngine } = await import('@/lib/server/edge/start')
  if (process.env.NODE_ENV === 'production') pageEngineRegistry.set(pageEngine)
  await startEngine({
    demo: async () => (await import('@/lib/demo')).demoMall,
    widgetProblems: async () => (await import('@/widgets/problems')).problemsOfWidget,
  })
}
