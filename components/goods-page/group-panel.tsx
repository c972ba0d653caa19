'use client'
import { useCallback, useEffect, useState } from 'react'
import { Face } from '@/components/group/member-faces'
import { useStartGroup } from '@/components/group/use-start-group'
import { Button } from '@/components/ui/button'
import { Countdown } from '@/components/ui/countdown'
import { Link } from '@/components/ui/link'
import { Price } from '@/components/ui/price'
import type { GroupInfo, OpenTeam } from '@/lib/contract/group'
import { teamHref } from '@/lib/web/group-href'
import { useGoodsPick } from './pick-context'

export interface GroupPanelProps {
  group: Pick<GroupInfo, 'groups_activity_id' | 'item_id' | 'act_price' | 'price' | 'person_num' | 'end_time'>
  distributorId: number
}

/** How many open teams are shown. */
const shownTeams = 3

/** 拼团 on the page of a product: the group price, opening a team, buying alone, and the teams that can be joined. */
export default function GroupPanel({ group, distributorId }: GroupPanelProps) {
  const { state, buyNow, isBuying, refresh } = useGoodsPick()
  const { start, isStarting } = useStartGroup()
  const { teams, readAt, reload } = useOpenTeams(group.groups_activity_id)
  if (state.kind !== 'sale') return null
  const purchase = { itemId: group.item_id, distributorId, activityId: group.groups_activity_id }
  return (
    <section aria-label="拼团" className="rounded-card border-brand/30 grid gap-3 border p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex items-baseline gap-2">
          <span className="bg-brand rounded-control px-1.5 py-0.5 text-xs text-white">
            {group.person_num}人团
          </span>
          <span className="text-muted text-sm">拼团价</span>
          <Price cents={group.act_price} className="text-2xl" />
        </p>
        <Countdown
          until={group.end_time}
          look="text"
          label="距结束"
          onEnd={refresh}
          className="text-muted text-xs"
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Button variant="outline" loading={isBuying} onClick={buyNow} className="h-11!">
          单独购买 <Price cents={group.price} tone="inherit" />
        </Button>
        <Button loading={isStarting} onClick={() => start(purchase)} className="h-11!">
          发起拼团 <Price cents={group.act_price} tone="inherit" />
        </Button>
      </div>
      {teams.length > 0 && (
        <ul aria-label="可参加的团" className="border-line divide-line divide-y border-t">
          {teams.slice(0, shownTeams).map((team) => (
            <li key={team.team_id} className="flex items-center gap-3 py-2.5 last:pb-0">
              <Face member={team.member_info} className="size-9!" />
              <Link href={teamHref(team.team_id)} className="min-w-0 flex-1 text-sm max-md:min-h-11">
                <span className="text-ink hover:text-brand block truncate">
                  {team.member_info.username} 的团，还差{' '}
                  <strong className="text-brand nums">{team.missing_num}</strong> 人
                </span>
                <Countdown
                  until={readAt + team.last_seconds}
                  look="text"
                  label="剩余"
                  onEnd={reload}
                  className="text-muted text-xs"
                />
              </Link>
              <Button
                size="small"
                className="max-md:h-11!"
                loading={isStarting}
                onClick={() => start({ ...purchase, teamId: team.team_id })}
              >
                去参团
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The teams that can be joined; none while they load, and when the call fails. */
function useOpenTeams(activityId: number) {
  const [found, setFound] = useState<{ teams: OpenTeam[]; readAt: number }>({ teams: [], readAt: 0 })
  const reload = useCallback(() => {
    import('@/lib/client/api')
      .then(({ api }) => api.group.openTeams({ groups_activity_id: activityId, pageSize: shownTeams }))
      .then(
        ({ list }) => setFound({ teams: list, readAt: Math.floor(Date.now() / 1000) }),
        () => {},
      )
  }, [activityId])
  useEffect(reload, [reload])
  return { ...found, reload }
}
