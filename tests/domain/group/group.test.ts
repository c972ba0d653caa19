import {
  groupLimitText,
  groupPhase,
  groupProblem,
  groupSeconds,
  groupTexts,
  missingPeople,
  shownTeamStatus,
  teamEnd,
  teamProgress,
  type GroupActivity,
  type GroupRequest,
  type JoinedTeam,
} from '@/lib/domain/group'

const now = 1000
const activity: GroupActivity = {
  activityId: 1,
  activityName: '拼团',
  itemId: 7,
  goodsId: 7,
  price: 5000,
  people: 3,
  hours: 24,
  beginTime: 500,
  endTime: 100_000,
  store: 10,
  sold: 0,
  limitNum: 0,
  disabled: false,
}
const team: JoinedTeam = {
  people: 3,
  joined: 2,
  paid: 1,
  status: 1,
  endTime: 2000,
  leaderId: 1,
  isMember: false,
}
const request: GroupRequest = {
  userId: 2,
  itemIds: [7],
  num: 1,
  team,
  bought: 0,
  leads: false,
  skuStore: 100,
}

describe('a team', () => {
  it('is shown as failed once its time is over, and says how many people are missing', () => {
    expect(shownTeamStatus(team, 1999)).toBe(1)
    expect(shownTeamStatus(team, 2000)).toBe(3)
    expect(shownTeamStatus({ ...team, status: 2 }, 2000)).toBe(2)
    expect(missingPeople(team)).toBe(2)
    expect(([1, 2, 3] as const).map(teamProgress)).toEqual([2, 3, 4])
  })
})

describe('an activity', () => {
  it.each([
    [499, 1, 1],
    [500, 2, 99_500],
    [99_999, 2, 1],
    [100_000, 3, 0],
  ])('at %i is in phase %i with %i seconds left', (at, phase, seconds) => {
    expect([groupPhase(activity, at), groupSeconds(activity, at)]).toEqual([phase, seconds])
  })

  it('ends its teams after its hours, and with itself at the latest', () => {
    expect(teamEnd(activity, now)).toBe(now + 86_400)
    expect(teamEnd(activity, 99_000)).toBe(100_000)
  })
})

describe('a group order', () => {
  it.each<[string, Partial<GroupActivity> | null, Partial<GroupRequest>, string | null]>([
    ['joins a team', {}, {}, null],
    ['opens a team', {}, { team: null }, null],
    ['of an unknown activity', null, {}, groupTexts.closed],
    ['of a disabled activity', { disabled: true }, {}, groupTexts.closed],
    ['before the begin', { beginTime: now + 1 }, {}, groupTexts.early],
    ['at the end', { endTime: now }, {}, groupTexts.over],
    ['of another SKU', {}, { itemIds: [8] }, groupTexts.otherItem],
    ['of two SKUs', {}, { itemIds: [7, 8] }, groupTexts.otherItem],
    ['for an unknown team', {}, { team: undefined }, groupTexts.noTeam],
    ['of the leader', {}, { userId: 1 }, groupTexts.ownTeam],
    ['of somebody who is in the team', {}, { team: { ...team, isMember: true } }, groupTexts.joined],
    ['for a full team', {}, { team: { ...team, joined: 3 } }, groupTexts.full],
    ['for a team that succeeded', {}, { team: { ...team, status: 2 } }, groupTexts.full],
    ['for a team that failed', {}, { team: { ...team, status: 3 } }, groupTexts.teamOver],
    ['for a team whose time is over', {}, { team: { ...team, endTime: now } }, groupTexts.teamOver],
    ['for a team whose leader has not paid', {}, { team: { ...team, paid: 0 } }, groupTexts.unpaidTeam],
    ['opens a second team', {}, { team: null, leads: true }, groupTexts.leads],
    ['joins while leading another team', {}, { leads: true }, null],
    ['above the limit', { limitNum: 2 }, { bought: 2 }, groupLimitText(2)],
    ['within the limit', { limitNum: 2 }, { bought: 1 }, null],
    ['for the last piece', { sold: 9 }, {}, null],
    ['opens a team with a piece for each member', { sold: 7 }, { team: null }, null],
    ['opens a team that could never fill', { sold: 8 }, { team: null }, groupTexts.tooFew],
    ['opens a team that its SKU could never fill', {}, { team: null, skuStore: 2 }, groupTexts.tooFew],
    ['opens a team with too many pieces', { sold: 7 }, { team: null, num: 2 }, groupTexts.tooMany],
    ['for more than the rest', { sold: 9 }, { num: 2 }, groupTexts.tooMany],
    ['for more than the stock', {}, { num: 2, skuStore: 1 }, groupTexts.tooMany],
    ['without a piece', { sold: 10 }, {}, groupTexts.soldOut],
    ['without stock', {}, { skuStore: 0 }, groupTexts.soldOut],
    ['with a piece for the seat behind it', { sold: 8 }, { team: { ...team, joined: 1 } }, null],
    ['without one', { sold: 9 }, { team: { ...team, joined: 1 } }, groupTexts.tooFew],
    ['without stock for it', {}, { team: { ...team, joined: 1 }, skuStore: 1 }, groupTexts.tooFew],
    ['that takes it', { sold: 8 }, { team: { ...team, joined: 1 }, num: 2 }, groupTexts.tooMany],
  ])('%s', (_what, changed, values, problem) => {
    const offer = changed && { ...activity, ...changed }
    expect(groupProblem(offer, { ...request, ...values }, now)).toBe(problem)
  })
})
