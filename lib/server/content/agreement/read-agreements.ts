import 'server-only'
import {
  agreementTypes,
  type AgreementVersion,
  type DeskAgreement,
} from '@/lib/contract/operator/content/agreement'
import { MallError } from '@/lib/domain/errors'
import * as contentMessages from '@/lib/domain/messages/content'
import type { Queries } from '@/lib/server/ground/db/connection'
import { findSetting } from '@/lib/server/ground/settings'
import { defaultSite } from '@/lib/server/ground/site-setting/default-site'
import { readAgreement } from '@/lib/server/ground/site-setting/read-agreement'
import { agreementDrafts, agreementVersion, agreementVersions, settingChanged } from './sql'
import { agreementTemplates, type MallNames } from './templates'

export type AgreementType = (typeof agreementTypes)[number]

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

/** These agreements, each with its draft and a text to begin with. */
async function read(db: Queries, types: readonly AgreementType[]): Promise<DeskAgreement[]> {
  const [names, drafts] = await Promise.all([namesOf(db), db.run(agreementDrafts, [types])])
  return Promise.all(
    types.map(async (type) => {
      const { version = 0, ...texts } = await readAgreement(db, type)
      const draft = drafts.find((one) => one.type === type)
      return {
        ...texts,
        type,
        number: version,
        draft: draft
          ? {
              title: draft.title,
              content: draft.content,
              take_effect_date: draft.takeEffectDate,
              by: draft.by,
              updated: draft.updated,
            }
          : null,
        template: agreementTemplates[type](names),
      }
    }),
  )
}

/** The agreements of the mall. */
export const listAgreements = (db: Queries): Promise<DeskAgreement[]> => read(db, agreementTypes)

export async function getAgreement(db: Queries, type: AgreementType): Promise<DeskAgreement> {
  const [agreement] = await read(db, [type])
  if (!agreement) throw new Error(`There is no agreement ${type}.`)
  return agreement
}

/** A text that was published before there were versions: it has no row until the next one is published. */
async function firstVersion(db: Queries, type: AgreementType) {
  const { version, title, content, take_effect_date } = await readAgreement(db, type)
  if (version === undefined) return null
  const [setting] = await db.run(settingChanged, [`protocol.${type}`])
  return { number: version, title, content, take_effect_date, by: '', published: setting?.updated ?? 0 }
}

/** The published versions of an agreement, the newest first. */
export async function listVersions(db: Queries, type: AgreementType): Promise<AgreementVersion[]> {
  const rows = await db.run(agreementVersions, [type])
  const first = rows.length === 0 ? await firstVersion(db, type) : null
  if (!first) return rows
  const { content: _content, ...row } = first
  return [row]
}

/** A published version with its text. @throws MallError 版本不存在 */
export async function getVersion(
  db: Queries,
  type: AgreementType,
  number: number,
): Promise<AgreementVersion & { content: string }> {
  const [row] = await db.run(agreementVersion, [type, number])
  const found = row ?? (await firstVersion(db, type))
  if (found?.number !== number) throw new MallError(contentMessages.versionMissing)
  return found
}
