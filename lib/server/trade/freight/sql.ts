import 'server-only'
import type { FreightConf } from '@/lib/domain/delivery/freight'
import type { Valuation } from '@/lib/domain/delivery/freight-form'
import {
  boolean,
  json,
  number,
  statement,
  text,
  type Column,
  type RowOf,
} from '@/lib/server/ground/db/statement'
import { versionOf } from '@/lib/server/ground/desk-version/version-sql'

const rowColumns = {
  templateId: number,
  name: text,
  isFree: boolean,
  valuation: number as Column<Valuation>,
  status: boolean,
  isDefault: boolean,
  conf: json<FreightConf>(),
  goodsNum: number,
  version: number,
}
export type FreightRow = RowOf<typeof rowColumns>

const row = `t.template_id as "templateId", t.name, t.is_free as "isFree", t.valuation, t.status,
  t.is_default as "isDefault", t.conf, ${versionOf('freight', 't.template_id')} as version`

/** All templates, the default one first. */
export const allTemplates = statement(
  'desk_freight_all',
  `select ${row}, coalesce(used.goods_num, 0) as "goodsNum"
     from freight_templates t
     left join (select templates_id, count(*)::int as goods_num from goods where templates_id > 0
                 group by templates_id) used on used.templates_id = t.template_id
    order by t.is_default desc, t.template_id`,
  rowColumns,
)
export const oneTemplate = statement(
  'desk_freight_one',
  `select ${row}, (select count(*) from goods g where g.templates_id = t.template_id)::int as "goodsNum"
     from freight_templates t where t.template_id = $1`,
  rowColumns,
)
/** Waits for products that choose the template, and makes later ones wait. */
export const lockTemplate = statement(
  'desk_freight_lock',
  'select template_id as "templateId" from freight_templates where template_id = $1 for update',
  { templateId: number },
)
export const lockTemplates = statement(
  'desk_freight_lock_all',
  'select template_id as "templateId" from freight_templates order by template_id for update',
  { templateId: number },
)
/** Names are given by one transaction at a time. After `lockTemplate`, as the trigger of the table locks it. */
export const lockNames = statement(
  'desk_freight_lock_names',
  `select version from reference_versions where table_name = 'freight_templates' for update`,
  { version: number },
)
/** Whether another template than $2 has the name $1, and how many there are. */
export const nameState = statement(
  'desk_freight_name',
  `select count(*)::int as total, coalesce(bool_or(name = $1 and template_id <> $2), false) as "isTaken"
     from freight_templates`,
  { total: number, isTaken: boolean },
)
export const insertTemplate = statement(
  'desk_freight_insert',
  `insert into freight_templates (name, is_free, valuation, status, conf) values ($1, $2, $3, $4, $5::jsonb)
   returning template_id as "templateId"`,
  { templateId: number },
)
export const writeTemplate = statement(
  'desk_freight_write',
  `update freight_templates set name = $2, is_free = $3, valuation = $4, status = $5, conf = $6::jsonb
    where template_id = $1`,
)
export const clearDefault = statement(
  'desk_freight_clear_default',
  'update freight_templates set is_default = false where is_default and template_id <> $1',
)
export const writeDefault = statement(
  'desk_freight_default',
  'update freight_templates set is_default = true where template_id = $1 and not is_default',
)
export const deleteTemplate = statement(
  'desk_freight_delete',
  'delete from freight_templates where template_id = $1',
)
export const insertTemplateAgain = statement(
  'desk_freight_restore',
  `insert into freight_templates (template_id, name, is_free, valuation, status, conf)
   values ($1, $2, $3, $4, $5, $6::jsonb)`,
)
