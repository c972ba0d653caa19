/** Puts the mall engine where the front door finds it, and opens it before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.MALL_API_URL) return
  const { getEngine } = await import('@/lib/server/engine')
  const engine = getEngine()
  ;(globalThis as { __mall?: typeof engine }).__mall = engine
  await engine.ready()
}
