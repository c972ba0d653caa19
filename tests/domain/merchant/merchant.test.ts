import fc from 'fast-check'
import {
  merchantDetailsProblem,
  merchantFieldProblem,
  type MerchantDetails,
  type MerchantField,
} from '@/lib/domain/merchant/application-form'
import {
  applicationProgress,
  applicationStates,
  nextApplicationState,
  type ApplicationState,
} from '@/lib/domain/merchant/application-states'
import { isBankCard, isCompanyAccount, passesLuhn } from '@/lib/domain/merchant/bank-account'
import { isCreditCode, plainCreditCode } from '@/lib/domain/merchant/credit-code'
import { defaultMerchantSetting, findTrade } from '@/lib/domain/merchant/merchant-setting'
import { merchantDetails } from '../../fixtures/engine/merchant-details'

const now = 1_790_000_000

describe('a 统一社会信用代码', () => {
  it.each([
    ['91350100M000100Y43', true],
    ['91330106MA27X0LD01', true],
    ['91350100M000100Y44', false],
    ['91350100M000100Y4', false],
    ['91350100M000100Y430', false],
    ['9135O100M000100Y43', false],
    ['91350100I000100Y43', false],
    ['350100000000001', false],
    ['', false],
  ])('%s is one: %s', (code, expected) => {
    expect(isCreditCode(code)).toBe(expected)
  })

  it('may be typed with spaces and in small letters', () => {
    expect(plainCreditCode(' 91350100 m000100y43 ')).toBe('91350100M000100Y43')
  })

  it('is not one any more after any single character has changed', () => {
    const digits = '0123456789ABCDEFGHJKLMNPQRTUWXY'
    const code = '91350100M000100Y43'
    fc.assert(
      fc.property(fc.nat(17), fc.nat(30), (index, digit) => {
        const changed = code.slice(0, index) + digits.charAt(digit) + code.slice(index + 1)
        expect(isCreditCode(changed)).toBe(changed === code)
      }),
    )
  })
})

describe('the account for settlement', () => {
  it.each([
    ['5500000000000004', true],
    ['4111111111111111', true],
    ['4111111111111112', false],
    ['4111 1111 1111 1111', false],
    ['0000000000000000', false],
    ['411111111111', false],
    ['41111111111111111111', false],
  ])('%s is a bank card: %s', (text, expected) => {
    expect(isBankCard(text)).toBe(expected)
  })

  it('is told from every card with one other digit', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.nat(9), (index, digit) => {
        const card = '4111111111111111'
        const changed = `${card.slice(0, index)}${digit}${card.slice(index + 1)}`
        expect(passesLuhn(changed)).toBe(changed === card)
      }),
    )
  })

  it('of a company has 8 to 32 digits and no check digit', () => {
    expect(['12345678', '1'.repeat(32), '1234567', '1'.repeat(33), '1234567a'].map(isCompanyAccount)).toEqual(
      [true, true, false, false, false],
    )
  })
})

