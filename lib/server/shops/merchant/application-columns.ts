import 'server-only'
import type { ApplicationState, SettledType } from '@/lib/domain/merchant/application-states'
import { json, nullable, number, oneOf, text, type RowOf } from '@/lib/server/ground/db/statement'

/** The columns of `ApplicationRow` from `merchant_applications a` and `members m`. */
export const applicationColumns = `a.application_id as "applicationId", a.user_id as "userId", m.mobile, a.state, a.reason,
  a.merchant_type_id as "merchantTypeId", a.settled_type as "settledType", a.merchant_name as "merchantName",
  a.credit_code as "creditCode", to_json(a.region_ids) as "regionIds", a.province, a.city, a.area, a.address,
  a.legal_name as "legalName", a.sealed_legal_id as "sealedLegalId", a.legal_mobile as "legalMobile",
  a.bank_account_type as "bankAccountType", a.sealed_bank_account as "sealedBankAccount", a.bank_name as "bankName",
  a.bank_mobile as "bankMobile", a.license_picture as "licensePicture", a.id_front_picture as "idFrontPicture",
  a.id_back_picture as "idBackPicture", a.bank_card_picture as "bankCardPicture", a.submitted, a.reviewed,
  a.shop_id as "shopId", a.created, a.updated`

export const applicationRow = {
  applicationId: number,
  userId: number,
  mobile: text,
  state: oneOf<ApplicationState>(),
  reason: text,
  merchantTypeId: nullable(number),
  settledType: nullable(oneOf<SettledType>()),
  merchantName: text,
  creditCode: text,
  regionIds: json<string[]>(),
  province: text,
  city: text,
  area: text,
  address: text,
  legalName: text,
  sealedLegalId: text,
  legalMobile: text,
  bankAccountType: number,
  sealedBankAccount: text,
  bankName: text,
  bankMobile: text,
  licensePicture: text,
  idFrontPicture: text,
  idBackPicture: text,
  bankCardPicture: text,
  submitted: nullable(number),
  reviewed: nullable(number),
  shopId: nullable(number),
  created: number,
  updated: number,
}
export type ApplicationRow = RowOf<typeof applicationRow>
