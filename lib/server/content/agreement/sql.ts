import 'server-only'
import { nullable, number, statement, text } from '@/lib/server/ground/db/statement'

/** Agreements of type $1 are published and drafted by one transaction at a time. */
export const lockAgreement = statement('agreement_lock', 'select pg_advisory_xact_lock(1468, hashtext($1))')

export const agreementDrafts = statement(
  'agreement_drafts_of',
  `select d.type, d.title, d.content, d.take_effect_date as "takeEffectDate", m.username as by, d.updated
     from agreement_drafts d join members m on m.user_id = d.user_id where d.type = any($1::text[])`,
  { type: text, title: text, content: text, takeEffectDate: text, by: text, updated: number },
)

/** The draft of type $1 by the person $5 at $6. */
export const writeDraft = statement(
  'agreement_draft_write',
  `insert into agreement_drafts (type, title, content, take_effect_date, user_id, updated)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (type) do update set title = excluded.title, content = excluded.content,
     take_effect_date = excluded.take_effect_date, user_id = excluded.user_id, updated = excluded.updated`,
)

export const deleteDraft = statement(
  'agreement_draft_delete',
  'delete from agreement_drafts where type = $1 returning type',
  { type: text },
)

const versionColumns = {
  number,
  title: text,
  take_effect_date: text,
  by: text,
  published: number,
}
const version = `v.number, v.title, v.take_effect_date, coalesce(m.username, '') as by, v.published`
const versions = `agreement_versions v left join members m on m.user_id = v.user_id`

/** The versions of type $1, the newest first. */
export const agreementVersions = statement(
  'agreement_versions_of',
  `select ${version} from ${versions} where v.type = $1 order by v.number desc`,
  versionColumns,
)

/** Version $2 of type $1. */
export const agreementVersion = statement(
  'agreement_version',
  `select ${version}, v.content from ${versions} where v.type = $1 and v.number = $2`,
  { ...versionColumns, content: text },
)

export const insertVersion = statement(
  'agreement_version_insert',
  `insert into agreement_versions (type, number, title, content, take_effect_date, user_id, published)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
)

/** When setting $1 was changed last. */
export const settingChanged = statement(
  'agreement_setting_changed',
  'select updated from settings where key = $1',
  { updated: nullable(number) },
)
