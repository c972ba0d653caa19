import { mkdtempSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPersonal, sealPersonal } from '@/lib/server/ground/audit/personal-fields'
import { recordAudits } from '@/lib/server/ground/audit/record-audit'
import { checkChain, sealNext } from '@/lib/server/ground/audit/seal-trail'
import { assertSecret } from '@/lib/server/ground/mall-secret/assert-secret'
import { rotateSecret } from '@/lib/server/ground/mall-secret/rotate-secret'
import { createMember } from '@/lib/server/people/account/create-member'
import { lockMember } from '@/lib/server/people/account/lock-member'
import { eraseNextDue } from '@/lib/server/people/personal-data/closing'
import { completeErasedFile, erasedFile, repeatErasures } from '@/lib/server/people/personal-data/erased-file'
import { checkBooks } from '@/lib/server/trade/books/check-books'
import { builders } from '../../../fixtures/engine/builders'
import { buyer } from '../../../fixtures/engine/buyer'
import { memberWithLife, personalMarks, tablesWith } from '../../../fixtures/engine/personal-life'
import { programmeOf } from '../../../fixtures/engine/programme'
import { staff } from '../../../fixtures/engine/staff'
import { testMall } from '../../../fixtures/engine/test-mall'

const folder = mkdtempSync(join(tmpdir(), 'mall-erasure-'))
const mall = testMall({ MALL_DATA_DIR: folder, MALL_PAY_TEST: '1' })
const make = builders(mall)
const programme = programmeOf(mall, make)
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  await mall.empty()
  await rm(erasedFile(folder), { force: true })
})

const week = 7 * 24 * 3600
const ask = (token: string, form: Record<string, unknown> = { is_delete: 1 }) =>
  mall.call<{ status: boolean; msg: string }>('DELETE', '/member', form, { token })
const closingOf = async (token: string) =>
  (await mall.call<{ closing: { due: number; refusal: string } }>('GET', '/member/security', {}, { token }))
    .data.closing
const isErased = async (userId: number) =>
  (await mall.rows(`select 1 from members where user_id = $1 and mobile = 'closed-' || user_id`, [userId]))
    .length > 0

async function erase(token: string): Promise<void> {
  expect((await ask(token)).data.status).toBe(true)
  mall.travel(week)
  while (await eraseNextDue(mall));
}

describe('a member who is erased', () => {
  it('is in no table any more, and ledgers, orders and the books stay', async () => {
    await programme.open()
    const life = await memberWithLife(mall, make, programme)
    const marks = [...personalMarks, life.mobile]
    expect(await tablesWith(mall, marks)).toEqual(
      expect.arrayContaining([
        'addresses',
        'aftersales',
        'invoices',
        'members',
        'orders',
        'rates',
        'wechat_accounts',
      ]),
    )
    await erase(life.token)
    expect(await tablesWith(mall, marks)).toEqual([])
    expect(
      await mall.rows(
        'select order_id, total_fee, receiver_city, receiver_name from orders where user_id = $1',
        [life.userId],
      ),
    ).toEqual([
      { order_id: life.orderId, total_fee: 5000, receiver_city: '杭州市', receiver_name: '已注销用户' },
    ])
    expect(await mall.rows('select number, amount, company_title from invoices')).toEqual([
      { number: '1024', amount: 5000, company_title: '已注销用户' },
    ])
    expect(await mall.rows('select content, rate_pic, username from rates')).toEqual([
      { content: '很好用', rate_pic: [], username: '已注销用户' },
    ])
    expect(await mall.rows('select 1 from uploads')).toEqual([])
    expect(
      await mall.rows(
        `select sealed_name, sealed_number, masked_name, state, person_key <> '' as known from identities`,
      ),
    ).toEqual([{ sealed_name: '', sealed_number: '', masked_name: '', state: 'lifted', known: true }])
    expect(mall.dropped).toContain(`goods:${life.goodsId}`)
  })

  it('is signed out, and the number may sign up as another member', async () => {
    const { token, userId, mobile } = await memberWithLife(mall, make)
    await erase(token)
    expect((await mall.call('GET', '/member', {}, { token })).status).toBe(401)
    expect(await createMember(mall, { mobile })).not.toBe(userId)
  })

  it('stores nothing with a call that was on its way: its lock and its order are refused', async () => {
    const { token, userId, orderId } = await memberWithLife(mall, make)
    await erase(token)
    await expect(mall.db.transaction((tx) => lockMember(tx, userId))).rejects.toMatchObject({ status: 401 })
    const columns = await mall.rows<{ list: string }>(
      `select string_agg(column_name, ', ') as list from information_schema.columns
        where table_schema = 'public' and table_name = 'orders' and column_name <> 'order_id'`,
    )
    const list = columns[0]?.list ?? ''
    await expect(
      mall.rows(
        `insert into orders (order_id, ${list}) select 'later', ${list} from orders where order_id = $1 returning 1`,
        [orderId],
      ),
    ).rejects.toThrow('closed')
  })
})

