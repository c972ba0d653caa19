/** States of a team with their labels: `team_status` of contract member §15. */
export const teamStatuses = { 1: '进行中', 2: '拼团成功', 3: '拼团失败' } as const
export type TeamStatus = 1 | 2 | 3

/** The people of a team. `people` are needed, `joined` have a seat, `paid` have paid for it. Times in epoch seconds. */
export interface TeamCounts {
  people: number
  joined: number
  paid: number
  status: TeamStatus
  endTime: number
}

type TeamChange = Pick<TeamCounts, 'joined' | 'paid' | 'status'>

/**
 * Events of a team (contract trade §12.3). The server applies the same changes as guarded updates:
 * - `join`: an order reserves a seat, only while the team is open and not full
 * - `leave`: the unpaid order of a seat is cancelled; an empty team fails, because its leader never paid
 * - `pay`: a seat is paid; the last one completes the team
 * - `expire`: its time is over
 * - `close`: its activity was closed
 */
export type TeamEvent = 'join' | 'leave' | 'pay' | 'expire' | 'close'

const changes: Record<TeamEvent, (team: TeamCounts, now: number) => TeamChange | null> = {
  join: (team, now) =>
    team.paid > 0 && team.joined < team.people && now < team.endTime
      ? { ...team, joined: team.joined + 1 }
      : null,
  leave: (team) =>
    team.joined > team.paid
      ? { ...team, joined: team.joined - 1, status: team.joined === 1 ? 3 : team.status }
      : null,
  pay: (team) =>
    team.paid < team.joined
      ? { ...team, paid: team.paid + 1, status: team.paid + 1 === team.people ? 2 : team.status }
      : null,
  expire: (team, now) => (now >= team.endTime ? { ...team, status: 3 } : null),
  close: (team) => ({ ...team, status: 3 }),
}

/**
 * The team after an event, or null when the event is not possible. A team that has succeeded or failed never changes.
 * A payment counts until the team is stored as failed, also when its time is over.
 * @param now epoch seconds
 */
export function teamAfter<T extends TeamCounts>(team: T, event: TeamEvent, now: number): T | null {
  const change = team.status === 1 ? changes[event](team, now) : null
  return change ? { ...team, joined: change.joined, paid: change.paid, status: change.status } : null
}

/** Number of people still missing: unpaid seats. */
export const missingPeople = ({ people, paid }: Pick<TeamCounts, 'people' | 'paid'>): number =>
  Math.max(0, people - paid)

/**
 * The status in which a team is shown: one whose time is over counts as failed, even before the job has ended it.
 * @param now epoch seconds
 */
export const shownTeamStatus = ({ status, endTime }: TeamCounts, now: number): TeamStatus =>
  status === 1 && now >= endTime ? 3 : status

/** `progress` of contract member §17: 1 coming soon, 2 ongoing, 3 success, 4 failed. */
export const teamProgress = (status: TeamStatus): 2 | 3 | 4 => (status === 1 ? 2 : status === 2 ? 3 : 4)
