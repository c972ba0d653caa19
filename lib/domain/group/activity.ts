/** A group-buying activity (拼团) of one SKU. Price in cents, times in epoch seconds. */
export interface GroupActivity {
  activityId: number
  activityName: string
  itemId: number
  goodsId: number
  price: number
  /** Members that a team needs. */
  people: number
  /** Hours that a team has to fill. */
  hours: number
  beginTime: number
  endTime: number
  /** Pieces that the activity may sell, and those that it has sold. */
  store: number
  sold: number
  /** Pieces that one member may buy in the activity; 0 means no limit. */
  limitNum: number
  disabled: boolean
}

type Times = Pick<GroupActivity, 'beginTime' | 'endTime' | 'disabled'>

/** `activity_status` of contract member §17: 1 not started, 2 running, 3 ended. */
export type GroupPhase = 1 | 2 | 3

/** @param now epoch seconds */
export function groupPhase({ beginTime, endTime, disabled }: Times, now: number): GroupPhase {
  if (disabled || now >= endTime) return 3
  return now >= beginTime ? 2 : 1
}

/** Seconds of the countdown: to the begin before it, then to the end (contract goods §3.4 `last_seconds`). */
export function groupSeconds(times: Times, now: number): number {
  const phase = groupPhase(times, now)
  if (phase === 3) return 0
  return (phase === 2 ? times.endTime : times.beginTime) - now
}

/** Whether the activity sells now. */
export const isGroupSelling = (activity: GroupActivity, now: number): boolean =>
  groupPhase(activity, now) === 2 && activity.sold < activity.store

/** Pieces that must be free beside those of the leader when a team opens: without one for each member it never fills. */
export const unitsOfOthers = ({ people }: Pick<GroupActivity, 'people'>): number => people - 1

type Pieces = Pick<GroupActivity, 'people' | 'store' | 'sold'>

/** Whether the pieces that are left are enough to open a team: `num` for its leader and one for each other member. */
export const hasPiecesForTeam = ({ store, sold, ...activity }: Pieces, num = 1): boolean =>
  sold + num + unitsOfOthers(activity) <= store

/** When a team that opens now ends: after the hours of the activity, with the activity at the latest. */
export const teamEnd = ({ hours, endTime }: Pick<GroupActivity, 'hours' | 'endTime'>, now: number): number =>
  Math.min(now + hours * 3600, endTime)
