/** Opens the mall's engine when the server starts; with another back end there is none. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.MALL_API_URL) return
  const { startEngine } = await import('@/lib/server/engine')
  await startEngine()
}
