import 'server-only'
import { json, nullable, number, oneOf, statement, text, type RowOf } from '@/lib/server/ground/db/statement'

/** The columns of an audit entry. */
export const auditFields = `a.audit_id as "auditId", a.actor_kind as "actorKind", a.actor_id as "actorId", a.event, a.subject,
  a.subject_id as "subjectId", a.before, a.after, a.reason, a.at`
export const auditColumns = {
  auditId: number,
  actorKind: oneOf<'member' | 'merchant' | 'operator' | 'system' | 'provider'>(),
  actorId: text,
  event: text,
  subject: text,
  subjectId: text,
  before: nullable(json<Record<string, unknown>>()),
  after: nullable(json<Record<string, unknown>>()),
  reason: text,
  at: number,
}
export type AuditRow = RowOf<typeof auditColumns>

/** The audit trail of one order, oldest first. */
export const auditOfOrder = statement(
  'audit_of_order',
  `select ${auditFields} from audit_rows a
    where (a.subject = 'order' and a.subject_id = $1)
       or (a.subject = 'parcel' and a.subject_id = any(array(
             select p.parcel_id::text from parcels p where p.order_id = $1)))
    order by a.audit_id`,
  auditColumns,
)

/** Tables whose rows have a name that people at the desk know: subject, table, id, name. */
const namedTables = [
  ['article', 'articles', 'article_id', 'title'],
  ['articleCatalogue', 'article_categories', 'category_id', 'category_name'],
  ['attribute', 'attributes', 'attribute_id', 'attribute_name'],
  ['brand', 'attributes', 'attribute_id', 'attribute_name'],
  ['card', 'cards', 'card_id', 'title'],
  ['card_package', 'card_packages', 'package_id', 'title'],
  ['category', 'categories', 'category_id', 'category_name'],
  ['designModule', 'design_modules', 'module_id', 'name'],
  ['employee', 'employees', 'employee_id', 'name'],
  ['employeeActivity', 'employee_activities', 'activity_id', 'name'],
  ['enterprise', 'enterprises', 'enterprise_id', 'name'],
  ['freight', 'freight_templates', 'template_id', 'name'],
  ['goods', 'goods', 'goods_id', 'item_name'],
  ['grade', 'member_grades', 'grade_id', 'grade_name'],
  ['group', 'group_activities', 'activity_id', 'activity_name'],
  ['merchant', 'merchant_applications', 'application_id', 'merchant_name'],
  ['notice', 'notices', 'notice_id', 'title'],
  ['page', 'pc_templates', 'theme_pc_template_id', 'template_title'],
  ['picture', 'pictures', 'picture_id', 'name'],
  ['role', 'desk_roles', 'role_id', 'name'],
  ['shop', 'distributors', 'distributor_id', 'name'],
  ['sku', 'skus', 'item_id', 'spec_text'],
  ['shopTag', 'shop_tags', 'tag_id', 'tag_name'],
  ['tag', 'tags', 'tag_id', 'tag_name'],
  ['task', 'desk_tasks', 'task_id', 'title'],
  ['view', 'desk_views', 'view_id', 'name'],
  ['vipGrade', 'vip_grades', 'vip_grade_id', 'grade_name'],
] as const

/**
 * The names of subjects $1 with the ids $2, of those whose rows still exist; that of a `sku` is its specification, that of
 * an `item` the product with it. Of members only people at the desk: others
 * have no name here.
 */
export const auditNames = statement(
  'audit_names',
  `with asked as (
     select subject, case when id ~ '^[0-9]{1,15}$' then id::bigint end as id
       from unnest($1::text[], $2::text[]) as a (subject, id))
   ${namedTables
     .map(
       ([subject, table, id, name]) => `select a.subject, a.id::text as id, t.${name} as name
     from asked a join ${table} t on t.${id} = a.id where a.subject = '${subject}'`,
     )
     .join(' union all ')}
   union all select a.subject, a.id::text, concat_ws(' ', g.item_name, nullif(s.spec_text, ''))
     from asked a join skus s on s.item_id = a.id join goods g on g.goods_id = s.goods_id where a.subject = 'item'
   union all select a.subject, a.id::text, m.username
     from asked a join members m on m.user_id = a.id where a.subject = 'member' and m.desk_role is not null`,
  { subject: text, id: text, name: text },
)

/** The key of the chain, locked until the transaction ends: seals are added by one instance at a time. */
export const lockChainKey = statement(
  'audit_chain_key_lock',
  `select sealed from sealed_keys where name = 'audit chain' for update`,
  { sealed: text },
)
export const chainKey = statement(
  'audit_chain_key',
  `select sealed from sealed_keys where name = 'audit chain'`,
  { sealed: text },
)
export const addChainKey = statement(
  'audit_chain_key_add',
  `insert into sealed_keys (name, sealed, created) values ('audit chain', $1, $2) on conflict (name) do nothing`,
)

export const lastSeal = statement(
  'audit_last_seal',
  `select seal_no as "sealNo", digest from audit_seals order by seal_no desc limit 1`,
  { sealNo: number, digest: text },
)
export const sealAt = statement(
  'audit_seal_at',
  `select seal_no as "sealNo", digest from audit_seals where seal_no = $1`,
  { sealNo: number, digest: text },
)

/** Everything of an entry in one spelling, which its seal covers. */
const content = `jsonb_build_array(a.audit_id, a.actor_kind, a.actor_id, a.event, a.subject, a.subject_id, a.before, a.after,
  a.reason, a.at, a.ip, a.device)::text`

/** The newest sealed entry. */
const sealedUntil = '(select coalesce(max(s.audit_id), 0) from audit_seals s)'

/**
 * Up to $2 entries without a seal whose ids are above that of the newest sealed one less $1. Rows of transactions that
 * took long have an id below those that were sealed before them.
 */
export const unsealedRows = statement(
  'audit_unsealed',
  `select a.audit_id as "auditId", ${content} as content from audit_rows a
    where a.audit_id > ${sealedUntil} - $1::bigint
      and not exists (
        select from audit_seals s where s.audit_id = a.audit_id and s.audit_id > ${sealedUntil} - $1::bigint)
    order by a.audit_id limit $2`,
  { auditId: number, content: text },
)
export const addSeals = statement(
  'audit_seals_add',
  `insert into audit_seals (seal_no, audit_id, digest)
   select * from unnest($1::bigint[], $2::bigint[], $3::text[])`,
)

/** Up to $2 seals behind number $1 with the content of their entries, null where an entry is gone. */
export const sealedRows = statement(
  'audit_sealed',
  `select s.seal_no as "sealNo", s.audit_id as "auditId", s.digest,
          case when a.audit_id is not null then ${content} end as content
     from audit_seals s left join audit_rows a on a.audit_id = s.audit_id
    where s.seal_no > $1 order by s.seal_no limit $2`,
  { sealNo: number, auditId: number, digest: text, content: nullable(text) },
)
