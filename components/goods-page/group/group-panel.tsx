'use client'
import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { HeroPrice } from '@/components/goods/hero-price'
import { Face } from '@/components/group/member-faces'
import { Button } from '@/components/ui/button'
import { Countdown } from '@/components/ui/countdown'
import { Users } from '@/components/ui/icons/users'
import { Link } from '@/components/ui/link'
import { Price } from '@/components/ui/price'
import type { GroupInfo, OpenTeam } from '@/lib/contract/catalogue/group'
import { teamHref } from '@/lib/web/group-href'
import { useGoodsPick } from '../buy/pick-context'
import { GroupBar } from './group-bar'
import { useGroupChoice } from './use-group-choice'

const GroupSheet = lazy(() => import('./group-sheet'))

/** Group-buying fields that the product page knows. */
export type GroupOfGoods = Pick<
  GroupInfo,
  'groups_activity_id' | 'item_id' | 'act_price' | 'price' | 'person_num' | 'end_time' | 'limit_buy_num'
>

export interface GroupPanelProps {
  group: GroupOfGoods
  distributorId: number
  /** `BarLinks`, for its bar on phones. */
  links: ReactNode
}

/** The opened sheet; `id` counts the openings, so that each starts with the selection on the page. */
interface OpenSheet {
  id: number
  teamId: number | undefined
  isOpen: boolean
}

/** How many open teams are fetched; the first one is shown, the others on request. */
const fetchedTeams = 3

/**
 * 拼团 on the page of a product: the group price, opening a team, and the teams that can be joined. Buying alone is the
 * ordinary purchase below. A row for the teams is always there: their arrival moves nothing.
 */
