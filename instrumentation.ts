/** Runs when the server starts: starts the engine, or the proxy to another back end (MALL_API_URL). */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startEngine } = await import('@/lib/server/engine')
  await startEngine(async () => (await import('@/lib/demo')).demoMall)
}
