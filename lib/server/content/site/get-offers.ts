import 'server-only'
import type { MallOffers } from '@/lib/contract/content/site'
import { isProgrammeOn } from '@/lib/domain/goods/subsidy'
import { pointsMallSetting } from '@/lib/domain/points-mall'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import { offerFacts } from './sql'

/** Which of the services that a mall may have it does have, for the menus of members. */
export async function getOffers({ db, now }: Pick<Mall, 'db' | 'now'>): Promise<MallOffers> {
  const facts = only(await db.run(offerFacts, [now()]), 'the services of the mall')
  const { pointsmall, programme = null } = facts.settings
  return {
    points_mall: pointsMallSetting(pointsmall).isOpen,
    groups: facts.groups,
    vip: facts.vip,
    coupons: facts.coupons,
    programme: facts.classes && isProgrammeOn(programme, now()),
  }
}
