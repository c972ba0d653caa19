import 'server-only'
import { appliedPromotionTypes } from '@/lib/domain/promotion'
import { isRunning } from '@/lib/server/catalogue/goods-lookup/is-running'
import { tuplesIn } from '@/lib/server/ground/db/json-tuples'
import { number } from '@/lib/server/ground/db/statement'

/** The types of promotions that the mall applies, for `marketing_type in …`. */
export const appliedTypeList = `(${appliedPromotionTypes.map((type) => `'${type}'`).join(', ')})`

/** How often a member has joined each running promotion that limits it. @param userId typed SQL, 0 for a guest */
export const joinedOf = (userId: string, now: string) =>
  tuplesIn(
    { marketingId: number, joined: number },
    `select m.marketing_id as "marketingId",
            (select count(*) from marketing_joins j where j.marketing_id = m.marketing_id and j.user_id = ${userId}) as joined
       from marketings m where m.join_limit > 0 and ${isRunning('m', now)}`,
  )