describe('personal fields of the audit trail', () => {
  const entryAbout = (member: number) => ({
    actor: { kind: 'operator' as const, id: 1 },
    event: 'importMember',
    subject: 'member',
    subjectId: member,
    before: { username: '林*', points: 1 },
    after: { username: '林晚*', points: 2 },
    member,
    personal: ['username'],
  })
  const record = (...members: number[]) =>
    mall.db.transaction(async (tx) =>
      recordAudits(tx, await sealPersonal(tx, mall.secret, members.map(entryAbout)), mall.now()),
    )
  const opened = async () =>
    openPersonal(
      mall.db,
      mall.secret,
      await mall.rows<{ before: Record<string, unknown>; after: Record<string, unknown> }>(
        `select before, after from audit_rows where event = 'importMember' order by audit_id`,
      ),
    )

  it('are sealed for everyone but the desk, and unreadable once the member is erased, with the chain whole', async () => {
    const [one, other] = [await make.member(), await make.member()]
    await record(one.userId, other.userId)
    while (await sealNext(mall));
    expect(await tablesWith(mall, ['林晚*'])).toEqual([])
    const readable = { before: { username: '林*', points: 1 }, after: { username: '林晚*', points: 2 } }
    expect(await opened()).toEqual([readable, readable])
    await erase(one.token)
    while (await sealNext(mall));
    expect(await opened()).toEqual([
      { before: { username: '（已删除）', points: 1 }, after: { username: '（已删除）', points: 2 } },
      readable,
    ])
    expect(await mall.rows('select user_id from member_keys')).toEqual([{ user_id: other.userId }])
    expect(await checkChain(mall, 0)).toMatchObject({ problem: null })
  })

  it('are not written for a member who was erased before', async () => {
    const { token, userId } = await make.member()
    await erase(token)
    await record(userId)
    expect(await opened()).toEqual([
      { before: { username: '（已删除）', points: 1 }, after: { username: '（已删除）', points: 2 } },
    ])
    expect(await mall.rows('select 1 from member_keys')).toEqual([])
  })

  it('have one key when two transactions make it at once', async () => {
    const { userId } = await make.member()
    await Promise.all([record(userId), record(userId), record(userId)])
    expect(await mall.rows('select user_id from member_keys')).toHaveLength(1)
    expect((await opened()).map(({ after }) => after)).toEqual(
      Array.from({ length: 3 }, () => ({ username: '林晚*', points: 2 })),
    )
  })

  it('are read with the next key of the mall', async () => {
    await assertSecret(mall.db, mall.secret, mall.now())
    const { userId } = await make.member()
    await record(userId)
    const to = new TextEncoder().encode('another key of the mall, which is long enough')
    await rotateSecret(mall.db.unhurried, { from: mall.secret, to, now: mall.now() })
    const rows = await mall.rows<{ before: null; after: Record<string, unknown> }>(
      `select null as before, after from audit_rows where event = 'importMember'`,
    )
    expect((await openPersonal(mall.db, to, rows))[0]?.after).toEqual({ username: '林晚*', points: 2 })
  })

  it('seal the note on an order, which the desk reads in the order and in the trail', async () => {
    const shopper = await buyer(mall, make)
    const { order_id: orderId } = await shopper.orderItem(await make.goods({ price: 100, store: 5 }), 1)
    const desk = await staff(mall, make)
    await desk.call('POST', '/order/remark', { order_id: orderId, remark: '买家要求晚上送' })
    const [row] = await mall.rows<{ after: string }>(
      `select after::text as after from audit_rows where event = 'remark'`,
    )
    expect(row?.after).not.toContain('晚上')
    const { audit } = await desk.call<{ audit: { event: string; after: object }[] }>(
      'GET',
      `/order/${orderId}`,
    )
    expect(audit.find(({ event }) => event === 'remark')?.after).toEqual({ remark: '买家要求晚上送' })
    const { list } = await desk.call<{ list: { after: object }[] }>('GET', '/audit', { event: 'remark' })
    expect(list[0]?.after).toEqual({ remark: '买家要求晚上送' })
    const { file } = await desk.call<{ file: string }>('GET', '/audit/export', { event: 'remark' })
    expect(file).toContain('买家要求晚上送')
  })
})

