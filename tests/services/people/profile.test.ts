import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { ProfileQuestion } from '@/lib/domain/person/profile'
import { members, settings, uploads } from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { sentCode } from '../../fixtures/engine/sign-up'
import { testMall } from '../../fixtures/engine/test-mall'

const folder = mkdtempSync(join(tmpdir(), 'mall-profile-'))
const mall = testMall({ MALL_DATA_DIR: folder })
const make = builders(mall)
afterAll(() => rm(folder, { recursive: true, force: true }))
// A new day for each test, because codes are limited per day.
beforeEach(() => mall.travel(24 * 3600))

const put = async (path: string, token: string, fields: object) =>
  (await mall.call('PUT', path, { ...fields }, { token })).data
const rowOf = async (userId: number) =>
  (await mall.db.orm.select().from(members).where(eq(members.userId, userId)))[0]

describe('saving the profile', () => {
  it('changes the fields that were sent and no others, and returns them unmasked', async () => {
    const { userId, token } = await make.member({ username: '林晚舟', email: 'lin@mall.test' })
    const answer = await put('/member', token, { sex: '女', birthday: '1992-05-19' })
    expect(answer).toMatchObject({
      user_id: userId,
      username: '林晚舟',
      sex: 2,
      birthday: '1992-05-19',
      email: 'lin@mall.test',
    })
    expect(await put('/memberinfo', token, { username: '晚舟' })).toMatchObject({ username: '晚舟', sex: 2 })
  })

  it('ignores masked values, as the member call shows them', async () => {
    const { userId, token } = await make.member({ sex: 1, birthday: '1992-05-19', email: 'lin@mall.test' })
    const masked = { sex: '*', birthday: '****-**-*9', email: 'l****n@mall.test', username: '林' }
    await put('/member', token, masked)
    expect(await rowOf(userId)).toMatchObject({
      sex: 1,
      birthday: '1992-05-19',
      email: 'lin@mall.test',
      username: '林',
    })
  })

  it('ignores the number and everything that is not in the form', async () => {
    const { userId, token } = await make.member({ username: '林' })
    const before = await rowOf(userId)
    await put('/member', token, {
      username: '林',
      mobile: '13900000000',
      role: 'operator',
      point: 9,
      user_id: 1,
    })
    expect(await rowOf(userId)).toEqual({ ...before, updated: mall.now() })
  })

  it.each([
    [{}, '请填写数据!'],
    [{ mobile: '13900000000' }, '请填写数据!'],
    [{ sex: '人' }, '性别有误！不存在该选项！'],
    [{ birthday: '2026-02-30' }, '生日的日期格式有误！'],
    [{ birthday: '2999-01-01' }, '生日的日期格式有误！'],
    [{ birthday: '1800-01-01' }, '生日的日期格式有误！'],
    [{ email: 'lin@' }, '邮箱格式不正确'],
    [{ username: '' }, '请输入昵称'],
    [{ username: '\u202E\u200B' }, '请输入昵称'],
    [{ username: '长'.repeat(31) }, '昵称最多30个字'],
    [{ avatar: 'https://evil.example/a.png' }, '图片地址不正确'],
    [{ user_attr: '[1' }, '请填写数据!'],
  ])('refuses %j and writes nothing', async (fields, message) => {
    const { userId, token } = await make.member({ username: '林' })
    const before = await rowOf(userId)
    expect(await put('/member', token, fields)).toMatchObject({ message, status_code: 422 })
    expect(await rowOf(userId)).toEqual(before)
  })

  it('stores a nickname without characters that nobody sees', async () => {
    const { token } = await make.member({ username: '林' })
    expect(await put('/member', token, { username: '\u202E晚\u200B舟\u2066' })).toMatchObject({
      username: '晚舟',
    })
  })

  it('requires the fields that the mall requires', async () => {
    const required = { open: true, required: true }
    const value = { sex: required, birthday: required, email: required }
    await mall.db.orm.insert(settings).values({ key: 'profile', value, updated: mall.now() })
    const { token } = await make.member()
    expect(await put('/member', token, { birthday: '' })).toMatchObject({ message: '请选择生日日期' })
    await mall.db.orm.delete(settings).where(eq(settings.key, 'profile'))
    expect(await put('/member', token, { birthday: '' })).toMatchObject({ birthday: '' })
  })

  describe('with fields of the mall', () => {
    const closed = { open: false, required: false }
    const people = 'a'.repeat(32)
    const home = 'b'.repeat(32)
    const ask = { open: true, required: false }
    const questions: ProfileQuestion[] = [
      { ...ask, key: 'habbit', name: '爱好', element: 'checkbox', options: ['运动', '阅读', '音乐'] },
      { ...ask, key: 'address', name: '家庭地址', element: 'input' },
      { ...ask, key: people, name: '家庭人数', element: 'numeric', range: { start: 1, end: 20 } },
      {
        open: true,
        required: true,
        key: home,
        name: '住房类型',
        element: 'select',
        options: ['公寓', '租房'],
      },
    ]
    beforeAll(() =>
      mall.db.orm.insert(settings).values({
        key: 'profile',
        value: { sex: closed, birthday: closed, email: closed, questions },
        updated: mall.now(),
      }),
    )
    afterAll(() => mall.db.orm.delete(settings).where(eq(settings.key, 'profile')))

    it('stores their values, and GET member returns them', async () => {
      const { token } = await make.member()
      const sent = { habbit: ['音乐', '运动'], address: '浙江省杭州市文三路9号', [people]: '3', [home]: '1' }
      expect(await put('/member', token, sent)).toMatchObject({
        habbit: ['运动', '音乐'],
        address: '浙江省杭州市文三路9号',
        other_params: { custom_data: { [people]: '3', [home]: '租房' } },
      })
      const { memberInfo } = (await mall.call('GET', '/member', {}, { token })).data as { memberInfo: object }
      expect(memberInfo).toMatchObject({
        habbit: ['运动', '音乐'],
        address: '浙江省杭州市******',
        other_params: { custom_data: { [people]: '3', [home]: '租房' } },
        requestFields: {
          habbit: '运动,音乐',
          address: '浙江省杭州市******',
          [people]: '3',
          [home]: '租房',
        },
      })
      // Shown values are sent back, and an emptied field is deleted.
      const shown = { address: '浙江省杭州市******', habbit: '运动,音乐', [people]: '' }
      expect(await put('/member', token, shown)).toMatchObject({
        address: '浙江省杭州市文三路9号',
        habbit: ['运动', '音乐'],
        other_params: { custom_data: { [home]: '租房' } },
      })
    })

    it('stores what the registration form sends, lists as well', async () => {
      const mobile = '13900002222'
      const vcode = await sentCode(mall, 'sign', mobile)
      const { data } = await mall.call<{ token: string }>('POST', '/member', {
        mobile,
        vcode,
        password: 'Mall2026',
        user_type: 'local',
        habbit: '运动,音乐',
        [people]: '',
        [home]: '租房',
        username: '小禾',
      })
      const { memberInfo } = (await mall.call('GET', '/member', {}, data)).data as { memberInfo: object }
      expect(memberInfo).toMatchObject({
        habbit: ['运动', '音乐'],
        requestFields: { habbit: '运动,音乐', [home]: '租房' },
      })
    })

    it('takes choices as H5 marks them', async () => {
      const { token } = await make.member()
      const habbit = [
        { name: '运动', ischecked: 'true' },
        { name: '阅读', ischecked: 'false' },
      ]
      expect(await put('/member', token, { habbit })).toMatchObject({ habbit: ['运动'] })
    })

    it.each([
      [{ habbit: ['睡觉'] }, '爱好有误！不存在该选项！'],
      [{ habbit: { a: 1 } }, '爱好有误！不存在该选项！'],
      [{ [people]: '0' }, '家庭人数有误！'],
      [{ [people]: '三' }, '家庭人数有误！'],
      [{ [home]: '2' }, '住房类型有误！不存在该选项！'],
      [{ [home]: '' }, '请选择住房类型'],
      [{ industry: '渔业' }, '行业有误！不存在该选项！'],
      [{ address: '长'.repeat(201) }, '家庭地址有误！'],
    ])('refuses %j and writes nothing', async (fields, message) => {
      const { userId, token } = await make.member()
      expect(await put('/member', token, fields)).toMatchObject({ message, status_code: 422 })
      expect(await rowOf(userId)).toMatchObject({ answers: {} })
    })

    it.each([
      [{ industry: '制造业' }, { industry: '制造业' }],
      [{ email: 'lin@mall.example' }, { email: 'lin@mall.example' }],
      [{ birthday: '' }, { birthday: '' }],
    ])('stores %j, which the mall does not ask for', async (fields, stored) => {
      const { token } = await make.member({ birthday: '1992-05-19' })
      expect(await put('/member', token, fields)).toMatchObject(stored)
    })

    it('shows them in member/setting and in the legacy form', async () => {
      const { token } = await make.member()
      await put('/member', token, { habbit: '阅读', [people]: 4 })
      const fields = (await mall.call('GET', '/member/setting', { is_edite_page: 1 })).data
      expect(fields).toMatchObject({
        industry: { is_open: false, is_default: true, element_type: 'select', field_type: 4 },
        habbit: {
          checkbox: ['运动', '阅读', '音乐'].map((name) => ({ name, ischecked: false })),
          select: [],
        },
        [people]: { is_default: false, element_type: 'numeric', field_type: 2, range: { start: 1, end: 20 } },
        [home]: { is_required: true, required_message: '请选择住房类型', select: ['公寓', '租房'] },
      })
      const { user_attr: attributes } = (await mall.call('GET', '/member/attributes', {}, { token }))
        .data as {
        user_attr: object[]
      }
      expect(attributes).toContainEqual(
        expect.objectContaining({ attr_id: 'habbit', attr_type: 'checkbox', attr_value: '阅读' }),
      )
      expect(attributes).toContainEqual(expect.objectContaining({ attr_id: people, attr_value: '4' }))
    })
  })

  it('binds the picture of the member, and none of somebody else', async () => {
    const [own, other] = [await make.member(), await make.member()]
    const id = 'a'.repeat(32)
    const picture = {
      uploadId: id,
      userId: own.userId,
      purpose: 'avatar' as const,
      created: mall.now(),
      isPrivate: false,
      bytes: Buffer.from('x'),
      width: 1,
      height: 1,
    }
    await mall.db.orm.insert(uploads).values(picture)
    const avatar = `/media/u/${id}.webp`
    expect(await put('/memberinfo', other.token, { avatar })).toMatchObject({ message: '图片地址不正确' })
    expect(await put('/memberinfo', own.token, { avatar })).toMatchObject({ avatar })
    // Clients send shown values back.
    const shown = { avatar: `https://mall.test${avatar}`, username: '小禾' }
    expect(await put('/memberinfo', own.token, shown)).toMatchObject({ avatar })
    const next = id.replace(/.$/, (sign) => (sign === '0' ? '1' : '0'))
    await mall.db.orm.insert(uploads).values({ ...picture, uploadId: next })
    const kept = () =>
      mall.rows<{ upload_id: string }>('select upload_id from uploads where used_by is not null')
    expect(await put('/memberinfo', own.token, { avatar: `/media/u/${next}.webp` })).toMatchObject({
      avatar: `/media/u/${next}.webp`,
    })
    expect(await kept()).toEqual([{ upload_id: next }])
    expect(await put('/memberinfo', own.token, { avatar: '' })).toMatchObject({ avatar: '' })
    expect(await kept()).toEqual([])
  })

  it('needs a member', async () => {
    expect((await mall.call('PUT', '/member', { username: '林' })).status).toBe(401)
  })
})