export default function GroupPanel({ group, distributorId, links }: GroupPanelProps) {
  const { state, refresh, touch } = useGoodsPick()
  const { skuName, isSoldOut, isOther, inGroup, alone } = useGroupChoice(group)
  const [sheet, setSheet] = useState<OpenSheet>({ id: 0, teamId: undefined, isOpen: false })
  const openSheet = (teamId?: number) => setSheet(({ id }) => ({ id: id + 1, teamId, isOpen: true }))
  const { teams, canOpen, leftStore, readAt, reload } = useOpenTeams(group.groups_activity_id)
  const [isExpanded, setExpanded] = useState(false)
  if (state.kind !== 'sale') return null
  const saved = alone.cents - inGroup.cents
  return (
    <>
      <section
        onPointerEnter={touch}
        onFocus={touch}
        aria-label="拼团"
        className="rounded-card border-accent/40 overflow-hidden border"
      >
        <div className="bg-accent/10 flex h-11 items-center justify-between gap-3 px-4">
          <h2 className="text-ink flex items-center gap-2 text-base font-semibold">
            <Users className="text-accent size-5" aria-hidden />
            拼团
            <span className="bg-brand rounded-control px-1.5 py-0.5 text-xs font-normal text-white">
              <span translate="no">{group.person_num}</span>人团
            </span>
          </h2>
          <Countdown
            until={group.end_time}
            look="text"
            label="距结束"
            onEnd={refresh}
            className="text-text text-xs"
          />
        </div>
        <div className="flex items-center justify-between gap-4 px-4 py-3">
          <div className="min-w-0">
            <HeroPrice
              shown={{ ...inGroup.full, label: '拼团价' }}
              subsidised={inGroup.isSubsidised ? inGroup.cents : undefined}
            />
            <p className="text-muted text-xs">
              {isOther ? '该规格单独购买' : '单独购买'}
              {alone.isSubsidised && '国补价'}{' '}
              <Price cents={alone.cents} tone="inherit" className="font-normal!" />
              {saved > 0 && (
                <>
                  ，拼团省 <Price cents={saved} tone="inherit" className="text-brand font-normal!" />
                </>
              )}
            </p>
            {/* An order of a group has its price alone (contract trade §3.1). */}
            <p className="text-muted text-xs">优惠券、促销和会员价仅限单独购买</p>
          </div>
          <Button
            size="large"
            disabled={isSoldOut || !canOpen}
            data-press="group"
            onClick={() => openSheet()}
            className="shrink-0 rounded-full! px-6! max-md:px-5!"
          >
            {isSoldOut || !canOpen ? '已抢完' : '发起拼团'}
          </Button>
        </div>
        {skuName && (
          <p className="text-muted -mt-1 px-4 pb-3 text-xs">
            参加拼团的规格：<span className="text-ink">{skuName}</span>
            {isOther && <span className="text-brand">（所选规格不参加拼团）</span>}
          </p>
        )}
        <ul aria-label="可参加的团" className="border-line divide-line mx-4 min-h-15 divide-y border-t">
          {readAt > 0 && teams.length === 0 && (
            <li className="text-muted flex min-h-15 items-center text-sm">
              {canOpen ? '还没有可参加的团，快来做第一个团长' : '没有可参加的团'}
            </li>
          )}
          {teams.slice(0, isExpanded ? fetchedTeams : 1).map((team) => (
            <li key={team.team_id} className="flex min-h-15 items-center gap-3 py-2">
              <Face member={team.member_info} className="size-9!" />
              <Link
                href={teamHref(team.team_id)}
                className="flex min-h-11 min-w-0 flex-1 flex-col justify-center text-sm"
              >
                <span className="text-ink hover:text-brand block truncate">
                  {team.member_info.username} 的团，还差{' '}
                  <strong translate="no" className="text-brand nums">
                    {team.missing_num}
                  </strong>{' '}
                  人
                </span>
                <Countdown
                  onDevice
                  until={readAt + team.last_seconds}
                  look="text"
                  label="剩余"
                  onEnd={reload}
                  className="text-muted text-xs"
                />
              </Link>
              <Button
                size="small"
                variant="outline"
                className="max-md:h-9! max-md:px-4!"
                disabled={isSoldOut}
                data-press={`team-${team.team_id}`}
                onClick={() => openSheet(team.team_id)}
              >
                去参团
              </Button>
            </li>
          ))}
        </ul>
        {teams.length > 1 && !isExpanded && (
          <button
            type="button"
            onClick={() => setExpanded(true)}
            className="text-link hover:text-brand mx-4 mb-1 flex min-h-11 items-center text-sm transition-colors"
          >
            还有 <span translate="no">{teams.length - 1}</span> 个团可以参加
          </button>
        )}
      </section>
      <GroupBar group={group} canOpen={canOpen} onStart={() => openSheet()} links={links} />
      {sheet.id > 0 && (
        <Suspense>
          <GroupSheet
            key={sheet.id}
            group={group}
            distributorId={distributorId}
            leftStore={leftStore}
            teamId={sheet.teamId}
            open={sheet.isOpen}
            onClose={() => setSheet((was) => ({ ...was, isOpen: false }))}
          />
        </Suspense>
      )}
    </>
  )
}

interface OpenTeams {
  teams: OpenTeam[]
  canOpen: boolean
  /** Pieces that the activity can still sell; undefined while unknown. */
  leftStore?: number
  readAt: number
}

/**
 * The teams that can be joined, and whether one can be opened; none and yes while they load, and when the call fails.
 */
function useOpenTeams(activityId: number) {
  const [found, setFound] = useState<OpenTeams>({ teams: [], canOpen: true, readAt: 0 })
  const reload = useCallback(() => {
    import('@/lib/client/call/api')
      .then(({ api }) => api.group.openTeams({ groups_activity_id: activityId, pageSize: fetchedTeams }))
      .then(
        ({ list, can_open: canOpen, left_store: leftStore }) =>
          setFound({ teams: list, canOpen, leftStore, readAt: Math.floor(Date.now() / 1000) }),
        () => setFound((was) => ({ ...was, readAt: Math.floor(Date.now() / 1000) })),
      )
  }, [activityId])
  useEffect(reload, [reload])
  return { ...found, reload }
}
