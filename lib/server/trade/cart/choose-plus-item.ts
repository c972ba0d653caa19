import 'server-only'
import type { MarketingRule } from '@/lib/domain/promotion'
import { isRunning } from '@/lib/server/catalogue/goods-lookup/is-running'
import type { Queries } from '@/lib/server/ground/db/connection'
import { json, statement } from '@/lib/server/ground/db/statement'

const plusRules = statement(
  'cart_plus_rules',
  `select m.rules from marketings m
    where m.marketing_id = $1 and m.marketing_type = 'plus_price_buy' and ${isRunning('m', '$2')}`,
  { rules: json<MarketingRule[]>() },
)

const store = statement(
  'cart_plus_choose',
  `insert into cart_plus_choices (user_id, marketing_id, item_id) values ($1, $2, $3)
   on conflict (user_id, marketing_id) do update set item_id = excluded.item_id`,
)

const clear = statement(
  'cart_plus_clear',
  `delete from cart_plus_choices where user_id = $1 and marketing_id = $2`,
)

/**
 * Stores the item of a 加价购 that the member selected; an item that it does not offer clears the choice. The choice
 * takes effect while the tier is reached (contract trade §2.8).
 * @param now epoch seconds
 */
export async function choosePlusItem(
  db: Queries,
  userId: number,
  now: number,
  { marketingId, itemId }: { marketingId: number; itemId: number },
): Promise<void> {
  const [row] = await db.run(plusRules, [marketingId, now])
  const isOffered = row?.rules.some(({ plus = [] }) => plus.some((item) => item.itemId === itemId))
  await (isOffered ? db.run(store, [userId, marketingId, itemId]) : db.run(clear, [userId, marketingId]))
}