describe('reading the profile', () => {
  it('returns it unmasked with the fields of the form', async () => {
    const { token } = await make.member({ username: '林', birthday: '1992-05-19' })
    const { data } = await mall.call('GET', '/memberinfo', {}, { token })
    expect(data).toMatchObject({
      info: { username: '林', birthday: '1992-05-19' },
      registerSetting: { sex: { element_type: 'select', name: '性别', items: ['未知', '男', '女'] } },
    })
    const setting = await mall.call('GET', '/espier/config/request_field_setting')
    expect(setting.data).toEqual({ switch_first_auth_force_validation: 0 })
  })

  it('serves the legacy form, and saves it', async () => {
    const { token } = await make.member({ username: '林', sex: 2 })
    const { data } = await mall.call<{ user_attr: object[] }>('POST', '/user.attr', {}, { token })
    expect(data.user_attr).toContainEqual({
      attr_id: 'sex',
      attr_column: 'sex',
      attr_name: '性别',
      attr_type: 'radio',
      attr_option: ['未知', '男', '女'],
      attr_value: '女',
      attr_required: 0,
      editable: 1,
    })
    expect(data.user_attr).toContainEqual(
      expect.objectContaining({ attr_id: 'birthday', attr_type: 'text', attr_value: '' }),
    )
    const form = { module: 'user', user_attr: JSON.stringify({ username: '晚舟', sex: 1 }) }
    expect((await mall.call('POST', '/user.attr.save', form, { token })).data).toMatchObject({
      username: '晚舟',
      sex: 1,
    })
  })

  it('saves the list of the legacy form as it was returned, with what was changed', async () => {
    const { userId, token } = await make.member({ username: '林', sex: 2, birthday: '1992-05-19' })
    const before = await rowOf(userId)
    const { data } = await mall.call<{ user_attr: { attr_id: string; attr_value: string }[] }>(
      ...(['POST', '/user.attr', {}, { token }] as const),
    )
    const save = async (list: unknown) =>
      (await mall.call('POST', '/user.attr.save', { user_attr: JSON.stringify(list) }, { token })).data
    await save(data.user_attr)
    expect(await rowOf(userId)).toEqual({ ...before, updated: mall.now() })
    const changed = data.user_attr.map((one) => (one.attr_id === 'sex' ? { ...one, attr_value: '男' } : one))
    expect(await save(changed)).toMatchObject({ sex: 1, birthday: '1992-05-19', username: '林' })
    expect(await save([{ attr_value: '男' }])).toMatchObject({ message: '请填写数据!' })
    expect(await save([null])).toMatchObject({ message: '请填写数据!' })
  })
})

