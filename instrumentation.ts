/** Runs when the server starts: starts the engine with the demo mall and the schemas of widgets, or the proxy to another back end (MALL_API_URL). */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startEngine } = await import('@/lib/server/engine')
  await startEngine({
    demo: async () => (await import('@/lib/demo')).demoMall,
    widgetProblems: async () => (await import('@/widgets/problems')).problemsOfWidget,
  })
}
