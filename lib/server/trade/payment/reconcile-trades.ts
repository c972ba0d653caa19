import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { askProvider } from './ask-provider'
import { takeTradeToAsk } from './sql'

/** Seconds between queries about a trade; they double up to the longest pause. */
const [firstPause, longestPause] = [30, 3600]

/**
 * Queries the provider about the trade that has waited longest: its notification was lost, or it must be closed at the
 * provider.
 * @returns false when none is due
 */
export async function askNextTrade(mall: Mall): Promise<boolean> {
  const [trade] = await mall.db.run(takeTradeToAsk, [mall.now(), firstPause, longestPause])
  if (!trade) return false
  await askProvider(mall, trade)
  return true
}
