import { invalidateTurnedNotices } from '@/lib/server/content/notice/invalidate-turned'
import { builders } from '../../fixtures/engine/builders'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Notices as the desk writes them and shoppers see them (contract operator §10). */

const mall = testMall()
const make = builders(mall)

interface Notice {
  notice_id: number
  title: string
  state: string
  version: number
  is_on: number
  content: string
  message?: string
}
interface Saved {
  saved: boolean
  conflicts: { field: string; by: string }[]
  notice: Notice
  message?: string
}

let desk: Staff
beforeEach(async () => {
  await mall.empty()
  desk = await staff(mall, make)
})

const text = { title: '春节放假安排', content: '<p>除夕至初六暂停发货</p>' }
const add = (fields: object = {}) => desk.call<Notice>('POST', '/notices', { ...text, ...fields })
const change = ({ notice_id, version }: Notice, fields: object, person = desk) =>
  person.call<Saved>('PUT', '/notices', { notice_id, version, ...fields })
const titles = async (state: string) =>
  (await desk.call<{ list: Notice[] }>('GET', '/notices', { state })).list.map(({ title }) => title)
const shown = async () =>
  (await mall.call<{ list: Notice[] }>('GET', '/site/notices')).data.list.map(({ title }) => title)
const shownText = async (id: number) => (await mall.call<Notice>('GET', `/site/notices/${id}`)).data
/** The tags that a piece of work drops. */
async function dropsOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = mall.dropped.length
  await work()
  return mall.dropped.slice(before)
}

it('are shown at once, in their sequence, with their text', async () => {
  const first = await add({ sort: 2 })
  await add({ title: '系统升级', sort: 1 })
  expect(first).toMatchObject({ state: 'shown', version: 1, is_on: 1 })
  expect(await shown()).toEqual(['系统升级', '春节放假安排'])
  expect(await shownText(first.notice_id)).toMatchObject(text)
})

it('have a beginning and an end, and shoppers see nothing before and after', async () => {
  const now = mall.now()
  const soon = await add({ title: '未来', begin_time: now + 60, end_time: now + 120 })
  const past = await add({ title: '过去', begin_time: now - 120, end_time: now - 60 })
  expect([soon.state, past.state]).toEqual(['scheduled', 'ended'])
  expect(await shown()).toEqual([])
  expect(await shownText(soon.notice_id)).toMatchObject({ message: '公告不存在' })
  expect([await titles('scheduled'), await titles('ended')]).toEqual([['未来'], ['过去']])
  expect(await add({ begin_time: now + 60, end_time: now + 60 })).toMatchObject({
    message: '结束时间必须晚于开始时间',
  })
  expect((await change(soon, { end_time: now + 30 })).message).toBe('结束时间必须晚于开始时间')
})

it('are cleaned, and refused without words or with pictures from elsewhere', async () => {
  const { notice_id } = await add({ content: '<p onclick="x()">好<script>alert(1)</script></p>' })
  expect((await shownText(notice_id)).content).toBe('<p>好</p>')
  expect((await add({ title: ' ' })).message).toBe('请填写公告标题')
  expect((await add({ title: '长'.repeat(61) })).message).toBe('标题不能超过60个字')
  expect((await add({ content: '<p> </p>' })).message).toBe('请填写公告内容')
  expect((await add({ content: '<p><img src="/api/logout"></p>' })).message).toBe('请填写公告内容')
  expect((await add({ content: '<p>好<img src="http://cdn.example.com/a.jpg"></p>' })).message).toBe(
    'http:// 开头的图片和视频不会显示，请上传，或改用 https:// 开头的地址',
  )
})

it('of two people on one notice no field is lost', async () => {
  const other = await staff(mall, make)
  const notice = await add()
  expect(await change(notice, { title: '春节放假通知' })).toMatchObject({ saved: true })
  expect(await change(notice, { sort: 5 }, other)).toMatchObject({
    saved: true,
    notice: { title: '春节放假通知' },
  })
  const late = await change(notice, { title: '放假' }, other)
  expect(late).toMatchObject({ saved: false, conflicts: [{ field: 'title' }] })
  expect(await change(notice, { title: '放假', overwrite: '["title"]' }, other)).toMatchObject({
    saved: true,
  })
  expect(await shown()).toEqual(['放假'])
})

it('are turned on and off together, or not at all', async () => {
  const [one, two] = [await add({ title: '一' }), await add({ title: '二' })]
  const turn = (ids: number[], is_on: boolean) =>
    desk.call<{ changed: number; same: number; message?: string }>('POST', '/notices/bulk', {
      notice_id: ids,
      is_on,
    })
  expect((await turn([one.notice_id, 999], false)).message).toBe('公告不存在')
  expect(await shown()).toEqual(['二', '一'])
  expect(await turn([one.notice_id, two.notice_id, one.notice_id], false)).toEqual({ changed: 2, same: 0 })
  expect(await shown()).toEqual([])
  expect(await titles('off')).toEqual(['二', '一'])
  expect(await turn([one.notice_id], true)).toEqual({ changed: 1, same: 0 })
  expect(await turn([one.notice_id], true)).toEqual({ changed: 0, same: 1 })
  // Whoever still sees the notice on is told.
  expect(await change(two, { is_on: true })).toMatchObject({ saved: false, conflicts: [{ field: 'is_on' }] })
})

it('are deleted into the recycle bin, and come back switched off', async () => {
  const { notice_id } = await add()
  expect(await desk.call('DELETE', `/notices/${notice_id}`)).toEqual({ status: true })
  expect([await shown(), await titles('deleted')]).toEqual([[], ['春节放假安排']])
  expect(await desk.call('DELETE', `/notices/${notice_id}`)).toMatchObject({ message: '公告不存在' })
  expect((await change({ notice_id, version: 1 } as Notice, { sort: 1 })).message).toBe('公告不存在')
  expect(await desk.call('POST', '/notices/restore', { notice_id })).toEqual({ status: true })
  expect([await shown(), await titles('off')]).toEqual([[], ['春节放假安排']])
  expect(await desk.call('POST', '/notices/restore', { notice_id })).toMatchObject({ message: '公告不存在' })
})

it('are at most 200', async () => {
  await mall.rows(
    `insert into notices (title, created, updated) select 'x', 1, 1 from generate_series(1, 200) returning 1`,
  )
  expect((await add()).message).toBe('最多200条公告，请先删除不用的')
  expect(await shown()).toHaveLength(20)
})

it('drop the pages that show them, and those only when one begins or ends', async () => {
  const now = mall.now()
  const later = await add({ begin_time: now + 10, end_time: now + 20 })
  expect(later.state).toBe('scheduled')
  const turned = (since: number, until: number) => dropsOf(() => invalidateTurnedNotices(mall, since, until))
  expect(await turned(now, now + 9)).toEqual([])
  expect(await turned(now + 9, now + 10)).toEqual(['notices'])
  expect(await turned(now + 10, now + 19)).toEqual([])
  expect(await turned(now + 19, now + 20)).toEqual(['notices'])
})