describe('the second step of an application', () => {
  const changed = (change: Partial<MerchantDetails>): MerchantDetails => ({ ...merchantDetails, ...change })

  it('has no problem when every field is right', () => {
    for (const field of Object.keys(merchantDetails) as MerchantField[])
      expect([field, merchantFieldProblem(field, merchantDetails, now)]).toEqual([field, null])
    expect(merchantDetailsProblem(merchantDetails, now)).toBeNull()
  })

  it.each<[MerchantField, string, string, string]>([
    ['merchant_name', '', '请填写企业名称', '商户名称必填'],
    ['merchant_name', '临'.repeat(51), '企业名称不能超过50个字', '企业名称不能超过50个字'],
    ['social_credit_code_id', '', '请填写统一社会信用代码', '统一社会信用代码必须是18位'],
    [
      'social_credit_code_id',
      '350100000000001',
      '请填写正确的统一社会信用代码',
      '统一社会信用代码必须是18位',
    ],
    [
      'social_credit_code_id',
      '91350100M000100Y44',
      '请填写正确的统一社会信用代码',
      '请填写正确的统一社会信用代码',
    ],
    ['address', '', '请输入详细地址', '详细地址必填'],
    ['legal_name', '', '请输入法人姓名', '姓名必填'],
    ['legal_cert_id', '', '请输入身份证号码', '身份证号码必须是18位'],
    ['legal_cert_id', '33010619900101', '请填写正确的身份证号码', '身份证号码必须是18位'],
    ['legal_cert_id', '330106199001011230', '请填写正确的身份证号码', '请填写正确的身份证号码'],
    ['legal_cert_id', '330106199002301234', '请填写正确的身份证号码', '请填写正确的身份证号码'],
    ['legal_mobile', '', '请输入手机号码', '手机号码必填是11位'],
    ['legal_mobile', '1380013800', '请填写正确的手机号码', '手机号码必填是11位'],
    ['legal_mobile', '12800138000', '请填写正确的手机号码', '请填写正确的手机号码'],
    ['bank_acct_type', '', '请选择结算银行类型', '请选择结算银行类型'],
    ['bank_acct_type', '3', '请选择结算银行类型', '请选择结算银行类型'],
    ['card_id_mask', '', '请输入结算银行账号', '请输入结算银行账号'],
    ['card_id_mask', '4111111111111112', '请填写正确的结算银行账号', '请填写正确的结算银行账号'],
    ['bank_mobile', '', '请填写绑定手机号', '请填写绑定手机号'],
    ['bank_mobile', '1380013800', '请填写正确的手机号码', '请填写正确的手机号码'],
  ])('%s “%s” says %s at the field and %s at the call', (field, value, atField, atCall) => {
    const details = changed({ [field]: value })
    expect(merchantFieldProblem(field, details, now)).toBe(atField)
    expect(merchantDetailsProblem(details, now)).toBe(atCall)
  })

  it('asks a company for its bank instead of a bound number, and for no check digit', () => {
    const company = changed({ bank_acct_type: '1', card_id_mask: '4111111111111112', bank_mobile: '' })
    expect(merchantFieldProblem('bank_name', company, now)).toBe('请选择结算银行')
    expect(merchantDetailsProblem({ ...company, bank_name: '中国银行' }, now)).toBeNull()
  })

  it('may leave out the account as a whole, as the call of ECShopX allows', () => {
    const none = { bank_acct_type: '', card_id_mask: '', bank_name: '', bank_mobile: '' }
    expect(merchantDetailsProblem(changed(none), now)).toBeNull()
  })
})

describe('an application', () => {
  const states = Object.keys(applicationStates) as ApplicationState[]

  it('moves only as declared', () => {
    const table = (['save', 'submit', 'approve', 'refuse'] as const).map((event) => [
      event,
      ...states.map((state) => nextApplicationState(state, event) ?? '-'),
    ])
    expect([['', ...states], ...table]).toEqual([
      ['', 'draft', 'review', 'approved', 'refused'],
      ['save', 'draft', 'draft', '-', 'refused'],
      ['submit', 'review', 'review', '-', 'review'],
      ['approve', '-', 'approved', '-', '-'],
      ['refuse', '-', 'refused', '-', '-'],
    ])
  })

  it.each([
    [null, '', '', 1],
    ['enterprise', '', '', 2],
    ['enterprise', '临江电器', '', 3],
    ['enterprise', '临江电器', '/media/u/x.webp', 4],
  ])('with %s, %s, %s continues at step %i', (settledType, merchantName, licensePicture, step) => {
    expect(applicationProgress({ settledType, merchantName, licensePicture })).toBe(step)
  })

  it('may have a type of the second level, or one of the first without others below it', () => {
    const types = [...defaultMerchantSetting.types, { id: 9, name: '其他', children: [] }]
    expect(findTrade(types, 11)).toEqual({ name: '大家电', parentId: 1, parentName: '家用电器' })
    expect(findTrade(types, 9)).toEqual({ name: '其他', parentId: 0, parentName: '' })
    expect([findTrade(types, 1), findTrade(types, 404)]).toEqual([undefined, undefined])
  })
})
