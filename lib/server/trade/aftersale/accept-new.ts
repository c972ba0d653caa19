import 'server-only'
import { systemActor } from '@/lib/domain/person/actor'
import type { Queries } from '@/lib/server/ground/db/connection'
import { loadFacts } from './load-facts'
import { applyTransition, type Changes } from './move-aftersale'
import { addressesOfShop, snapshotOf } from './return-addresses'
import { agreement, returnTo } from './review-aftersale'

const actor = systemActor('accept after-sales')

/**
 * Accepts new after-sales of a locked order in full, for malls with the setting `auto_aftersales` (contract trade
 * §12.3): the money of a 仅退款 is approved, goods go back to the default address of the shop, or of the mall. Without
 * such an address the application waits for the merchant, who has to enter one. All later steps are taken by the desk.
 */
export async function acceptNew(tx: Queries, numbers: readonly string[], now: number): Promise<void> {
  for (const aftersalesBn of numbers) {
    const facts = await loadFacts(tx, aftersalesBn)
    if (!facts) throw new Error(`after-sale ${aftersalesBn} has no facts`)
    const event = agreement(facts)
    const changes: Changes = { isAccepted: true }
    if (event === 'agreeReturn') {
      const address = await defaultAddress(tx, facts.distributorId)
      if (!address) continue
      Object.assign(changes, returnTo(facts, snapshotOf(address), now))
    }
    await applyTransition(tx, facts, event, { actor }, changes, now)
  }
}

/** The default return address of a shop; the mall's if the shop has none. */
async function defaultAddress(tx: Queries, shopId: number) {
  for (const id of shopId === 0 ? [0] : [shopId, 0]) {
    const [first] = await addressesOfShop(tx, id)
    if (first) return first
  }
  return null
}
