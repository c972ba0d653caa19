import * as goodsMessages from '../messages/goods'
import * as groupMessages from '../messages/group'
import { fillsTeam, groupPhase, leftPieces, type GroupActivity, type GroupPieces } from './activity'
import { shownTeamStatus, type TeamCounts } from './team'

/** Why a group order cannot be placed; each text once. The contract names none of them. */
export const groupTexts = {
  missing: groupMessages.groupActivityIdMissing,
  closed: goodsMessages.activityTakenOff,
  early: '拼团活动未开始',
  over: groupMessages.groupActivityOver,
  otherItem: '该商品不参加此拼团活动',
  soldOut: '拼团商品已抢完',
  tooFew: '剩余商品不足以成团，请参加其他团或单独购买',
  tooMany: '剩余商品不足以成团，请减少购买数量',
  noTeam: groupMessages.groupMissing,
  ownTeam: '不能参加自己发起的拼团',
  joined: '您已参加该拼团',
  full: '该团已满员，请参加其他团或重新开团',
  teamOver: '该团已结束，请参加其他团或重新开团',
  unpaidTeam: '该团尚未开团成功，请稍后再试',
  leads: '您已发起该商品的拼团，请邀请好友参加',
} as const

/** Pieces that one member may buy in an activity. */
export const groupLimitText = (limit: number): string => `每人限购${limit}件`

/** A team that a member wants to join. */
export interface JoinedTeam extends TeamCounts {
  leaderId: number
  /** Whether the member has a seat in it. */
  isMember: boolean
}

/** A member's request to join, and the member's pieces in the activity. */
export interface GroupRequest {
  userId: number
  itemIds: readonly number[]
  num: number
  /** The team to join; null opens one, undefined is an unknown team or one of another activity. */
  team: JoinedTeam | null | undefined
  /** Pieces that the member has ordered in the activity. */
  bought: number
  /** Whether the member leads a running team of the activity. */
  leads: boolean
  /** Stock of the SKU of the activity. */
  skuStore: number
}

/** Why a team cannot be joined, or null. @param now epoch seconds */
export function joinTeamProblem(team: JoinedTeam, userId: number, now: number): string | null {
  if (team.leaderId === userId) return groupTexts.ownTeam
  if (team.isMember) return groupTexts.joined
  if (team.status === 2) return groupTexts.full
  if (shownTeamStatus(team, now) === 3) return groupTexts.teamOver
  if (team.paid === 0) return groupTexts.unpaidTeam
  return team.joined >= team.people ? groupTexts.full : null
}

/** Why the pieces that are left are not enough for a team with `joined` seats taken and a buyer of `num`, or null. */
export function piecesProblem(
  pieces: GroupPieces & Pick<GroupActivity, 'people'>,
  { num, joined }: { num: number; joined: number },
): string | null {
  if (leftPieces(pieces) === 0) return groupTexts.soldOut
  if (fillsTeam(pieces, { num, joined })) return null
  return num > 1 && fillsTeam(pieces, { joined }) ? groupTexts.tooMany : groupTexts.tooFew
}

/**
 * Why a member cannot buy in a group, or null. Placing checks the same facts again as guards of its statement.
 * @param now epoch seconds
 */
export function groupProblem(
  activity: GroupActivity | null,
  request: GroupRequest,
  now: number,
): string | null {
  if (!activity || activity.disabled) return groupTexts.closed
  const phase = groupPhase(activity, now)
  if (phase !== 2) return phase === 1 ? groupTexts.early : groupTexts.over
  if (request.itemIds.length !== 1 || request.itemIds[0] !== activity.itemId) return groupTexts.otherItem
  if (request.team === undefined) return groupTexts.noTeam
  if (request.team) {
    const problem = joinTeamProblem(request.team, request.userId, now)
    if (problem) return problem
  } else if (request.leads) return groupTexts.leads
  if (activity.limitNum > 0 && request.bought + request.num > activity.limitNum)
    return groupLimitText(activity.limitNum)
  // A team keeps the number of people with which it was opened.
  const { people, joined } = request.team ?? { people: activity.people, joined: 0 }
  return piecesProblem({ ...activity, skuStore: request.skuStore, people }, { num: request.num, joined })
}
