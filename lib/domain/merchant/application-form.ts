import * as addressMessages from '../messages/address'
import * as employeeMessages from '../messages/employee'
import * as memberMessages from '../messages/member'
import * as shopMessages from '../messages/shop'
import { isIdNumber } from '../person/identity'
import { isMobile } from '../validate'
import { legalTitles, type SettledType } from './application-states'
import { isBankCard, isCompanyAccount } from './bank-account'
import { creditCodeLength, isCreditCode } from './credit-code'

/** The second step of an application as its owner typed it, under the names of the contract (contract member §13). */
export interface MerchantDetails {
  merchant_name: string
  social_credit_code_id: string
  address: string
  legal_name: string
  legal_cert_id: string
  legal_mobile: string
  /** `1` of a company · `2` of a person · empty: not selected. */
  bank_acct_type: string
  card_id_mask: string
  bank_name: string
  bank_mobile: string
}
export type MerchantField = keyof MerchantDetails

/** Internal names of `bank_acct_type`. */
export const bankAccountTypes = { '1': '对公', '2': '对私' } as const

type Problem = 'missing' | 'length' | 'wrong'
type Rule = (details: MerchantDetails, now: number) => Problem | null

const required =
  (field: MerchantField, max: number): Rule =>
  (details) =>
    details[field] === '' ? 'missing' : details[field].length > max ? 'wrong' : null

/** A text of fixed length that another rule checks. */
const exact =
  (field: MerchantField, length: number, isRight: (text: string, now: number) => boolean): Rule =>
  (details, now) => {
    const text = details[field]
    if (text === '') return 'missing'
    if (text.length !== length) return 'length'
    return isRight(text, now) ? null : 'wrong'
  }

const accountRule: Rule = ({ bank_acct_type: type, card_id_mask: account }) => {
  if (account === '') return 'missing'
  const isAccount = type === '2' ? isBankCard(account) : isCompanyAccount(account)
  return isAccount ? null : 'wrong'
}

/** A company names its bank, a person the number that is bound to the card. */
const onlyFor =
  (type: keyof typeof bankAccountTypes, rule: Rule): Rule =>
  (details, now) =>
    details.bank_acct_type === type ? rule(details, now) : null

const rules: Record<MerchantField, Rule> = {
  merchant_name: required('merchant_name', 50),
  social_credit_code_id: exact('social_credit_code_id', creditCodeLength, isCreditCode),
  address: required('address', 120),
  legal_name: required('legal_name', 30),
  legal_cert_id: exact('legal_cert_id', 18, isIdNumber),
  legal_mobile: exact('legal_mobile', 11, isMobile),
  bank_acct_type: ({ bank_acct_type: type }) =>
    type === '' ? 'missing' : type in bankAccountTypes ? null : 'wrong',
  card_id_mask: accountRule,
  bank_name: onlyFor('1', required('bank_name', 50)),
  bank_mobile: onlyFor('2', exact('bank_mobile', 11, isMobile)),
}

type Texts = Record<MerchantField, Partial<Record<Problem, string>> & { wrong: string }>

/** Texts at the fields (spec 3 §6); a problem without a text of its own has the one of `wrong`. */
const formTexts: Texts = {
  merchant_name: { missing: '请填写企业名称', wrong: employeeMessages.enterpriseNameTooLong },
  social_credit_code_id: { missing: '请填写统一社会信用代码', wrong: '请填写正确的统一社会信用代码' },
  address: { missing: '请输入详细地址', wrong: '详细地址不能超过120个字' },
  legal_name: { missing: '请输入法人姓名', wrong: '姓名不能超过30个字' },
  legal_cert_id: { missing: shopMessages.idNumberMissing, wrong: '请填写正确的身份证号码' },
  legal_mobile: { missing: shopMessages.mobileMissing, wrong: memberMessages.mobileNumberInvalid },
  bank_acct_type: { wrong: '请选择结算银行类型' },
  card_id_mask: { missing: shopMessages.bankAccountMissing, wrong: '请填写正确的结算银行账号' },
  bank_name: { missing: shopMessages.settlementBankMissing, wrong: shopMessages.settlementBankMissing },
  bank_mobile: { missing: '请填写绑定手机号', wrong: memberMessages.mobileNumberInvalid },
}

/** Texts of the call (contract member §13). */
const callTexts: Texts = {
  ...formTexts,
  merchant_name: { ...formTexts.merchant_name, missing: '商户名称必填' },
  social_credit_code_id: {
    missing: '统一社会信用代码必须是18位',
    length: '统一社会信用代码必须是18位',
    wrong: '请填写正确的统一社会信用代码',
  },
  address: { ...formTexts.address, missing: addressMessages.streetRequired },
  legal_name: { ...formTexts.legal_name, missing: '姓名必填' },
  legal_cert_id: {
    missing: '身份证号码必须是18位',
    length: '身份证号码必须是18位',
    wrong: '请填写正确的身份证号码',
  },
  legal_mobile: {
    missing: '手机号码必填是11位',
    length: '手机号码必填是11位',
    wrong: memberMessages.mobileNumberInvalid,
  },
}

const textOf = (texts: Texts, field: MerchantField, problem: Problem | null): string | null =>
  problem && (texts[field][problem] ?? texts[field].wrong)

/**
 * Error text of a field of the form; null for a valid one.
 * @param now epoch seconds
 * @param settledType decides the title of the legal representative
 */
export function merchantFieldProblem(
  field: MerchantField,
  details: MerchantDetails,
  now: number,
  settledType: SettledType = 'enterprise',
): string | null {
  const problem = rules[field](details, now)
  if (field === 'legal_name' && problem === 'missing') return `请输入${legalTitles[settledType]}姓名`
  return textOf(formTexts, field, problem)
}

const bankFields: readonly MerchantField[] = ['bank_acct_type', 'card_id_mask', 'bank_name', 'bank_mobile']

/**
 * Error text of the call for the first invalid field; null when all are valid. A client may leave out the bank account
 * as a whole.
 * @param now epoch seconds
 */
export function merchantDetailsProblem(details: MerchantDetails, now: number): string | null {
  const hasAccount = bankFields.some((field) => details[field] !== '')
  for (const field of Object.keys(rules) as MerchantField[]) {
    if (!hasAccount && bankFields.includes(field)) continue
    const text = textOf(callTexts, field, rules[field](details, now))
    if (text) return text
  }
  return null
}
