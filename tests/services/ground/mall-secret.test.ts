import { setTimeout } from 'node:timers/promises'
import { SharedDrops } from '@/lib/server/edge/shared-drops/shared-drops'
import { checkChain, sealNext } from '@/lib/server/ground/audit/seal-trail'
import { assertSecret, OtherSecret } from '@/lib/server/ground/mall-secret/assert-secret'
import { personKey } from '@/lib/server/ground/mall-secret/person-key'
import { rotateSecret } from '@/lib/server/ground/mall-secret/rotate-secret'
import { runningInstances } from '@/lib/server/ground/mall-secret/sql'
import { seal, unseal } from '@/lib/server/ground/seal'
import { keyPair } from '@/lib/server/people/secret-fields/key-pair'
import { checkBooks } from '@/lib/server/trade/books/check-books'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { idNumber } from '../../fixtures/engine/id-numbers'
import { programmeOf } from '../../fixtures/engine/programme'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
const programme = programmeOf(mall, make)
const secretOf = (text: string) => new TextEncoder().encode(text.repeat(3))
const [second, third] = [secretOf('another key for the mall'), secretOf('a third key of this mall')]

const start = (secret: Uint8Array) => assertSecret(mall.db, secret, mall.now())
const rotate = (from: Uint8Array, to: Uint8Array) =>
  rotateSecret(mall.db.unhurried, { from, to, now: mall.now() })

describe('the key of a database', () => {
  beforeEach(() => mall.empty())

  it('is that of the first start; another one ends the start with a sentence', async () => {
    await start(mall.secret)
    await start(mall.secret)
    await expect(start(second)).rejects.toThrow(OtherSecret)
    await expect(start(second)).rejects.toThrow(
      /^MALL_SECRET is not the key that this database belongs to: .* rotate$/,
    )
    await start(mall.secret)
  })

  it('is one for all instances that start at once', async () => {
    const outcomes = await Promise.allSettled([second, third, second, third].map(start))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  })

  it('is not taken over by another one in a database that an earlier version has filled', async () => {
    await programme.open()
    await programme.verify((await make.member()).userId)
    await expect(start(second)).rejects.toThrow(OtherSecret)
    await start(mall.secret)
  })

  it('is stored as a fingerprint that does not tell it', async () => {
    await start(mall.secret)
    const stored = JSON.stringify(await mall.rows('select * from secret_fingerprint'))
    expect(stored).not.toContain(new TextDecoder().decode(mall.secret))
  })
})

