'use client'
import { usedUpText } from '@/components/subsidy/used-up-text'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import type { TeamDetail } from '@/lib/contract/catalogue/group'
import { shownSpec } from '@/lib/domain/goods/spec-text'
import { goodsHref } from '@/lib/web/hrefs'
import { useTeamPrices } from './use-team-prices'

/** The product of a team, with its price in the group and alone. */
export function TeamGoods({ activity }: { activity: TeamDetail['activity_info'] }) {
  const { inTeam, alone, isSubsidised, isUsedUp } = useTeamPrices(activity)
  const href = goodsHref(activity.itemId)
  return (
    <section
      aria-label="拼团商品"
      className="rounded-card border-line bg-card flex gap-4 border p-5 max-md:p-4"
    >
      <Link href={href} tabIndex={-1} aria-hidden className="shrink-0">
        <Picture src={activity.pics[0]} alt="" className="rounded-control size-28 max-md:size-24" />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col">
        <h2 className="text-ink line-clamp-2 text-base font-semibold">
          <Link href={href} className="hover:text-brand transition-colors">
            {activity.itemName}
          </Link>
        </h2>
        {activity.item_spec_desc && (
          <p className="text-muted mt-1 text-xs">{shownSpec(activity.item_spec_desc)}</p>
        )}
        <p className="mt-auto flex flex-wrap items-baseline gap-x-3 gap-y-1 pt-2">
          <span className="bg-brand rounded-control px-1.5 py-0.5 text-xs text-white">
            <span translate="no">{activity.person_num}</span>人团
          </span>
          {isSubsidised && <span className="text-programme text-xs">国补价</span>}
          <Price cents={inTeam} className="text-2xl" />
          <span className="text-muted text-xs">
            单独购买{isSubsidised && '国补价'}{' '}
            <Price cents={alone} tone="inherit" className="text-sm font-normal!" />
          </span>
        </p>
        {isUsedUp && <p className="text-muted mt-1 text-xs">{usedUpText}</p>}
      </div>
    </section>
  )
}
