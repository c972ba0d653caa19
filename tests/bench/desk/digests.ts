/** Digests of the tables of a mall, to tell whether two states of it are the same. */
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'

/**
 * Tables that are not what a mall sells: records of the work itself, and what jobs count. Undoing an import leaves a
 * record of both; the ledger of stock is never shortened, and ends with 0.
 */
const records = new Set(
  `audit_rows audit_seals desk_sessions desk_task_items desk_tasks desk_versions known_addresses members operator_answers
   outbox page_drops rate_limits reference_versions sealed_keys search_counts search_words sign_in_attempts
   stock_ledger`.split(/\s+/),
)

type Query = <Row>(text: string) => Promise<Row[]>

/** Runs `work` on the database of a mall; an embedded one is closed while a mall has it open. */
async function withQueries<T>(env: Record<string, string>, work: (query: Query) => Promise<T>): Promise<T> {
  if (env.DATABASE_URL) {
    const client = new Client({ connectionString: env.DATABASE_URL })
    await client.connect()
    try {
      return await work(async <Row>(text: string) => (await client.query(text)).rows as Row[])
    } finally {
      await client.end()
    }
  }
  const database = await PGlite.create({ dataDir: `${env.MALL_DATA_DIR}/pg` })
  try {
    return await work(async <Row>(text: string) => (await database.query<Row>(text)).rows)
  } finally {
    await database.close()
  }
}

/** The digest of each table by its name. */
export const tableDigests = (env: Record<string, string>): Promise<Map<string, string>> =>
  withQueries(env, async (query) => {
    const tables = await query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
    )
    const digests = new Map<string, string>()
    for (const { name } of tables.filter((table) => !records.has(table.name))) {
      const [row] = await query<{ digest: string }>(
        `select coalesce(md5(string_agg(one, '' order by one)), '') as digest
           from (select md5(t::text) as one from public."${name}" t) rows`,
      )
      digests.set(name, row?.digest ?? '')
    }
    return digests
  })

/** Names of tables whose digests differ. */
export const differing = (one: Map<string, string>, other: Map<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name))

/** The digest of what was imported, without ids and times: those of a second import are others. */
export const importedDigest = (env: Record<string, string>): Promise<string> =>
  withQueries(env, async (query) => {
    const [row] = await query<{ digest: string }>(
      `select md5(string_agg(one, '' order by one)) as digest from (
         select concat_ws('|', s.item_bn, s.price, s.market_price, s.cost_price, s.store, s.weight, s.barcode, s.is_default,
                  s.approve_status, g.item_name, g.brief, g.item_unit, g.price, b.attribute_name, c.category_name,
                  (select string_agg(a.attribute_name || ':' || v.attribute_value, ',' order by a.attribute_name)
                     from sku_specs ss join attributes a on a.attribute_id = ss.spec_id
                     join attribute_values v on v.attribute_value_id = ss.spec_value_id where ss.item_id = s.item_id),
                  (select string_agg(a.attribute_name || ':' || v.attribute_value, ',' order by a.attribute_name)
                     from goods_params p join attributes a on a.attribute_id = p.attribute_id
                     join attribute_values v on v.attribute_value_id = p.attribute_value_id where p.goods_id = g.goods_id),
                  (select string_agg(n.category_name, ',' order by n.category_name)
                     from goods_categories gc join categories n on n.category_id = gc.category_id
                    where gc.goods_id = g.goods_id),
                  i.plain_name, i.price, i.store, cardinality(i.categories), i.words) as one
           from skus s join goods g on g.goods_id = s.goods_id
           left join attributes b on b.attribute_id = g.brand_id
           left join categories c on c.category_id = g.main_category_id
           left join goods_index i on i.goods_id = g.goods_id
          where s.item_bn ~ '^BP[0-9]{6}-') imported`,
    )
    return row?.digest ?? ''
  })