describe('another key', () => {
  const sealedOf = async () =>
    mall.rows<{ name: string; number: string; person: string }>(
      'select sealed_name as name, sealed_number as number, person_key as person from identities order by identity_id',
    )
  const papers = async () =>
    mall.rows<{ id: string; account: string }>(
      'select sealed_legal_id as id, sealed_bank_account as account from merchant_applications',
    )
  const personsOf = async (table: string) =>
    (await mall.rows<{ person: string }>(`select distinct person_key as person from ${table}`)).map(
      ({ person }) => person,
    )

  it('reads what the first one has sealed, knows its persons, and ends what is short-lived', async () => {
    await mall.empty()
    await start(mall.secret)
    await programme.open({ regions: [] })
    const { categoryId } = await programme.subsidyClass({ limit: 2 })
    const item = await programme.goods(categoryId, 300_000)
    const one = await buyer(mall, make)
    await programme.verify(one.userId, 41)
    await one.add(item, 1)
    await one.order()
    const closed = await make.member()
    await programme.verify(closed.userId, 42)
    await mall.rows(
      `update identities set state = 'lifted', sealed_name = '', sealed_number = '' where user_id = $1`,
      [closed.userId],
    )
    await mall.rows(
      `insert into merchant_applications (user_id, sealed_legal_id, sealed_bank_account, created, updated)
       values ($1, $2, '', 1, 1)`,
      [closed.userId, seal(mall.secret, idNumber(43), 'merchant')],
    )
    await mall.rows(
      `insert into desk_factors (user_id, kind, sealed_secret, since, created) values ($1, 'totp', $2, 1, 1)`,
      [one.userId, seal(mall.secret, 'ABCDEFGH', 'factor')],
    )
    await sealNext(mall)
    const { publicKey } = await keyPair(mall)
    const before = await sealedOf()
    await mall.call('GET', '/member/image/code')

    expect(await rotate(mall.secret, second)).toEqual({ identities: 1, applications: 1, persons: 2 })

    const [open, gone] = await sealedOf()
    expect(unseal(second, open?.number ?? '')).toBe(idNumber(41))
    expect(() => unseal(mall.secret, open?.number ?? '')).toThrow()
    expect(gone).toMatchObject({ name: '', number: '' })
    expect(gone?.person).not.toBe(before[1]?.person)
    const [factor] = await mall.rows<{ sealed: string }>('select sealed_secret as sealed from desk_factors')
    expect(unseal(second, factor?.sealed ?? '', 'factor')).toBe('ABCDEFGH')
    expect(await checkChain({ ...mall, secret: second }, 0)).toMatchObject({ problem: null, next: null })
    const [paper] = await papers()
    expect([unseal(second, paper?.id ?? '', 'merchant'), paper?.account]).toEqual([idNumber(43), ''])
    // Both persons are found again by their numbers, including the one whose number was deleted.
    const now = { db: mall.db, secret: second }
    expect([await personKey(now, idNumber(41)), await personKey(now, idNumber(42))]).toEqual([
      open?.person,
      gone?.person,
    ])
    expect(await personsOf('subsidy_ledger')).toEqual([open?.person])
    expect(await personsOf('subsidy_quotas')).toEqual([open?.person])
    const ofSubsidies = (await checkBooks(mall)).filter(({ name }) => name.startsWith('subsid'))
    expect(ofSubsidies.length).toBeGreaterThan(0)
    expect(ofSubsidies.flatMap(({ ids }) => ids)).toEqual([])
    expect(await mall.rows('select from one_time_codes')).toHaveLength(0)
    // The key of the sign-in fields stays the same, so open pages continue to work.
    const other = { ...mall, secret: second, db: Object.create(mall.db) as typeof mall.db }
    expect((await keyPair(other)).publicKey).toBe(publicKey)
    await start(second)
    await expect(start(mall.secret)).rejects.toThrow(OtherSecret)
    expect(await mall.rows(`select event from audit_rows where event = 'rotateSecret'`)).toHaveLength(1)
    // The ledger still rejects changes.
    await expect(mall.rows(`update subsidy_ledger set person_key = 'x'`)).rejects.toThrow()

    await rotate(second, third)
    const last = await sealedOf()
    expect(await personKey({ db: mall.db, secret: third }, idNumber(42))).toBe(last[1]?.person)
  })

  it('still meets the person who is verified elsewhere', async () => {
    await mall.empty()
    await start(mall.secret)
    await programme.open()
    await programme.verify((await make.member()).userId, 51)
    await rotate(mall.secret, second)
    const { verifyIdentity } = await import('@/lib/server/ground/identity/verify-identity')
    const claim = { name: '林知夏', number: idNumber(51) }
    await expect(
      verifyIdentity({ ...mall, secret: second }, (await make.member()).userId, claim, true),
    ).rejects.toThrow('该身份信息已被其他账号认证')
  })

  it('changes nothing from a wrong key, and nothing when something cannot be read', async () => {
    await mall.empty()
    await start(mall.secret)
    await programme.open()
    await programme.verify((await make.member()).userId, 61)
    await programme.verify((await make.member()).userId, 62)
    const before = await sealedOf()
    await expect(rotate(second, third)).rejects.toThrow(OtherSecret)
    await mall.rows(`update identities set sealed_name = 'v1.broken' where person_key = $1`, [
      before[1]?.person,
    ])
    const broken = await sealedOf()
    await expect(rotate(mall.secret, second)).rejects.toThrow()
    expect(await sealedOf()).toEqual(broken)
    await start(mall.secret)
  })

  /** An instance connects, and its connection ends, some time after the call. */
  async function instancesAre(count: number): Promise<void> {
    while ((await mall.db.run(runningInstances, []))[0]?.instances !== count) await setTimeout(20)
  }

  it('waits until no instance runs', async () => {
    if (mall.db.kind !== 'postgres') return
    await mall.empty()
    await start(mall.secret)
    const shared = await SharedDrops.open({ db: mall.db.unhurried, now: mall.now, drop: async () => {} })
    await instancesAre(1)
    await expect(rotate(mall.secret, second)).rejects.toThrow('Stop all instances first')
    await shared.close()
    await instancesAre(0)
    await rotate(mall.secret, second)
  })
})
