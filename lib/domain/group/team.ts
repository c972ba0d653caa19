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
