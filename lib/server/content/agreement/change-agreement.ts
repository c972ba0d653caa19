import 'server-only'
import { agreementTypes, type DeskAgreement } from '@/lib/contract/operator/agreement'
import type { ProtocolSetting } from '@/lib/domain/content/site'
import { MallError } from '@/lib/domain/errors'
import * as contentMessages from '@/lib/domain/messages/content'
import type { Actor } from '@/lib/domain/person/actor'
import { dayText } from '@/lib/domain/time/china'
import { isDay } from '@/lib/domain/validate'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { findSetting } from '@/lib/server/ground/settings'
import { changeSiteSetting } from '@/lib/server/ground/site-setting/change-site-setting'
import { defaultSite } from '@/lib/server/ground/site-setting/default-site'
import { readAgreement } from '@/lib/server/ground/site-setting/read-agreement'
import { cleanDeskHtml } from '@/lib/server/ground/wire/desk-html'
import { agreementTemplates, type MallNames } from './templates'

type AgreementType = (typeof agreementTypes)[number]

async function namesOf(db: Queries): Promise<MallNames> {
  const [shop, service, footer] = await Promise.all([
    findSetting(db, 'shop'),
    findSetting(db, 'service'),
    findSetting(db, 'footer'),
  ])
  return {
    brand: shop?.brand_name || defaultSite.brand_name,
    operator: footer?.operator ?? '',
    phone: service?.phone ?? '',
    email: service?.email ?? '',
    address: footer?.address ?? '',
  }
}

const wireAgreement = async (db: Queries, type: AgreementType, names: MallNames): Promise<DeskAgreement> => ({
  ...(await readAgreement(db, type)),
  type,
  template: agreementTemplates[type](names),
})

/** The agreements of the mall, each with a text to begin with. */
export async function listAgreements(db: Queries): Promise<DeskAgreement[]> {
  const names = await namesOf(db)
  return Promise.all(agreementTypes.map((type) => wireAgreement(db, type, names)))
}

const empty: ProtocolSetting = { title: '', content: '', update_date: '', take_effect_date: '' }

/** The content of an agreement is as long as a book: the audit trail notes its length. */
interface AgreementText {
  title: string
  content: string
  take_effect_date?: string | undefined
}

/**
 * Stores an agreement as of today.
 * @throws MallError 请填写协议内容 for a text of tags alone, 请选择生效日期 for a day that does not exist
 */
export async function changeAgreement(
  mall: Mall,
  actor: Actor,
  type: AgreementType,
  sent: AgreementText,
): Promise<DeskAgreement> {
  const today = dayText(mall.now())
  const content = cleanDeskHtml(sent.content)
  if (content.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '')
    throw new MallError(contentMessages.agreementMissing)
  const { take_effect_date: effective = today } = sent
  if (!isDay(effective)) throw new MallError(contentMessages.effectiveDateMissing)
  await changeSiteSetting(mall, actor, `protocol.${type}`, empty, {
    title: sent.title,
    content,
    update_date: today,
    take_effect_date: effective,
  })
  return wireAgreement(mall.db, type, await namesOf(mall.db))
}
