import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { askProvider } from './ask-provider'
import { takeTradeToAsk } from './sql'

/** Seconds until a trade is asked about again; they double up to the longest pause. */
const [firstPause, longestPause] = [30, 3600]

/**
 * Asks the provider about the trade that has waited longest for an answer: its notification was lost, or it has to be
 * closed at the provider.
 * @returns false when none is due
 */
export async function askNextTrade(mall: Mall): Promise<boolean> {
  const [trade] = await mall.db.run(takeTradeToAsk, [mall.now(), firstPause, longestPause])
  if (!trade) return false
  await askProvider(mall, trade)
  return true
}
