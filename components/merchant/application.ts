'use client'
import type { Region } from '@/components/address/region-select'
import type { Outputs } from '@/lib/contract/outputs'
import type { MerchantDetails } from '@/lib/domain/merchant/application-form'
import type { SettledType } from '@/lib/domain/merchant/application-states'

/** A saved application. */
export type SavedApplication = Outputs['merchant']['detail']

/** The first step as it is typed; ids as the values of selects. */
export interface TradeValues {
  parentId: string
  typeId: string
  settledType: SettledType | ''
}

/** The second step. */
export type DetailsValues = MerchantDetails & { region: Region }

/** The third step: paths of uploaded pictures. */
export interface PapersValues {
  license_url: string
  legal_certid_front_url: string
  legal_cert_id_back_url: string
  bank_card_front_url: string
}

/** The four pictures, all of them required at the form (spec 3 §6, /shop/settleForm). */
export const papers = [
  { name: 'license_url', label: '营业执照', sample: 'licence', hint: '边框完整，文字与代码清晰' },
  { name: 'legal_certid_front_url', label: '身份证人像面', sample: 'person', hint: '姓名与号码清晰可辨' },
  { name: 'legal_cert_id_back_url', label: '身份证国徽面', sample: 'emblem', hint: '证件在有效期内' },
  { name: 'bank_card_front_url', label: '银行卡正面', sample: 'card', hint: '对公账户可上传开户许可证' },
] as const

/** Initial values of all steps of the form. */
export interface ApplicationDraft {
  trade: TradeValues
  details: DetailsValues
  papers: PapersValues
}

/** The form of a saved application; empty without one. */
export function draftOf(saved: SavedApplication | undefined): ApplicationDraft {
  const type = saved?.merchant_type_id ?? ''
  return {
    trade: {
      // A type without others below it stands in the first select.
      parentId: saved?.merchant_type_parent_id ? String(saved.merchant_type_parent_id) : type,
      typeId: saved?.merchant_type_parent_id ? type : '',
      settledType: saved?.settled_type ?? '',
    },
    details: {
      merchant_name: saved?.merchant_name ?? '',
      social_credit_code_id: saved?.social_credit_code_id ?? '',
      region: { province: saved?.province ?? '', city: saved?.city ?? '', county: saved?.area ?? '' },
      address: saved?.address ?? '',
      legal_name: saved?.legal_name ?? '',
      legal_cert_id: saved?.legal_cert_id ?? '',
      legal_mobile: saved?.legal_mobile ?? '',
      bank_acct_type: saved?.bank_acct_type ?? '',
      card_id_mask: saved?.card_id_mask ?? '',
      bank_name: saved?.bank_name ?? '',
      bank_mobile: saved?.bank_mobile ?? '',
    },
    papers: {
      license_url: saved?.license_url ?? '',
      legal_certid_front_url: saved?.legal_certid_front_url ?? '',
      legal_cert_id_back_url: saved?.legal_cert_id_back_url ?? '',
      bank_card_front_url: saved?.bank_card_front_url ?? '',
    },
  }
}
