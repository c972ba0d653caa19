import 'server-only'
import type { ProposalState } from '@/lib/domain/goods/proposal'
import {
  boolean,
  json,
  nullable,
  number,
  oneOf,
  statement,
  text,
  type RowOf,
} from '@/lib/server/ground/db/statement'

const columns = {
  goodsId: number,
  itemId: number,
  itemName: text,
  deleted: nullable(number),
  shopName: text,
  state: oneOf<ProposalState>(),
  isNew: boolean,
  change: json<Record<string, unknown>>(),
  baseVersion: number,
  revision: number,
  reason: text,
  by: text,
  submitted: number,
}
export type ProposalRow = RowOf<typeof columns>

const shown = `select p.goods_id as "goodsId",
    (select s.item_id from skus s where s.goods_id = p.goods_id and s.is_default) as "itemId",
    g.item_name as "itemName", g.deleted, coalesce(d.name, '') as "shopName", p.state, p.is_new as "isNew", p.change,
    p.base_version as "baseVersion", p.revision, p.reason, coalesce(m.username, '') as by, p.submitted
  from goods_proposals p
  join goods g on g.goods_id = p.goods_id
  left join distributors d on d.distributor_id = g.distributor_id
  left join members m on m.user_id = p.user_id`

/** What was sent for approval of product $1, of shop $2 or of any. */
export const proposalOf = statement(
  'goods_proposal',
  `${shown} where p.goods_id = $1 and ($2::int is null or g.distributor_id = $2)`,
  columns,
)

/** The same of products $1 of shop $2, or of any, locked in the sequence of their ids. */
export const lockProposals = statement(
  'goods_proposal_lock',
  `${shown} where p.goods_id = any($1::bigint[]) and ($2::int is null or g.distributor_id = $2)
    order by p.goods_id for update of p`,
  columns,
)

/**
 * Puts what user $6 sends for approval of product $1: new $2, change $3 of the fields $4 on version $5, at $7. It
 * replaces what was there.
 */
export const putProposal = statement(
  'goods_proposal_put',
  `insert into goods_proposals as p (goods_id, state, is_new, change, fields, base_version, user_id, submitted)
   values ($1, 'processing', $2, $3::jsonb, $4::text[], $5, $6, $7)
   on conflict (goods_id) do update set state = 'processing', is_new = excluded.is_new, change = excluded.change,
     fields = excluded.fields, base_version = excluded.base_version, user_id = excluded.user_id,
     submitted = excluded.submitted, reason = '', revision = nextval(pg_get_serial_sequence('goods_proposals', 'revision'))
   returning p.revision`,
  { revision: number },
)

/** Moves proposals of products $1 to state $2 with the reason $3, sent at $4; null keeps the time. New products follow. */
export const moveProposals = statement(
  'goods_proposal_move',
  `with moved as (
     update goods_proposals set state = $2, reason = $3, submitted = coalesce($4::bigint, submitted),
            revision = nextval(pg_get_serial_sequence('goods_proposals', 'revision'))
      where goods_id = any($1::bigint[]) returning goods_id, is_new)
   update goods g set audit_status = $2 from moved m where m.is_new and g.goods_id = m.goods_id`,
)

export const deleteProposal = statement(
  'goods_proposal_delete',
  'delete from goods_proposals where goods_id = $1',
)

/** Sets the state of the approval of product $1 to $2 at $3. */
export const writeAuditStatus = statement(
  'goods_proposal_status',
  'update goods set audit_status = $2, updated = $3 where goods_id = $1',
)

/** Names of brands $1, categories $2, freight templates $3, tags $4 and products $5, by id. */
export const namesOfIds = statement(
  'goods_proposal_names',
  `select coalesce((select json_object_agg(attribute_id, attribute_name) from attributes where attribute_id = any($1::int[])), '{}') as brands,
          coalesce((select json_object_agg(category_id, category_name) from categories where category_id = any($2::int[])), '{}') as categories,
          coalesce((select json_object_agg(template_id, name) from freight_templates where template_id = any($3::int[])), '{}') as templates,
          coalesce((select json_object_agg(tag_id, tag_name) from tags where tag_id = any($4::int[])), '{}') as tags,
          coalesce((select json_object_agg(goods_id, json_build_object('name', item_name, 'pic', coalesce(pics ->> 0, '')))
                      from goods where goods_id = any($5::bigint[])), '{}') as related`,
  {
    brands: json<Record<string, string>>(),
    categories: json<Record<string, string>>(),
    templates: json<Record<string, string>>(),
    tags: json<Record<string, string>>(),
    related: json<Record<string, { name: string; pic: string }>>(),
  },
)
export type IdNames = RowOf<typeof namesOfIds>

/** What merchants of shop $1, or of any, have sent: how much waits, and how much was rejected or withdrawn. */
export const proposalCounts = statement(
  'goods_proposal_counts',
  `select count(*) filter (where p.state = 'processing')::int as pending,
          count(*) filter (where p.state <> 'processing')::int as returned
     from goods_proposals p join goods g on g.goods_id = p.goods_id
    where g.deleted is null and ($1::int is null or g.distributor_id = $1)`,
  { pending: number, returned: number },
)
