import { z } from 'zod'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../call'
import { bit, cents, listOf, seconds, wireId, wireInt, wirePage, wirePageSize, wireText } from '../fields'

const tags = ['拼团']

/** A group-buying activity (contract goods §3.4, contract member §15). */
export const groupInfo = z.object({
  groups_activity_id: z.int(),
  company_id: z.literal(1),
  act_name: z.string(),
  item_id: z.int(),
  goods_id: z.int(),
  goods_name: z.string(),
  pics: z.array(z.string()),
  group_goods_type: z.literal('normal'),
  /** Price of one piece in a group, and alone. */
  act_price: cents,
  price: cents,
  market_price: cents,
  /** Members that a team needs. */
  person_num: z.int(),
  begin_time: seconds,
  end_time: seconds,
  /** Pieces that one member may buy; 0 means no limit. */
  limit_buy_num: z.int(),
  /** Hours that a team has to fill. */
  limit_time: z.int(),
  /** Pieces that the activity may sell. */
  store: z.int(),
  free_post: z.literal(false),
  rig_up: z.literal(false),
  robot: z.literal(false),
  share_desc: z.string(),
  disabled: z.boolean(),
  created: seconds,
  updated: seconds,
  remaining_time: z.int(),
  last_seconds: z.int(),
  show_status: z.enum(['nostart', 'noend']),
  /** 1 not started, 2 running, 3 ended. */
  activity_status: z.literal([1, 2, 3]),
})
export type GroupInfo = z.infer<typeof groupInfo>

/** Additional fields of the lists: pieces that are left. Our own additions. */
const listedGroup = groupInfo.extend({
  item_spec_desc: z.string(),
  distributor_id: z.int(),
  /** Pieces that the activity can still sell; never more than the stock of the SKU. */
  left_store: z.int(),
  sold: z.int(),
  /** Whether the pieces that are left are enough to open a team. */
  can_open: z.boolean(),
})
export type ListedGroup = z.infer<typeof listedGroup>

/** A member of a team with masked name; ids and orders of others are not included. */
const teamMember = z.object({
  username: z.string(),
  avatar: z.string(),
  is_leader: z.boolean(),
  join_time: seconds,
})

/** A team (contract member §15). */
const teamInfo = z.object({
  team_id: z.int(),
  act_id: z.int(),
  begin_time: seconds,
  end_time: seconds,
  /** Members that have paid. */
  join_person_num: z.int(),
  person_num: z.int(),
  /** Free seats; those of unpaid orders count as taken. */
  left_seats: z.int(),
  /** Members that are still missing. */
  missing_num: z.int(),
  group_goods_type: z.literal('normal'),
  team_status: z.literal([1, 2, 3]),
  status: z.string(),
  /** 2 ongoing, 3 success, 4 failed (contract member §17). */
  progress: z.literal([2, 3, 4]),
  /** Until the team ends; 0 afterwards. */
  last_seconds: z.int(),
})
export type TeamInfo = z.infer<typeof teamInfo>

/** An open team of a product (`groups_list` of contract goods §3.1). */
export const openTeam = teamInfo.extend({ member_info: teamMember })
export type OpenTeam = z.infer<typeof openTeam>

/** The activity of a team (contract member §15 `activity_info`). */
const teamActivity = listedGroup.extend({
  /** Seconds until the activity ends. */
  over_time: z.int(),
  itemId: z.int(),
  itemName: z.string(),
  shop_id: z.int(),
})

const teamDetail = z.object({
  team_info: teamInfo,
  activity_info: teamActivity,
  member_list: z.object({ total_count: z.int(), list: z.array(teamMember) }),
  /** Whether the caller has a seat in the team or leads it. Our own additions, as the next one. */
  is_member: z.boolean(),
  is_leader: z.boolean(),
  /** The order of the caller in this team; empty for other callers. */
  order_id: z.string(),
  order_status: z.string(),
  /** Why the caller cannot join; empty when the team can be joined. */
  join_problem: z.string(),
})
export type TeamDetail = z.infer<typeof teamDetail>

/** A team of the member with their order. */
const ownTeam = teamInfo.extend({
  order_id: z.string(),
  order_status: z.string(),
  is_leader: z.boolean(),
  member_list: z.array(teamMember),
  act_name: z.string(),
  itemId: z.int(),
  itemName: z.string(),
  item_spec_desc: z.string(),
  goods_id: z.int(),
  price: cents,
  act_price: cents,
  pics: z.string(),
  num: z.int(),
  total_fee: cents,
  is_paid: bit,
})
export type OwnTeam = z.infer<typeof ownTeam>

/**
 * Group buying. None of the calls is kept by the front door: countdowns, seats and stock are of the moment, and the
 * rest depends on the caller, so that nothing of an answer could be cached.
 */
export const groupContract = {
  list: call('GET', '/promotions/groups', '拼团活动', { tags })
    .input(
      z.object({
        /** 1 announced, 2 running. */
        view: wireInt(1, 2, requestMessages.parametersInvalid).optional().default(2),
        group_goods_type: wireText(20).optional(),
        keywords: wireText(50).optional(),
        /** Only activities of this SKU or product; our own. */
        item_id: wireId().optional(),
        goods_id: wireId().optional(),
        page: wirePage(),
        pageSize: wirePageSize(20),
      }),
    )
    .output(listOf(listedGroup)),

  /** The open teams of an activity that can be joined, those that end first first. Our own. */
  openTeams: call('GET', '/promotions/groups/{groups_activity_id}/teams', '可参加的团', { tags })
    .input(z.object({ groups_activity_id: wireId(), pageSize: wirePageSize(10) }))
    .output(
      z.object({
        list: z.array(openTeam),
        total_count: z.int(),
        /** Whether the pieces that are left are enough to open another team. */
        can_open: z.boolean(),
        /** Pieces that the activity can still sell; never more than the stock of the SKU. */
        left_store: z.int(),
      }),
    ),

  own: call('GET', '/groupOrders', '我的拼团', { tags, auth: 'member' })
    .input(
      z.object({
        /** 1 running, 2 succeeded, 3 failed; all without it. */
        team_status: wireInt(0, 3).optional().default(0),
        group_goods_type: wireText(20).optional(),
        page: wirePage(),
        pageSize: wirePageSize(20),
      }),
    )
    .output(listOf(ownTeam)),

  /** `[]` for an unknown team. */
  team: call('GET', '/groupOrders/{team_id}', '拼团详情', { tags })
    .input(z.object({ team_id: wireId() }))
    .output(z.union([teamDetail, z.tuple([])])),
}
