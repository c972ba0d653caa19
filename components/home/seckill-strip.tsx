import { offerOfRow } from '@/components/goods/card-offer'
import { CardPrice } from '@/components/goods/card-price'
import { StillCards } from '@/components/goods/still-cards'
import { Zap } from '@/components/ui/icons/zap'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { SeckillActivity } from '@/lib/contract/catalogue/seckill'
import { goodsHref } from '@/lib/web/hrefs'
import { SeckillClock } from './seckill-clock'

/** Cards beside the countdown, in a scrolling row. */
const maxCards = 10

/** The running seckill with countdown and products. */
export function SeckillStrip({ activity }: { activity: SeckillActivity }) {
  const items = activity.items.slice(0, maxCards)
  if (items.length === 0) return null
  return (
    <section aria-label="限时秒杀" className="column mt-4">
      <div className="rounded-panel bg-card flex overflow-hidden max-md:block">
        <div className="to-brand from-brand-bright flex w-56 shrink-0 flex-col items-center justify-center gap-3 bg-linear-to-b px-4 text-white max-md:w-auto max-md:flex-row max-md:flex-wrap max-md:justify-between max-md:gap-x-2 max-md:px-3 max-md:py-3">
          <h2 className="text-headline flex items-center gap-1.5 font-bold whitespace-nowrap max-md:gap-1 max-md:text-base">
            <Zap className="size-7 fill-current max-md:size-5" aria-hidden />
            限时秒杀
          </h2>
          <p className="text-sm opacity-95 max-md:hidden">{activity.activity_name}</p>
          <SeckillClock start={activity.activity_start_time} end={activity.activity_end_time} />
        </div>
        <StillCards className="min-w-0 flex-1">
          {/* Positioned, because the absolutely positioned text for screen readers would otherwise widen the page. */}
          <ul className="relative grid auto-cols-[max(20%,min(100%,10.75rem))] grid-flow-col overflow-x-auto">
            {items.map((item) => (
              <li key={item.item_id} className="border-line/60 border-l first:border-0">
                <Link href={goodsHref(item.goods_id)} className="group/card block px-4 pt-4 pb-4 max-md:px-3">
                  <Picture
                    src={item.pics[0] ?? item.item_pic}
                    alt=""
                    ratio="1/1"
                    className="rounded-control"
                  />
                  <span className="text-ink group-hover/card:text-brand mt-2.5 line-clamp-1 text-sm">
                    {item.item_name}
                  </span>
                  <CardPrice {...offerOfRow(item)} />
                  <Sold sold={item.sales_store} of={item.activity_store} />
                </Link>
              </li>
            ))}
          </ul>
        </StillCards>
      </div>
    </section>
  )
}

/** Sold share of the activity's stock. */
function Sold({ sold, of }: { sold: number; of: number }) {
  const share = of > 0 ? Math.min(100, Math.round((sold / of) * 100)) : 0
  return (
    <span className="text-muted mt-2 flex items-center gap-2 text-xs">
      <span className="bg-brand/12 h-1.5 flex-1 overflow-hidden rounded-full">
        <span className="bg-brand block h-full rounded-full" style={{ width: `${share}%` }} />
      </span>
      <span className="nums">
        {share > 0 ? (
          <>
            已抢 <span translate="no">{share}%</span>
          </>
        ) : (
          <>
            限量 <span translate="no">{of}</span> 件
          </>
        )}
      </span>
    </span>
  )
}
