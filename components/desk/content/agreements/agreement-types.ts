import type { DeskAgreement } from '@/lib/contract/operator/content/agreement'
import { deskMenu } from '../../menu/pages'

export type AgreementType = DeskAgreement['type']

/** Where members meet an agreement. */
export const agreementUses: Record<AgreementType, string> = {
  member_register: '注册时需要同意',
  privacy: '注册和登录时可以查看',
  member_logout: '注销账号时需要同意',
  staff: '参加员工内购时需要同意',
}

export const isAgreementType = (text: string): text is AgreementType => Object.hasOwn(agreementUses, text)

/** The page that edits an agreement. */
export const deskAgreementHref = (type: AgreementType): string => `${deskMenu.agreements.href}/${type}`
