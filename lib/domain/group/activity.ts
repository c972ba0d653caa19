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

/** The pieces of an activity, and the stock of its SKU, from which other orders take pieces too. */
export interface GroupPieces extends Pick<GroupActivity, 'store' | 'sold'> {
  skuStore: number
}

/** Pieces that an activity can still sell; never more than the stock of its SKU. */
export const leftPieces = ({ store, sold, skuStore }: GroupPieces): number =>
  Math.max(0, Math.min(store - sold, skuStore))

/**
 * Whether the pieces that are left fill a team with a buyer of `num`: one for each seat that is free then. Without them
 * the team can only fail (ADR 0104).
 * @param joined seats that are taken; 0 opens a team
 */
export const fillsTeam = (
  { people, ...pieces }: GroupPieces & Pick<GroupActivity, 'people'>,
  { num = 1, joined = 0 } = {},
): boolean => num + people - joined - 1 <= leftPieces(pieces)

/** When a team that opens now ends: after the hours of the activity, with the activity at the latest. */
export const teamEnd = ({ hours, endTime }: Pick<GroupActivity, 'hours' | 'endTime'>, now: number): number =>
  Math.min(now + hours * 3600, endTime)
