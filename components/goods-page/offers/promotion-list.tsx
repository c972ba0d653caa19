import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Tag } from '@/components/ui/pill'
import { Price } from '@/components/ui/price'
import type { GoodsDetail } from '@/lib/contract/catalogue/goods'
import { buyersText, memberOnlyTag } from '@/lib/domain/promotion/member-only'
import { shownRules } from '@/lib/domain/promotion/shown-rule'
import { goodsHref } from '@/lib/web/hrefs'
import { LateCountdown } from '../price/late-countdown'

type Promotion = NonNullable<GoodsDetail['promotion_activity']>[number]

/** A running promotion of a product. */
export type RunningPromotion = Promotion & {
  /** In its last days: its end is shown as a countdown, not as a date. */
  isEnding: boolean
}

const lastDays = 3 * 86400

/** @param now time of rendering, epoch seconds; a cached page may be an hour old */
export const runningPromotion = (promotion: Promotion, now: number): RunningPromotion => ({
  ...promotion,
  isEnding: promotion.end_time - now < lastDays,
})

/** The label of a promotion: 会员专享 if it is limited to some member grades, so that other visitors do not expect it. */
export const labelOf = ({
  member_grade,
  promotion_tag,
}: Pick<Promotion, 'member_grade' | 'promotion_tag'>): string =>
  member_grade.length > 0 ? memberOnlyTag : promotion_tag

/** Running promotions: label, name, rules, gifts and end (spec 1 §2). */
export function PromotionList({ promotions }: { promotions: readonly RunningPromotion[] }) {
  return (
    <ul className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-1.5 gap-y-2">
      {promotions.map((promotion) => (
        <li key={promotion.marketing_id} className="col-span-2 grid grid-cols-subgrid items-start">
          <Tag className="mt-[0.1875rem] justify-self-start">{labelOf(promotion)}</Tag>
          <div className="min-w-0">
            <Terms promotion={promotion} />
            <Until promotion={promotion} />
            <Extras promotion={promotion} />
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Name, grades and rules. 会员优先购 has no rules besides its grades. */
function Terms({ promotion }: { promotion: Promotion }) {
  const { marketing_name, member_grade, condition_rules } = promotion
  const buyers = buyersText([promotion])
  if (buyers) return <span className="mr-2">{buyers}</span>
  const terms = [
    ...(member_grade.length > 0 ? [`限${member_grade.join('、')}`] : []),
    ...shownRules(condition_rules),
  ]
  return (
    <>
      <span className="mr-2">{marketing_name}</span>
      {terms.map((term) => (
        <span key={term} className="text-muted mr-2.5 inline-block text-xs">
          {term}
        </span>
      ))}
    </>
  )
}

function Until({ promotion: { end_time, end_date, isEnding } }: { promotion: RunningPromotion }) {
  return isEnding ? (
    <LateCountdown until={end_time} label="距结束" className="text-brand text-xs" />
  ) : (
    <span className="nums text-muted inline-block text-xs">
      <span translate="no">{end_date.slice(0, 10)}</span> 截止
    </span>
  )
}

/** Gifts, and products that can be added at a special price. */
function Extras({ promotion: { gifts, plusitems } }: { promotion: Promotion }) {
  const rows = [
    ...gifts.map((gift) => ({ ...gift, note: `赠品 ×${gift.gift_num}`, cents: null })),
    ...plusitems.map((plus) => ({ ...plus, note: '换购价', cents: plus.price })),
  ]
  if (rows.length === 0) return null
  return (
    <ul className="mt-1.5 flex flex-wrap gap-2">
      {rows.map((row) => (
        <li key={row.item_id} className="max-w-full">
          <Link
            href={goodsHref(row.item_id)}
            title={row.item_name}
            className="rounded-control border-line bg-card hover:border-brand flex max-w-full flex-wrap items-center gap-x-2 border p-0.5 text-xs transition-colors max-md:min-h-11"
          >
            <Picture src={row.pics[0]} alt="" width={240} className="size-9 shrink-0 rounded-[3px]" />
            <span className="min-w-[min(100%,4rem)]">
              <span className="line-clamp-2 max-w-36">{row.item_name}</span>
              <span className="text-muted flex flex-wrap gap-x-1">
                {row.note} {row.cents !== null && <Price cents={row.cents} />}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
