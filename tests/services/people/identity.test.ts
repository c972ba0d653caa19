import * as tables from '@/lib/server/ground/db/schema'
import { seal, unseal } from '@/lib/server/ground/seal'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { idNumber } from '../../fixtures/engine/id-numbers'
import { testMall } from '../../fixtures/engine/test-mall'

const refused = idNumber(999)
const mall = testMall({ MALL_IDENTITY_REFUSED: `${idNumber(998)},${refused}` })
const make = builders(mall)

interface Identity {
  verified: boolean
  name: string
  id_number: string
  message?: string
}
const verify = async (token: string, params: Record<string, unknown>) =>
  (
    await mall.call<Identity>(
      'POST',
      '/subsidy/identity',
      { name: '林知夏', consent: 'true', ...params },
      { token },
    )
  ).data

describe('verifying an identity', () => {
  it('answers it masked and stores it encrypted', async () => {
    const { token, userId } = await make.member()
    const number = idNumber(1)
    expect((await mall.call<Identity>('GET', '/subsidy/identity', {}, { token })).data).toEqual({
      verified: false,
      name: '',
      id_number: '',
      verified_time: 0,
    })
    const answer = {
      verified: true,
      name: '林*夏',
      id_number: `330***********${number.slice(-4)}`,
      verified_time: mall.now(),
    }
    expect(await verify(token, { id_number: ` ${number.slice(0, 6)} ${number.slice(6)} ` })).toEqual(answer)
    expect((await mall.call('GET', '/subsidy/identity', {}, { token })).data).toEqual(answer)
    const rows = await mall.rows<Record<string, unknown>>('select * from identities')
    const text = JSON.stringify(rows)
    expect(text).not.toContain(number)
    expect(text).not.toContain('林知夏')
    const row = (await mall.db.orm.select().from(tables.identities)).find((one) => one.userId === userId)
    expect(unseal(mall.secret, row?.sealedNumber ?? '')).toBe(number)
    expect(unseal(mall.secret, row?.sealedName ?? '')).toBe('林知夏')
  })

  test.each([
    [{ id_number: '123' }, '身份证号码不正确'],
    [{ id_number: idNumber(2), consent: '' }, '请阅读并同意身份信息授权'],
    [{ id_number: idNumber(2, '20200101') }, '未满18周岁，不能领取补贴'],
    [{ id_number: refused }, '身份信息核验未通过，请核对后重试'],
    [{ id_number: undefined }, '请填写身份证号码'],
    [{ id_number: idNumber(2), name: 'x'.repeat(31) }, '姓名格式不正确'],
  ])('refuses %j', async (params, message) => {
    const { token } = await make.member()
    expect((await verify(token, params)).message).toBe(message)
  })

  it('needs a member', async () => {
    expect((await mall.call('POST', '/subsidy/identity', {})).status).toBe(401)
    expect((await mall.call('GET', '/subsidy/mine')).status).toBe(401)
  })

  it('gives one person to one of several accounts that claim at once', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => make.member()))
    const answers = await Promise.all(members.map(({ token }) => verify(token, { id_number: idNumber(3) })))
    expect(answers.filter(({ verified }) => verified)).toHaveLength(1)
    expect(answers.filter(({ message }) => message === '该身份信息已被其他账号认证')).toHaveLength(4)
  })

  it('gives one member one of several persons that are claimed at once', async () => {
    const { token } = await make.member()
    const answers = await Promise.all(
      [4, 5, 6].map((serial) => verify(token, { id_number: idNumber(serial) })),
    )
    expect(answers.filter(({ verified }) => verified)).toHaveLength(1)
    expect(answers.filter(({ message }) => message === '您已完成实名认证')).toHaveLength(2)
  })

  it('is limited', async () => {
    const { token } = await make.member()
    for (let at = 0; at < 10; at++) await verify(token, { id_number: refused })
    expect((await verify(token, { id_number: idNumber(7) })).message).toBe('认证次数过多，请稍后再试')
    mall.travel(3600)
    expect((await verify(token, { id_number: idNumber(7) })).verified).toBe(true)
  })

  it('is nobody else’s: a member sees only the own identity', async () => {
    const one = await buyer(mall, make)
    await verify(one.token, { id_number: idNumber(8) })
    const other = await buyer(mall, make)
    expect(await other.call('GET', '/subsidy/mine')).toMatchObject({
      verified: false,
      name: '',
      id_number: '',
    })
  })
})

it('a sealed text is opened only with the secret that sealed it, and only unchanged', () => {
  const sealed = seal(mall.secret, '330106199001010010')
  expect(seal(mall.secret, '330106199001010010')).not.toBe(sealed)
  expect(() =>
    unseal(new TextEncoder().encode('another secret of the same length, long enough'), sealed),
  ).toThrow()
  expect(() => unseal(mall.secret, `${sealed.slice(0, -4)}AAAA`)).toThrow()
})