describe('a request to be erased', () => {
  it('is done after seven days, once for several requests, and can be withdrawn before', async () => {
    const { token, userId } = await make.member()
    const [first, second] = await Promise.all([ask(token), ask(token)])
    expect([first.data.status, second.data.status]).toEqual([true, true])
    expect(first.data.msg).toContain('在此之前可以撤销')
    const { due } = await closingOf(token)
    expect(due).toBe(mall.now() + week)
    mall.travel(3600)
    await ask(token)
    expect((await closingOf(token)).due).toBe(due)
    expect(await eraseNextDue(mall)).toBe(false)
    const withdraw = () => mall.call('POST', '/member/closing/withdraw', {}, { token })
    expect((await withdraw()).data).toEqual({ status: true })
    expect((await withdraw()).data).toMatchObject({ message: '没有可以撤销的注销申请' })
    mall.travel(week)
    expect(await eraseNextDue(mall)).toBe(false)
    expect(await isErased(userId)).toBe(false)
    const events = await mall.rows<{ event: string }>('select event from audit_rows order by audit_id')
    expect(events.map(({ event }) => event)).toEqual(['requestErasure', 'withdrawErasure'])
  })

  it('is not done when something was begun meanwhile, and the member reads what', async () => {
    const shopper = await buyer(mall, make)
    await ask(shopper.token)
    const { order_id: orderId } = await shopper.orderItem(await make.goods({ price: 100, store: 5 }), 1)
    mall.travel(week)
    expect(await eraseNextDue(mall)).toBe(true)
    expect(await isErased(shopper.userId)).toBe(false)
    const sentence = '订单完成之前，无法注销会员。如有疑问，请联系客服'
    expect(await closingOf(await mall.tokenFor(shopper.userId))).toEqual({ due: 0, refusal: sentence })
    expect(await eraseNextDue(mall)).toBe(false)
    await mall.rows(`update orders set order_status = 'CANCEL' where order_id = $1 returning 1`, [orderId])
    await ask(await mall.tokenFor(shopper.userId))
    mall.travel(week)
    await eraseNextDue(mall)
    expect(await isErased(shopper.userId)).toBe(true)
  })

  it.each([
    [
      'an after-sale',
      '售后处理完',
      'update aftersales set aftersales_status = 0, progress = 0 where user_id = $1',
    ],
    ['an invoice that is asked for', '发票开具', `update invoices set status = 'pending' where user_id = $1`],
    ['stored value', '储值余额用完', 'update members set deposit = 100 where user_id = $1'],
    [
      'an application under review',
      '入驻申请审核完',
      `insert into merchant_applications (user_id, state, created, updated) values ($1, 'review', 1, 1)`,
    ],
    ['the post of staff', '员工账号', 'update members set is_staff = true where user_id = $1'],
  ])('is refused with %s, which its sentence names', async (_, words, sql) => {
    const { token, userId } = await memberWithLife(mall, make)
    await mall.rows(`${sql} returning 1`, [userId])
    const { data } = await ask(token)
    expect(data).toEqual({ status: false, msg: expect.stringContaining(words) })
    expect((await ask(token, {})).data).toEqual(data)
  })

  it('never erases a member with an order that is placed at the same moment', async () => {
    const shoppers = await Promise.all(Array.from({ length: 6 }, () => buyer(mall, make)))
    const item = await make.goods({ price: 100, store: 50 })
    for (const { token } of shoppers) await ask(token)
    mall.travel(week)
    const orders = await Promise.all([
      ...shoppers.map(async ({ orderItem, userId }) => ({ userId, order: await orderItem(item, 1) })),
      ...shoppers.map(async () => {
        await eraseNextDue(mall)
        return null
      }),
    ])
    while (await eraseNextDue(mall));
    for (const { userId, order } of orders.filter((one) => one !== null)) {
      // Either the order was first and keeps the member, or the member is gone and has no order.
      const isPlaced = order.order_id !== undefined
      expect([userId, await isErased(userId)]).toEqual([userId, !isPlaced])
      expect(await mall.rows('select 1 from orders where user_id = $1', [userId])).toHaveLength(
        isPlaced ? 1 : 0,
      )
    }
    expect((await checkBooks(mall)).filter(({ ids }) => ids.length > 0)).toEqual([])
  })
})

