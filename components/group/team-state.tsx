'use client'
import { Suspense, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { Countdown } from '@/components/ui/countdown'
import { CircleCheck } from '@/components/ui/icons/circle-check'
import { CircleX } from '@/components/ui/icons/circle-x'
import { lazyPart } from '@/components/ui/lazy-part'
import type { TeamDetail } from '@/lib/contract/catalogue/group'
import { teamStatuses } from '@/lib/domain/group/team'
import { priceText } from '@/lib/domain/money'
import { teamHref } from '@/lib/web/group-href'
import { goodsHref } from '@/lib/web/hrefs'
import { MemberFaces } from './member-faces'
import { useStartGroup } from './use-start-group'
import { useTeamPrices } from './use-team-prices'

const InviteDialog = lazyPart(() => import('./invite-dialog'), 'InviteDialog')

interface TeamStateProps {
  team: TeamDetail
  /** Epoch seconds of this device's clock when the team was fetched. */
  readAt: number
  reread: () => void
}

const tall = 'max-md:h-11! max-md:flex-1 max-md:px-4!'

/** Seats, countdown and the next step for this viewer of the team. */
export function TeamState({ team, readAt, reread }: TeamStateProps) {
  const { team_info: info, member_list: members } = team
  return (
    <section
      aria-label="拼团状态"
      className="rounded-card border-line bg-card flex flex-col items-center gap-6 border px-4 py-8 text-center"
    >
      <div role="status" className="grid justify-items-center gap-2">
        {info.team_status === 1 && (
          <>
            <h2 className="text-ink text-xl font-semibold">
              还差{' '}
              <span translate="no" className="nums text-brand">
                {info.missing_num}
              </span>{' '}
              人成团
            </h2>
            <Countdown
              onDevice
              until={readAt + info.last_seconds}
              label="剩余"
              onEnd={reread}
              className="text-sm"
            />
          </>
        )}
        {info.team_status === 2 && (
          <>
            <CircleCheck className="text-programme-bright size-12" aria-hidden />
            <h2 className="text-ink text-xl font-semibold">{teamStatuses[2]}</h2>
            <p className="text-muted text-sm">
              <span translate="no">{info.person_num}</span>人已全部到齐，商家将尽快发货
            </p>
          </>
        )}
        {info.team_status === 3 && (
          <>
            <CircleX className="text-faint size-12" aria-hidden />
            <h2 className="text-ink text-xl font-semibold">{teamStatuses[3]}</h2>
            <p className="text-muted text-sm">未在规定时间内凑齐人数，已支付的款项将全额原路退回</p>
          </>
        )}
      </div>
      <MemberFaces members={members.list} people={info.team_status === 3 ? 0 : info.person_num} />
      <div className="bottom-bar bottom-actions flex w-full flex-wrap justify-center gap-3">
        <NextSteps team={team} />
      </div>
    </section>
  )
}

function NextSteps({ team }: { team: TeamDetail }) {
  const { team_info: info, activity_info: activity } = team
  const { start, isStarting } = useStartGroup()
  const order = team.order_id && (
    <ButtonLink href={`/member/trade/${team.order_id}`} variant="ghost" size="large" className={tall}>
      查看订单
    </ButtonLink>
  )
  const again = (
    <ButtonLink
      href={goodsHref(activity.itemId)}
      size="large"
      variant={info.team_status === 1 ? 'outline' : 'primary'}
      className={tall}
    >
      {info.team_status === 3 ? '重新开团' : '我也要开团'}
    </ButtonLink>
  )
  if (info.team_status !== 1) {
    return (
      <>
        {team.is_member && info.team_status === 2 ? null : again}
        {order}
      </>
    )
  }
  if (team.is_member && team.order_status === 'NOTPAY') {
    return (
      <>
        <ButtonLink href={`/cashier?order_id=${team.order_id}`} size="large" className={tall}>
          去付款，锁定名额
        </ButtonLink>
        {order}
      </>
    )
  }
  if (team.is_member) {
    return (
      <>
        <Invite team={team} />
        {order}
      </>
    )
  }
  if (team.join_problem) {
    return (
      <>
        <p className="text-muted w-full text-sm">{team.join_problem}</p>
        {again}
      </>
    )
  }
  const purchase = {
    itemId: activity.itemId,
    distributorId: activity.shop_id,
    activityId: info.act_id,
    teamId: info.team_id,
  }
  return (
    <Button size="large" loading={isStarting} onClick={() => start(purchase)} className={tall}>
      <JoinLabel activity={activity} />
    </Button>
  )
}

function JoinLabel({ activity }: { activity: TeamDetail['activity_info'] }) {
  const { inTeam, isSubsidised } = useTeamPrices(activity)
  return (
    <span>
      一键参团 {isSubsidised && '国补 '}
      <span translate="no">{priceText(inTeam)}</span>
    </span>
  )
}

function Invite({ team }: { team: TeamDetail }) {
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const { team_info: info, activity_info: activity } = team
  return (
    <>
      <Button
        size="large"
        className={tall}
        onClick={() => {
          setWasOpened(true)
          setOpen(true)
        }}
      >
        邀请好友参团
      </Button>
      {wasOpened && (
        <Suspense>
          <InviteDialog
            open={open}
            onClose={() => setOpen(false)}
            path={teamHref(info.team_id)}
            title={activity.itemName}
            missing={info.missing_num}
          />
        </Suspense>
      )}
    </>
  )
}
