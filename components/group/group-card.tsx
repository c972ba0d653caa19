import { buttonClass } from '@/components/ui/button'
import { Countdown } from '@/components/ui/countdown'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import type { ListedGroup } from '@/lib/contract/catalogue/group'
import { goodsHref } from '@/lib/web/hrefs'

interface GroupCardProps {
  group: ListedGroup
  /** Begin or end, epoch seconds of this device's clock. */
  until: number
  onEnd: () => void
}

/** An activity in the list; the whole card leads to its product. */
export function GroupCard({ group, until, onEnd }: GroupCardProps) {
  const isRunning = group.activity_status === 2
  const isSoldOut = group.left_store === 0 || !group.can_open
  return (
    <Link
      href={goodsHref(group.item_id)}
      className="rounded-card border-line bg-card group/card flex w-full flex-col overflow-hidden border max-md:flex-row max-md:gap-3 max-md:p-3"
    >
      <Picture
        src={group.pics[0]}
        alt=""
        ratio="1/1"
        className="max-md:rounded-control shrink-0 max-md:w-[min(7rem,33%)] max-md:self-start"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-4 max-md:p-0">
        <h2 className="text-ink group-hover/card:text-brand line-clamp-2 min-h-[2.8em] text-sm leading-[1.4] transition-colors">
          {group.goods_name}
        </h2>
        <p className="text-muted flex flex-wrap items-center gap-x-2 text-xs">
          <span className="border-brand text-brand rounded-[3px] border px-1">
            <span translate="no">{group.person_num}</span>人团
          </span>
          {isRunning && !isSoldOut && (
            <span className="nums">
              仅剩<span translate="no">{group.left_store}</span>件
            </span>
          )}
        </p>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Price cents={group.act_price} className="text-xl" />
          <span className="text-muted text-xs">
            单买 <Price cents={group.price} tone="inherit" className="text-sm font-normal!" />
          </span>
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
          <Countdown
            onDevice
            until={until}
            look="text"
            label={isRunning ? '距结束' : '距开始'}
            onEnd={onEnd}
            className="text-muted max-w-full flex-wrap text-xs"
          />
          <span
            className={cx(
              buttonClass({ size: 'small', variant: isRunning && !isSoldOut ? 'primary' : 'ghost' }),
              'max-md:h-9!',
            )}
          >
            {isSoldOut ? '已抢完' : isRunning ? '去拼团' : '去看看'}
          </span>
        </div>
      </div>
    </Link>
  )
}
