import { ButtonLink } from '@/components/ui/button'
import { Countdown } from '@/components/ui/countdown'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import type { OwnTeam } from '@/lib/contract/catalogue/group'
import { shownSpec } from '@/lib/domain/goods/spec-text'
import { teamHref } from '@/lib/web/group-href'
import { goodsHref } from '@/lib/web/hrefs'

interface OwnTeamCardProps {
  team: OwnTeam
  /** End of a running team, epoch seconds of this device's clock. */
  until: number
  reread: () => void
}

/** As in the other lists of phones. */
const small = 'max-md:h-9! max-md:px-4! max-md:text-xs!'

const tone = { 1: 'text-brand', 2: 'text-programme', 3: 'text-muted' } as const

/** A team of the member with the next step. */
export function OwnTeamCard({ team, until, reread }: OwnTeamCardProps) {
  const isRunning = team.team_status === 1
  const isUnpaid = team.order_status === 'NOTPAY'
  return (
    <article className="rounded-card border-line bg-card border">
      <header className="bg-page border-line text-muted flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b px-4 py-2.5 text-xs">
        <span className="nums">
          订单号：<span translate="no">{team.order_id}</span>
        </span>
        <span className={cx('text-sm font-medium', tone[team.team_status])}>
          {isRunning ? `还差${team.missing_num}人成团` : team.status}
        </span>
      </header>
      <div className="flex flex-wrap items-center gap-4 p-4">
        <Link href={goodsHref(team.itemId)} tabIndex={-1} aria-hidden>
          <Picture src={team.pics} alt="" className="rounded-control size-20" />
        </Link>
        <div className="min-w-0 flex-1 basis-40">
          <Link
            href={goodsHref(team.itemId)}
            className="text-ink hover:text-brand line-clamp-2 text-sm transition-colors"
          >
            {team.itemName}
          </Link>
          {team.item_spec_desc && <p className="text-muted mt-1 text-xs">{shownSpec(team.item_spec_desc)}</p>}
          <p className="text-muted mt-1.5 flex flex-wrap items-baseline gap-x-2 text-xs">
            <span>
              <span translate="no">{team.person_num}</span>人团
            </span>
            {team.is_leader && <span className="text-brand">我是团长</span>}
            <Price cents={team.total_fee} className="text-base" />
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-end gap-3 max-md:w-full max-md:gap-2">
          {isRunning && (
            <Countdown
              onDevice
              until={until}
              look="text"
              label="剩余"
              onEnd={reread}
              className="text-muted text-xs max-md:mr-auto"
            />
          )}
          {isRunning && isUnpaid && (
            <ButtonLink href={`/cashier?order_id=${team.order_id}`} className={small}>
              去付款
            </ButtonLink>
          )}
          <ButtonLink
            href={teamHref(team.team_id)}
            variant={isRunning && !isUnpaid ? 'primary' : 'ghost'}
            className={small}
          >
            {isRunning && !isUnpaid ? '邀请好友' : '拼团详情'}
          </ButtonLink>
          <ButtonLink href={`/member/trade/${team.order_id}`} variant="ghost" className={small}>
            查看订单
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
