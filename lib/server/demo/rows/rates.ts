import 'server-only'
import { rateReplies, rates } from '@/lib/server/db/schema'
import { pictureUrl } from '@/lib/server/demo/art'
import { goods, reviewers, reviews } from '@/lib/server/demo/data'
import type { DemoGoods } from '@/lib/server/demo/types'
import { batch, type Batch } from './batch'
import { goodsId, itemIds } from './ids'
import { colourOf, viewUrl } from './pictures'
import { specText } from './spec-text'

const daySeconds = 86400
const hourSeconds = 3600
const sellerName = '管理员回复'

/** Goods that sell more have more to read; what nobody can buy has none. */
function reviewCount({ sales, approveStatus, isGift }: DemoGoods): number {
  if (approveStatus !== 'onsale' || isGift) return 0
  return sales >= 8000 ? 3 : sales >= 2500 ? 2 : 1
}

/** Strides without a common divisor with the lengths of the lists, so that neighbours in the mall read differently. */
const wanted = goods.flatMap((one) =>
  Array.from({ length: reviewCount(one) }, (_, place) => ({ one, place })),
)

const written = wanted.flatMap(({ one, place }, index) => {
  const review = reviews[(index * 7 + place * 3) % reviews.length]
  const skuIndex = (index * 5 + place) % one.skus.length
  const sku = one.skus[skuIndex]
  return review && sku ? [{ one, place, index, review, skuIndex, sku }] : []
})

/** Reviews of the mall's first months, with the shops' answers. `now` in epoch seconds. */
export function rateBatches(now: number): Batch[] {
  const momentOf = ({ one, place, index }: (typeof written)[number]) =>
    now - ((place * 37 + index * 11) % Math.max(2, Math.min(one.ageDays, 150))) * daySeconds - index * 431

  return [
    batch(
      rates,
      written.map((line) => {
        const { one, place, index, review, skuIndex, sku } = line
        const colour = colourOf(one, sku)
        const anonymous = index % 11 === 4
        return {
          rateId: index + 1,
          goodsId: goodsId(one.key),
          itemId: itemIds(one.key)[skuIndex] ?? goodsId(one.key),
          // Written by members who are not among the demo accounts.
          userId: 0,
          star: review.star,
          content: review.text,
          ratePic:
            review.star === 5 && index % 3 === 0
              ? [viewUrl(one, 'scene', colour), viewUrl(one, 'detail', colour)]
              : [],
          anonymous,
          itemSpecDesc: specText(one, sku),
          username: anonymous ? '匿名用户' : (reviewers[(index * 5 + place) % reviewers.length] ?? ''),
          avatar: pictureUrl({ kind: 'avatar', seed: index % 97 }),
          praiseNum: (index * 13) % 23,
          created: momentOf(line),
        }
      }),
    ),
    batch(
      rateReplies,
      written.flatMap((line) =>
        line.review.reply
          ? [
              {
                rateId: line.index + 1,
                role: 'seller' as const,
                content: line.review.reply,
                username: sellerName,
                created: momentOf(line) + 6 * hourSeconds,
              },
            ]
          : [],
      ),
    ),
  ]
}
