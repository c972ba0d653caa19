import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { members } from '@/lib/server/ground/db/schema'
import { createMember } from '@/lib/server/people/account/create-member'
import { testMall } from '../../fixtures/engine/test-mall'

const mobile = '13910000001'
const email = 'reed@example.com'
const workId = '300001'
const password = 'Mall2026'
const rounds = 24

const mall = testMall()
beforeAll(async () => {
  await createMember(mall, { mobile, password })
  await mall.db.orm
    .update(members)
    .set({ isStaff: true, workId, loginEmail: email, emailVerified: mall.now() })
    .where(eq(members.mobile, mobile))
})

const signIn = (username: string, text: string) =>
  mall.call<{ token?: string; message?: string }>('POST', '/login', { username, password: text })

const storedHash = async () => {
  const [row] = await mall.db.orm.select().from(members).where(eq(members.mobile, mobile))
  return row?.passwordHash ?? ''
}

/** The share of pairs in which the first is the slower one; 0.5 when the two cannot be distinguished. */
function slowerShare(first: readonly number[], second: readonly number[]): number {
  const pairs: number[] = first.flatMap((one) =>
    second.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)),
  )
  return pairs.reduce((sum, one) => sum + one, 0) / pairs.length
}

interface Way {
  /** A name that the mall knows. */
  known: string
  /** An unknown name, another one in each round: guesses are counted by name. */
  unknown: (round: number) => string
  ask: (name: string) => Promise<string | undefined>
  refusal: string
}

const unknownNumber = (round: number) => `1392${String(round).padStart(7, '0')}`
const messageOf = async (path: string, params: Record<string, unknown>) =>
  (await mall.call<{ message?: string }>('POST', path, params)).data.message

const ways: Record<string, Way> = {
  'a password': {
    known: mobile,
    unknown: unknownNumber,
    ask: async (name) => (await signIn(name, 'Wrong2026')).data.message,
    refusal: '用户名或密码错误',
  },
  'a password of an e-mail account': {
    known: email,
    unknown: (round) => `reed${round}@example.com`,
    ask: async (name) => (await signIn(name, 'Wrong2026')).data.message,
    refusal: '用户名或密码错误',
  },
  'the code of a mail': {
    known: email,
    unknown: (round) => `rush${round}@example.com`,
    ask: (name) => messageOf('/login', { username: name, check_type: 'email_otp', vcode: '000000' }),
    refusal: '邮箱验证码错误',
  },
  'the code of a forgotten password': {
    known: mobile,
    unknown: unknownNumber,
    ask: (name) =>
      messageOf('/member/reset/password', { mobile: name, password: 'Fresh2026', vcode: '000000' }),
    refusal: '短信验证码错误',
  },
  'the code of staff': {
    known: workId,
    unknown: (round) => String(900_000 + round),
    ask: (name) => messageOf('/staff.dologin', { work_id: name, vcode: '000000', license: 1 }),
    refusal: '短信验证码错误',
  },
}

describe.each(Object.entries(ways))('%s', (_way, { known, unknown, ask, refusal }) => {
  it('that is refused does not tell by its time who has an account', async () => {
    const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    const measure = async (kind: keyof typeof took, name: string) => {
      const started = performance.now()
      expect(await ask(name)).toBe(refusal)
      took[kind].push(performance.now() - started)
    }
    // The first sign-in also computes the hash with which unknown numbers are compared.
    await ask(unknown(99_999))
    for (let round = 0; round < rounds; round++) {
      mall.travel(600)
      // Alternately, so that a busy machine slows both down equally.
      const first = () => measure('known', known)
      const second = () => measure('unknown', unknown(round))
      for (const one of round % 2 ? [first, second] : [second, first]) await one()
    }
    const share = slowerShare(took.known, took.unknown)
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.8)
  }, 60_000)
})

it('passwords are stored as argon2id with 64 MiB and three passes', async () => {
  expect(await storedHash()).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
})

it('a hash of another cost is replaced at the next sign-in, and only by the right password', async () => {
  mall.travel(600)
  const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  await mall.db.orm.update(members).set({ passwordHash }).where(eq(members.mobile, mobile))
  await signIn(mobile, 'Wrong2026')
  expect(await storedHash()).toBe(passwordHash)
  expect((await signIn(mobile, password)).data.token).toEqual(expect.any(String))
  expect(await storedHash()).toMatch(/m=65536,t=3,p=1/)
  expect((await signIn(mobile, password)).data.token).toEqual(expect.any(String))
})

it('a member who came by sms code has no password, and none signs in', async () => {
  await createMember(mall, { mobile: '13910000002' })
  expect((await signIn('13910000002', '-')).data.message).toBe('用户名或密码错误')
})
