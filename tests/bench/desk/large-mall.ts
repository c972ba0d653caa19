/** A large mall, made of copies of the demo mall by statements over whole tables. */
import { Client } from 'pg'

/** Ids of copies begin here. */
const first = 10_000_001

/** The tag of the products that are changed at once, at most 100,000. */
export const bulkTag = '批量改价'

/** Runs `work` without the indexes of these tables and without triggers, then builds them anew. */
async function withoutIndexes(client: Client, tables: string[], work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; text: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text
       from pg_index i where i.indrelid = any($1::regclass[]) and not i.indisunique`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '256MB'`)
  await work()
  for (const { text } of rows) await client.query(text)
  await client.query('reset session_replication_role')
}

/**
 * Products and SKUs: three quarters as many products as SKUs, of which one in fifteen has six. One product in twenty is off
 * the shelf, one in a hundred deleted, one in a hundred sold out.
 */
const goodsSql = (skus: number) => `
  create temp table copies as
  with templates as (
    select t.goods_id, row_number() over (order by t.goods_id) - 1 as position, count(*) over () as num
      from goods t join goods_index i on i.goods_id = t.goods_id
     where t.product_type = 'normal' and not t.is_gift and not t.staff_goods)
  select t.goods_id as template, ${first}::bigint + i as new_id, i, (i * 2654435761) % 1000003 as scatter,
         i % 20 = 7 as is_off, i % 100 = 13 as is_deleted, i % 100 = 29 as is_sold_out,
         (array['云享','星曜','沐光','青禾','知夏','听澜','松语','晴川','朝露','晚舟'])[1 + (i / num) % 10] as series
    from generate_series(0::bigint, ${Math.floor((skus * 3) / 4)}::bigint - 1) i
    join templates t on t.position = i % t.num;
  create index on copies (template);
  analyze copies;

  insert into goods (goods_id, item_name, brief, item_bn, item_unit, brand_id, main_category_id, distributor_id, templates_id,
                     approve_status, nospec, pics, intro, sales, price, market_price, created, updated, deleted)
  select new_id, item_name || ' ' || series || '系列 ' || upper(to_hex(4096 + i)), brief, 'HX' || new_id, item_unit, brand_id,
         main_category_id, distributor_id, templates_id,
         case when is_off or is_deleted then 'instock' else 'onsale' end, true, pics, '[]', scatter % 5000,
         greatest(100, price * (80 + scatter % 41) / 10000 * 100), market_price,
         extract(epoch from now())::bigint - scatter * 60, extract(epoch from now())::bigint - scatter * 50,
         case when is_deleted then extract(epoch from now())::bigint - scatter end
    from copies join goods on goods_id = template;

  insert into skus (item_id, goods_id, is_default, item_bn, barcode, price, market_price, store, approve_status, spec_text)
  select new_id + n * 10000000, new_id, n = 0, 'HX' || new_id || case when n = 0 then '' else '-' || n end,
         '69' || (new_id + n * 10000000), greatest(100, price * (80 + scatter % 41) / 10000 * 100), market_price,
         case when is_sold_out then 0 else 1 + scatter % 500 end, 'onsale', ''
    from copies join goods on goods_id = template
    cross join generate_series(0, case when i < ${Math.floor(skus / 20)} then 5 else 0 end) n;

  insert into goods_categories (goods_id, category_id)
  select new_id, category_id from copies join goods_categories on goods_id = template;
  insert into goods_tags (goods_id, tag_id) select new_id, tag_id from copies join goods_tags on goods_id = template;

  insert into tags (tag_name, created) values ('${bulkTag}', 0);
  insert into goods_tags (goods_id, tag_id)
  select new_id, tag_id from copies cross join tags
   where tag_name = '${bulkTag}' and not (is_off or is_deleted) order by scatter limit 100000;

  insert into goods_index (goods_id, sort, sales, price, store, created, staff_goods, distributor_id, brand_id, categories, tags,
                           params, facets, plain_name, codes, words, version)
  select new_id, sort, scatter % 5000, greatest(100, price * (80 + scatter % 41) / 10000 * 100),
         case when is_sold_out then 0 else 1 + scatter % 500 end, extract(epoch from now())::bigint - scatter * 60,
         staff_goods, distributor_id, brand_id, categories, tags, params, facets,
         plain_name || series || '系列' || to_hex(4096 + i), 'hx' || new_id,
         words || array_to_tsvector(array['=hx' || new_id, 'A' || series, 'A' || right(series, 1) || '系', 'A系列',
           'A列' || left(to_hex(4096 + i), 1), 'A' || left(to_hex(4096 + i), 2), 'A' || right(to_hex(4096 + i), 2)]), version
    from copies join goods_index on goods_id = template where not (is_off or is_deleted);
  insert into category_goods (goods_id, category_id, sort)
  select goods_id, c, sort from goods_index cross join unnest(categories) c where goods_id >= ${first};
  select setval(pg_get_serial_sequence('skus', 'item_id'), 100000000);
  drop table copies`

/** Inserts `count` copies of the rows of a table, in turn, with other values in some columns, as SQL of their number `n`. */
async function insertCopies(
  client: Client,
  table: string,
  count: number,
  values: Record<string, string>,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  await client.query(`
    insert into ${table} (${names.join(', ')})
    select ${names.map((name) => values[name] ?? `t.${name}`).join(', ')}
      from (select *, row_number() over () - 1 as copy_place, count(*) over () as copy_count from ${table}) t
      join generate_series(1, ${count}) n on n % t.copy_count = t.copy_place`)
}

const ago = (seconds: string) => `extract(epoch from now())::bigint - ${seconds}`

/** Grows the demo mall in a database of PostgreSQL to so many SKUs, as many orders, and fewer records of other kinds. */
export async function growMall(url: string, skus: number): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const tables =
    `goods skus goods_categories goods_tags goods_index category_goods orders order_items audit_rows`.split(
      ' ',
    )
  try {
    await withoutIndexes(client, tables, async () => {
      await client.query(goodsSql(skus))
      const orderId = `'9' || lpad(n::text, 15, '0')`
      await insertCopies(client, 'orders', skus, {
        order_id: orderId,
        create_time: ago('n * 40'),
        pay_time: ago('n * 40 - 30'),
        idempotency_key: 'null',
        unpaid_slot: 'null',
        order_status: `(array['DONE', 'DONE', 'DONE', 'CANCEL', 'DONE', case when n % 40 < 10 then 'PAYED' else 'DONE' end])[1 + n % 6]`,
      })
      await insertCopies(client, 'order_items', skus, { id: '100000000 + n', order_id: orderId })
      const entries = Math.floor(skus * 0.3)
      await insertCopies(client, 'audit_rows', entries, {
        audit_id: '10000000 + n',
        at: ago(`(${entries} - n) * 20`),
        actor_kind: `case when n % 10 < 7 then 'operator' else 'member' end`,
      })
    })
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
