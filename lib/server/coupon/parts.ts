import 'server-only'
import { cardCoversSql, type ProductExpressions } from '@/lib/server/coverage/covers-sql'
import { jsonRows } from '@/lib/server/db/json-rows'
import type { Part } from '@/lib/server/db/parts'
import { json } from '@/lib/server/db/statement'
import { claimable, type CardRow, type Claimer } from './sql'

export { wireCard } from './wire'

/** All claimable coupons that cover a product. */
export const claimableIn = (product: ProductExpressions, claimer: Claimer): Part<CardRow[]> => ({
  sql: jsonRows(claimable(claimer, cardCoversSql('c', product))),
  column: json<CardRow[]>(),
})
