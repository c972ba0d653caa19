import 'server-only'
import type {
  GroupInfo,
  ListedGroup,
  OpenTeam,
  OwnTeam,
  TeamDetail,
  TeamInfo,
} from '@/lib/contract/catalogue/group'
import type { OperatorGroup } from '@/lib/contract/operator/catalogue/group'
import {
  fillsTeam,
  groupPhase,
  groupSeconds,
  joinTeamProblem,
  groupTexts,
  leftPieces,
  missingPeople,
  piecesProblem,
  shownTeamStatus,
  teamProgress,
  teamStatuses,
  type TeamCounts,
} from '@/lib/domain/group'
import { maskName } from '@/lib/domain/person/mask'
import type { OperatorGroupRow } from './operator-sql'
import type {
  ActivityRow,
  MemberRow,
  OpenTeamRow,
  OwnTeamRow,
  RunningGroup,
  TeamDetailRow,
  TeamRow,
} from './sql'

interface ShownItem {
  itemName: string
  pics: string[]
  salePrice: number
  marketPrice: number
}

/** An activity with the data of its product (contract goods §3.4, contract member §15). @param now epoch seconds */
export function wireActivity(row: RunningGroup, item: ShownItem, now: number): GroupInfo {
  const seconds = groupSeconds(row, now)
  const phase = groupPhase(row, now)
  return {
    groups_activity_id: row.activityId,
    company_id: 1,
    act_name: row.activityName,
    item_id: row.itemId,
    goods_id: row.goodsId,
    goods_name: item.itemName,
    pics: item.pics,
    group_goods_type: 'normal',
    act_price: row.price,
    price: item.salePrice,
    market_price: item.marketPrice,
    person_num: row.people,
    begin_time: row.beginTime,
    end_time: row.endTime,
    limit_buy_num: row.limitNum,
    limit_time: row.hours,
    store: row.store,
    free_post: false,
    rig_up: false,
    robot: false,
    share_desc: row.shareDesc,
    disabled: row.disabled,
    created: row.created,
    updated: row.updated,
    remaining_time: seconds,
    last_seconds: seconds,
    show_status: phase === 1 ? 'nostart' : 'noend',
    activity_status: phase,
  }
}

/** @param now epoch seconds */
export const wireListed = (row: ActivityRow, now: number): ListedGroup => ({
  ...wireActivity(row, row, now),
  item_spec_desc: row.itemSpecDesc,
  distributor_id: row.distributorId,
  left_store: leftPieces(row),
  sold: row.sold,
  can_open: fillsTeam(row),
})

const wireMember = (row: MemberRow) => ({
  username: maskName(row.name),
  avatar: row.avatar,
  is_leader: row.isLeader,
  join_time: row.joinTime,
})

const countsOf = (row: TeamRow): TeamCounts => ({
  people: row.teamPeople,
  joined: row.joined,
  paid: row.paid,
  status: row.status,
  endTime: row.teamEnd,
})

function wireTeam(row: TeamRow, now: number): TeamInfo {
  const counts = countsOf(row)
  const status = shownTeamStatus(counts, now)
  return {
    team_id: row.teamId,
    act_id: row.teamActivityId,
    begin_time: row.teamBegin,
    end_time: row.teamEnd,
    join_person_num: row.paid,
    person_num: row.teamPeople,
    left_seats: status === 1 ? row.teamPeople - row.joined : 0,
    missing_num: missingPeople(counts),
    group_goods_type: 'normal',
    team_status: status,
    status: teamStatuses[status],
    progress: teamProgress(status),
    last_seconds: status === 1 ? row.teamEnd - now : 0,
  }
}

/** @param now epoch seconds */
export const wireOpenTeam = (row: OpenTeamRow, now: number): OpenTeam => ({
  ...wireTeam(row, now),
  member_info: wireMember(row),
})

/** The reason why a team cannot be joined now; empty when it can be joined. */
function joinProblem(row: TeamDetailRow, userId: number, now: number): string {
  if (row.disabled) return groupTexts.closed
  const team = { ...countsOf(row), leaderId: row.leaderId, isMember: row.isMember }
  const problem = joinTeamProblem(team, userId, now)
  return problem ?? piecesProblem({ ...row, people: team.people }, { num: 1, joined: team.joined }) ?? ''
}

/**
 * A team as a member or a guest sees it: without id, order or full name of other members (contract member §15).
 * @param userId 0 for a guest
 */
export const wireTeamDetail = (row: TeamDetailRow, userId: number, now: number): TeamDetail => ({
  team_info: wireTeam(row, now),
  activity_info: {
    ...wireListed(row, now),
    over_time: groupSeconds(row, now),
    itemId: row.itemId,
    itemName: row.itemName,
    shop_id: row.distributorId,
  },
  member_list: { total_count: row.members.length, list: row.members.map(wireMember) },
  is_member: row.isMember,
  is_leader: userId > 0 && row.leaderId === userId,
  order_id: row.orderId ?? '',
  order_status: row.orderStatus ?? '',
  join_problem: joinProblem(row, userId, now),
})

/** @param now epoch seconds */
export const wireOwnTeam = (row: OwnTeamRow, userId: number, now: number): OwnTeam => ({
  ...wireTeam(row, now),
  order_id: row.orderId,
  order_status: row.orderStatus,
  is_leader: row.leaderId === userId,
  member_list: row.members.map(wireMember),
  act_name: row.activityName,
  itemId: row.itemId,
  itemName: row.itemName,
  item_spec_desc: row.itemSpecDesc,
  goods_id: row.goodsId,
  price: row.salePrice,
  act_price: row.price,
  pics: row.pics[0] ?? '',
  num: row.num,
  total_fee: row.totalFee,
  is_paid: row.isPaid ? 1 : 0,
})

/** An activity as operators and merchants see it (contract operator). */
export const wireOperatorGroup = (row: OperatorGroupRow): OperatorGroup => ({
  groups_activity_id: row.activityId,
  act_name: row.activityName,
  item_id: row.itemId,
  goods_id: row.goodsId,
  goods_name: row.itemName,
  item_spec_desc: row.itemSpecDesc,
  distributor_id: row.distributorId,
  act_price: row.price,
  price: row.salePrice,
  person_num: row.people,
  limit_time: row.hours,
  begin_time: row.beginTime,
  end_time: row.endTime,
  store: row.store,
  sold: row.sold,
  limit_buy_num: row.limitNum,
  share_desc: row.shareDesc,
  disabled: row.disabled,
  activity_status: row.phase,
  teams: { running: row.running, succeeded: row.succeeded, failed: row.failed },
  created: row.created,
  updated: row.updated,
})
