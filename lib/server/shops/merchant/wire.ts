import 'server-only'
import type { MerchantRow } from '@/lib/contract/operator/shops/merchant'
import { applicationStates, shownReason } from '@/lib/domain/merchant/application-states'
import { findTrade, type MerchantSetting, type MerchantType } from '@/lib/domain/merchant/merchant-setting'
import { maskIdNumber } from '@/lib/domain/person/identity'
import { maskAccount, maskMobile } from '@/lib/domain/person/mask'
import { unseal } from '@/lib/server/ground/seal'
import type { ApplicationRow } from './application-columns'
import type { BegunApplication } from './get-application'

/** The level of a type, its place in the tree, and fields that are the same for all of them. */
const wireType = (id: number, name: string, parentId: number, sort: number) => ({
  id,
  company_id: 1 as const,
  name,
  parent_id: parentId,
  path: parentId === 0 ? String(id) : `${parentId},${id}`,
  sort,
  is_show: true,
  level: parentId === 0 ? (1 as const) : (2 as const),
  created: 0,
  updated: 0,
})

/** Types of the first level that have others below them, or those below `parentId` (contract member §13). */
export function wireTypes(types: readonly MerchantType[], parentId: number) {
  const level =
    parentId === 0
      ? types.filter(({ children }) => children.length > 0)
      : (types.find(({ id }) => id === parentId)?.children ?? [])
  return level.map(({ id, name }, index) => wireType(id, name, parentId, index))
}

const bankType = (type: number) => (type === 1 ? '1' : type === 2 ? '2' : '')

const open = (secret: Uint8Array, sealed: string) => (sealed ? unseal(secret, sealed, 'merchant') : '')

/** The documents that operators check against the pictures. */
const wirePapers = (secret: Uint8Array, row: ApplicationRow) =>
  ({
    address: row.address,
    legal_name: row.legalName,
    legal_cert_id: open(secret, row.sealedLegalId),
    legal_mobile: row.legalMobile,
    bank_acct_type: bankType(row.bankAccountType),
    card_id_mask: open(secret, row.sealedBankAccount),
    bank_name: row.bankName,
    bank_mobile: row.bankMobile,
    license_url: row.licensePicture,
    legal_certid_front_url: row.idFrontPicture,
    legal_cert_id_back_url: row.idBackPicture,
    bank_card_front_url: row.bankCardPicture,
  }) as const

/**
 * The documents for their owner. After submission, number and account are masked, so that a stolen session cannot read
 * them.
 */
function wireOwnPapers(secret: Uint8Array, row: ApplicationRow) {
  const papers = wirePapers(secret, row)
  if (row.state === 'draft' || row.state === 'refused') return papers
  return { ...papers, ...maskPapers(papers) }
}

/** Id number and account as their owner sees them after submission. */
const maskPapers = (papers: { legal_cert_id: string; card_id_mask: string }) => ({
  legal_cert_id: maskIdNumber(papers.legal_cert_id),
  card_id_mask: maskAccount(papers.card_id_mask),
})

/**
 * Replaces masked values, as `wireOwnPapers` returns them, by the stored ones: clients save a step again with the
 * values that they read.
 */
export function unmaskPapers<T extends { legal_cert_id: string; card_id_mask: string }>(
  secret: Uint8Array,
  row: Pick<ApplicationRow, 'sealedLegalId' | 'sealedBankAccount'>,
  typed: T,
): T {
  const stored = {
    legal_cert_id: open(secret, row.sealedLegalId),
    card_id_mask: open(secret, row.sealedBankAccount),
  }
  const masked = maskPapers(stored)
  const kept = (name: keyof typeof stored) =>
    stored[name] !== '' && typed[name] === masked[name] ? stored[name] : typed[name]
  return { ...typed, legal_cert_id: kept('legal_cert_id'), card_id_mask: kept('card_id_mask') }
}

/** An application as its owner sees it (contract member §13). */
export function wireApplication(secret: Uint8Array, setting: MerchantSetting, row: BegunApplication) {
  const trade = findTrade(setting.types, row.merchantTypeId)
  return {
    id: String(row.applicationId),
    company_id: 1 as const,
    mobile: row.mobile,
    is_agree_agreement: true as const,
    merchant_type_id: String(row.merchantTypeId),
    merchant_type_parent_id: trade?.parentId || ('' as const),
    merchant_type_parent_name: trade?.parentName ?? '',
    merchant_type_name: trade?.name ?? '',
    settled_type: row.settledType,
    merchant_name: row.merchantName,
    social_credit_code_id: row.creditCode,
    province: row.province,
    city: row.city,
    area: row.area,
    regions_id: JSON.stringify(row.regionIds),
    ...wireOwnPapers(secret, row),
    audit_status: applicationStates[row.state].auditStatus,
    audit_memo: shownReason(row),
    source: 'h5' as const,
    audit_goods: true,
    disabled: row.state === 'draft',
    created: row.created,
    updated: row.updated,
  }
}

/** A row of the operators' list. */
export const wireRow = (
  setting: MerchantSetting,
  row: ApplicationRow,
  trade = findTrade(setting.types, row.merchantTypeId ?? 0),
): MerchantRow => ({
  id: row.applicationId,
  user_id: row.userId,
  mobile: maskMobile(row.mobile),
  state: row.state,
  reason: row.reason,
  settled_type: row.settledType,
  merchant_type_parent_name: trade?.parentName ?? '',
  merchant_type_name: trade?.name ?? '',
  merchant_name: row.merchantName,
  social_credit_code_id: row.creditCode,
  province: row.province,
  city: row.city,
  area: row.area,
  submitted: row.submitted,
  reviewed: row.reviewed,
  distributor_id: row.shopId,
})

/** An application as an operator reviews it. */
export const wireDetail = (secret: Uint8Array, setting: MerchantSetting, row: ApplicationRow) => ({
  ...wireRow(setting, row),
  ...wirePapers(secret, row),
})