describe('changing the number', () => {
  const change = (token: string, fields: object) => put('/member/mobile', token, fields)

  it('moves the account to the number that received the code, and its sessions stay', async () => {
    const { userId, token } = await make.member({ mobile: '13911110001' })
    const smsCode = await sentCode(mall, 'update', '13911110002')
    const fields = { old_mobile: '139****0001', new_mobile: '13911110002', smsCode }
    expect(await change(token, fields)).toMatchObject({ user_id: userId, mobile: '13911110002' })
    expect((await mall.call('GET', '/member', {}, { token })).data).toMatchObject({
      memberInfo: { mobile: '139****0002' },
    })
  })

  it('is possible once in thirty days', async () => {
    const { userId } = await make.member()
    const next = async (mobile: string) =>
      change(await mall.tokenFor(userId), {
        new_mobile: mobile,
        smsCode: await sentCode(mall, 'update', mobile),
      })
    expect(await next('13911110003')).toMatchObject({ mobile: '13911110003' })
    mall.travel(29 * 24 * 3600)
    expect(await next('13911110004')).toMatchObject({ message: '手机号每30天只可修改一次', status_code: 422 })
    mall.travel(24 * 3600)
    expect(await next('13911110005')).toMatchObject({ mobile: '13911110005' })
  })

  it('refuses a number that somebody registered after the code was sent', async () => {
    const { token } = await make.member()
    const smsCode = await sentCode(mall, 'update', '13911110006')
    await make.member({ mobile: '13911110006' })
    expect(await change(token, { new_mobile: '13911110006', smsCode })).toMatchObject({
      message: '用户手机号已经存在',
    })
  })

  it('gives a number to one of two members who change to it at once', async () => {
    const [one, two] = [await make.member(), await make.member()]
    const smsCode = await sentCode(mall, 'update', '13911110007')
    const answers = await Promise.all(
      [one, two].map(({ token }) => change(token, { new_mobile: '13911110007', smsCode })),
    )
    expect(answers.filter((answer) => 'mobile' in answer)).toHaveLength(1)
  })

  it.each([
    [{ new_mobile: '12345', smsCode: '000000' }, '请输入合法的手机号'],
    [{ new_mobile: '12345' }, '请输入合法的手机号'],
    [{ smsCode: '000000' }, '请输入合法的手机号'],
    [{ new_mobile: '13911110008', old_mobile: '13900009999', smsCode: '000000' }, '请输入合法的手机号'],
    [{ new_mobile: '13911110008' }, '短信验证码错误'],
    [{ new_mobile: '13911110008', smsCode: '000000' }, '短信验证码错误'],
  ])('refuses %j', async (fields, message) => {
    const { token } = await make.member()
    expect(await change(token, fields)).toMatchObject({ message, status_code: 422 })
  })
})
