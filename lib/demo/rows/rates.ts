import 'server-only'
import { rateReplies, rates } from '@/lib/server/db/schema'
import { pictureUrl } from '@/lib/demo/art'
import { commonReviews, goods, kindReviews, reviewers, type DemoReview } from '@/lib/demo/data'
import type { DemoGoods, GoodsView } from '@/lib/demo/types'
import { batch, type Batch } from './batch'
import { goodsId, itemIds } from './ids'
import { colourOf, viewUrl } from './pictures'
import { specText } from './spec-text'

const daySeconds = 86400
const hourSeconds = 3600
const sellerName = '管理员回复'
/** Reviews are not older than this; the mall is young. */
const oldestDays = 180

/** Goods that sell more have more to read; what nobody can buy has none. */
function reviewCount({ sales, approveStatus, isGift }: DemoGoods): number {
  if (approveStatus !== 'onsale' || isGift) return 0
  if (sales >= 8000) return 28
  if (sales >= 5000) return 14
  return sales >= 2500 ? 7 : sales >= 800 ? 4 : 2
}

/** The texts of one goods, each once: two of its own kind, one that fits everything, and so on. */
function textsOf(one: DemoGoods, at: number): DemoReview[] {
  // A stride on a ring of a prime length mixes praise and complaint, differently for each goods.
  const place = (index: number, stride: number) => ((index + at) * stride) % 101
  const mixed = (pool: readonly DemoReview[], stride: number) =>
    pool
      .map((review, index) => ({ review, place: place(index, stride) }))
      .sort((a, b) => a.place - b.place)
      .map(({ review }) => review)
  const own = mixed(kindReviews(one), 37)
  const common = mixed(commonReviews, 29)
  const texts: DemoReview[] = []
  while (own.length > 0 || common.length > 0) texts.push(...own.splice(0, 2), ...common.splice(0, 1))
  return texts.slice(0, reviewCount(one))
}

/** Views that buyers photograph, the most telling first. */
const photographed: GoodsView[] = ['scene', 'detail', 'side', 'front']

const written = goods
  .flatMap((one, at) => textsOf(one, at).map((review, place) => ({ one, at, place, review })))
  .flatMap((line, index) => {
    const skuIndex = (line.at * 5 + line.place * 3) % line.one.skus.length
    const sku = line.one.skus[skuIndex]
    return sku ? [{ ...line, index, skuIndex, sku }] : []
  })
type Written = (typeof written)[number]

/** Pictures of the bought colour, for every third review that has something to tell. */
function picturesOf({ one, place, index, review, sku }: Written): string[] {
  if ((index + place) % 3 !== 0 || review.text.length < 12) return []
  const colour = colourOf(one, sku)
  return photographed
    .slice(index % 2, (index % 2) + 1 + (index % 3))
    .map((view) => viewUrl(one, view, colour))
}

/** Reviews of the mall's first months, with the shops' answers. `now` in epoch seconds. */
export function rateBatches(now: number): Batch[] {
  /** Later places are older; hours differ from review to review. */
  const momentOf = ({ one, at, place, index }: Written) => {
    const days = Math.max(2, Math.min(one.ageDays, oldestDays))
    const rank = (place + ((at * 7) % 10) / 10) / (reviewCount(one) + 1)
    return (
      now - Math.floor(days * rank) * daySeconds - 2 * hourSeconds - ((index * 4297) % (20 * hourSeconds))
    )
  }

  return [
    batch(
      rates,
      written.map((line) => {
        const { one, at, place, index, review, skuIndex, sku } = line
        return {
          rateId: index + 1,
          goodsId: goodsId(one.key),
          itemId: itemIds(one.key)[skuIndex] ?? goodsId(one.key),
          // Written by members who are not among the demo accounts, and so without an order.
          userId: 0,
          star: review.star,
          content: review.text,
          ratePic: picturesOf(line),
          anonymous: index % 13 === 4,
          itemSpecDesc: specText(one, sku),
          username: reviewers[(at * 7 + place * 11) % reviewers.length] ?? '',
          avatar: pictureUrl({ kind: 'avatar', seed: (at * 7 + place * 11) % 97 }),
          praiseNum: (index * 13) % (place < 6 ? 29 : 7),
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
                created: Math.min(now - 600, momentOf(line) + ((line.index % 9) + 1) * hourSeconds),
              },
            ]
          : [],
      ),
    ),
  ]
}
