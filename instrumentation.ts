/** Starts what answers calls when the server starts: the mall's engine, or what stands for another back end. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startEngine } = await import('@/lib/server/engine')
  await startEngine(async () => (await import('@/lib/demo')).demoMall)
}
