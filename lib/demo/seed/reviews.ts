import 'server-only'
import { daySeconds } from '@/lib/domain/time/china'
import { rateReplies, rates } from '@/lib/server/ground/db/schema'
import { pictureUrl } from '../art'
import { commonReviews, goods, kindReviews, reviewers, type DemoReview } from '../data'
import { colourOf, viewUrl } from '../goods-pictures'
import { goodsId, itemIds } from '../ids'
import type { DemoGoods, GoodsView } from '../types'
import { batch, type Batch } from './batch'
import { specText } from './spec-text'

const hourSeconds = 3600
const sellerName = '管理员回复'
/** The mall is young: no review is older than this. */
const maxAgeDays = 180

/** Number of reviews by sales. Products that cannot be bought have none. */
function reviewCount({ sales, approveStatus, isGift }: DemoGoods): number {
  if (approveStatus !== 'onsale' || isGift) return 0
  if (sales >= 8000) return 28
  if (sales >= 5000) return 14
  return sales >= 2500 ? 7 : sales >= 800 ? 4 : 2
}

/**
 * The reviews of one product, each text once: two of its own kind, then one that fits every product, and so on.
 * @param goodsIndex position of the product in the data; it varies the mix
 */
function pickReviews(one: DemoGoods, goodsIndex: number): DemoReview[] {
  // Stepping through a ring of prime length mixes good and bad reviews, differently for each product.
  const rank = (index: number, stride: number) => ((index + goodsIndex) * stride) % 101
  const shuffle = (pool: readonly DemoReview[], stride: number) =>
    pool
      .map((review, index) => ({ review, rank: rank(index, stride) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ review }) => review)
  const ofKind = shuffle(kindReviews(one), 37)
  const common = shuffle(commonReviews, 29)
  const picked: DemoReview[] = []
  while (ofKind.length > 0 || common.length > 0) picked.push(...ofKind.splice(0, 2), ...common.splice(0, 1))
  return picked.slice(0, reviewCount(one))
}

/** Views that buyers photograph, in the sequence in which they are used. */
const photoViews: GoodsView[] = ['scene', 'detail', 'side', 'front']

/** All reviews of the mall. `position` is the position within the product, `index` the position in the mall. */
const lines = goods
  .flatMap((one, goodsIndex) =>
    pickReviews(one, goodsIndex).map((review, position) => ({ one, goodsIndex, position, review })),
  )
  .flatMap((line, index) => {
    const skuIndex = (line.goodsIndex * 5 + line.position * 3) % line.one.skus.length
    const sku = line.one.skus[skuIndex]
    return sku ? [{ ...line, index, skuIndex, sku }] : []
  })
type Line = (typeof lines)[number]

/** Pictures of the bought colour, for every third review with more than a few words. */
function reviewPictures({ one, position, index, review, sku }: Line): string[] {
  if ((index + position) % 3 !== 0 || review.text.length < 12) return []
  const colour = colourOf(one, sku)
  return photoViews.slice(index % 2, (index % 2) + 1 + (index % 3)).map((view) => viewUrl(one, view, colour))
}

/** Reviews of the mall's first months, with the shops' replies. `now` in epoch seconds. */
export function reviewBatches(now: number): Batch[] {
  /** Later positions are older; the time of day differs from review to review. */
  const createdAt = ({ one, goodsIndex, position, index }: Line) => {
    const days = Math.max(2, Math.min(one.ageDays, maxAgeDays))
    const age = (position + ((goodsIndex * 7) % 10) / 10) / (reviewCount(one) + 1)
    return now - Math.floor(days * age) * daySeconds - 2 * hourSeconds - ((index * 4297) % (20 * hourSeconds))
  }

  return [
    batch(
      rates,
      lines.map((line) => {
        const { one, goodsIndex, position, index, review, skuIndex, sku } = line
        return {
          rateId: index + 1,
          goodsId: goodsId(one.key),
          itemId: itemIds(one.key)[skuIndex] ?? goodsId(one.key),
          // The reviewers are not among the demo accounts and have no orders.
          userId: 0,
          star: review.star,
          content: review.text,
          ratePic: reviewPictures(line),
          anonymous: index % 13 === 4,
          itemSpecDesc: specText(one, sku),
          username: reviewers[(goodsIndex * 7 + position * 11) % reviewers.length] ?? '',
          avatar: pictureUrl({ kind: 'avatar', seed: (goodsIndex * 7 + position * 11) % 97 }),
          praiseNum: (index * 13) % (position < 6 ? 29 : 7),
          created: createdAt(line),
        }
      }),
    ),
    batch(
      rateReplies,
      lines.flatMap((line) =>
        line.review.reply
          ? [
              {
                rateId: line.index + 1,
                role: 'seller' as const,
                content: line.review.reply,
                username: sellerName,
                created: Math.min(now - 600, createdAt(line) + ((line.index % 9) + 1) * hourSeconds),
              },
            ]
          : [],
      ),
    ),
  ]
}