describe('a restored older backup', () => {
  it('has those erased again who were erased since, and nobody else who has their id', async () => {
    const [one, other] = [await memberWithLife(mall, make), await make.member()]
    const backup = await mall.rows<Record<string, unknown>>('select * from members where user_id = $1', [
      one.userId,
    ])
    await erase(one.token)
    expect(await readFile(erasedFile(folder), 'utf8')).toMatch(
      new RegExp(`^\\{"userId":${one.userId},"joined":\\d+,"erased":\\d+\\}\\n$`),
    )
    expect(await repeatErasures(mall)).toBe(0)
    // The rows of the backup; its list of erased members is older.
    await mall.rows(
      `update members set mobile = $2, username = $3, disabled = false where user_id = $1 returning 1`,
      [one.userId, backup[0]?.['mobile'], '林晚舟'],
    )
    await mall.rows('delete from erased_members returning 1')
    expect(await repeatErasures(mall)).toBe(1)
    expect(await isErased(one.userId)).toBe(true)
    expect(await tablesWith(mall, ['林晚舟'])).toEqual([])
    // Another member with an id of the list.
    await writeFile(
      erasedFile(folder),
      JSON.stringify({ userId: other.userId, joined: 5, erased: 6 }) + '\n{"userId"',
    )
    expect(await repeatErasures(mall)).toBe(0)
    expect(await isErased(other.userId)).toBe(false)
  })

  it('has a whole list on each instance', async () => {
    const { token, userId } = await make.member()
    await erase(token)
    await writeFile(erasedFile(folder), '{"userId":1,"joi')
    await completeErasedFile(mall)
    await completeErasedFile(mall)
    const lines = (await readFile(erasedFile(folder), 'utf8')).split('\n')
    expect(lines).toEqual(['{"userId":1,"joi', expect.stringContaining(`"userId":${userId},`) as string, ''])
  })
})

describe('an operator with a request by post', () => {
  const form = { reason: '2026年9月来信，已核对证件', confirm: '确认注销' }

  it('erases a member with a reason, after typing the words', async () => {
    const { userId, mobile } = await memberWithLife(mall, make)
    const desk = await staff(mall, make)
    expect(await desk.call('POST', '/member/erase', { ...form, mobile, confirm: '注销' })).toMatchObject({
      message: '请输入“确认注销”',
    })
    expect(await desk.call('POST', '/member/erase', { ...form, mobile, reason: ' ' })).toMatchObject({
      message: '请填写原因',
    })
    expect(await isErased(userId)).toBe(false)
    expect(await desk.call('POST', '/member/erase', { ...form, mobile })).toEqual({ user_id: userId })
    expect(await isErased(userId)).toBe(true)
    expect(await readFile(erasedFile(folder), 'utf8')).toContain(`"userId":${userId},`)
    expect(
      await mall.rows(
        'select actor_id, event, subject_id, reason from audit_rows order by audit_id desc limit 1',
      ),
    ).toEqual([
      {
        actor_id: String(desk.userId),
        event: 'eraseMember',
        subject_id: String(userId),
        reason: form.reason,
      },
    ])
    expect(await desk.call('POST', '/member/erase', { ...form, mobile })).toMatchObject({
      message: '会员不存在',
    })
  })

  it('is told what is open, and finds no people at the desk', async () => {
    const shopper = await buyer(mall, make)
    await shopper.orderItem(await make.goods({ price: 100, store: 5 }), 1)
    const [desk, merchant] = [await staff(mall, make), await make.member({ role: 'merchant' })]
    const mobileOf = (userId: number) => `139${String(userId).padStart(8, '0')}`
    expect(
      await desk.call('POST', '/member/erase', { ...form, mobile: mobileOf(shopper.userId) }),
    ).toMatchObject({ message: expect.stringContaining('订单完成之前') as string })
    expect(
      await desk.call('POST', '/member/erase', { ...form, mobile: mobileOf(merchant.userId) }),
    ).toMatchObject({ message: '会员不存在' })
  })
})
