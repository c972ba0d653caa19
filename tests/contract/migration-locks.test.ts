import { readdir, readFile } from 'node:fs/promises'
import releases from '../fixtures/releases/migrations.json'
import { exempt } from './migration-lint/exempt'
import { lintMigrations } from './migration-lint/lint'
import { rules } from './migration-lint/rules'

/** Migrations run while a mall serves (ADR 0137): no statement locks a table that holds rows for long. */

const folder = 'lib/server/ground/db/migrations'

async function migrations() {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(`${folder}/${name}`, 'utf8') })))
}

/** The rules that a file breaks. */
async function broken(text: string, before = '', released: string[] = []): Promise<string[]> {
  const files = [
    { name: '0001_before.sql', text: before },
    { name: '0002_judged.sql', text },
  ]
  const found = await lintMigrations(files, { exempt: ['0001_before.sql'], released })
  return found.map(({ rule }) => rule)
}

describe('the migrations', () => {
  it('lock no table that holds rows for long', async () => {
    const found = await lintMigrations(await migrations(), {
      exempt: Object.keys(exempt),
      released: Object.keys(releases),
    })
    expect(found.map(({ where, rule, says }) => `${where} [${rule}] ${says}`)).toEqual([])
  })

  it('are exempt when they are older than the rules, and break one', async () => {
    const files = await migrations()
    const judged = await Promise.all(
      files
        .filter(({ name }) => !name.startsWith('0000_') && name in exempt)
        .map(async (file) => [file.name, (await lintMigrations([file])).length > 0]),
    )
    expect(judged).toEqual(
      Object.keys(exempt)
        .slice(1)
        .map((name) => [name, true]),
    )
  })
})

describe('a rule refuses', () => {
  it.each<[string, string]>([
    ['index', 'CREATE INDEX orders_x ON orders (x)'],
    ['index', 'CREATE UNIQUE INDEX orders_x ON public.orders (x) WHERE x > 0'],
    ['drop-index', 'DROP INDEX orders_x'],
    ['transaction', 'CREATE INDEX CONCURRENTLY orders_x ON orders (x)'],
    ['again', '-- concurrent\nALTER TABLE orders ADD COLUMN x int'],
    ['again', '-- concurrent\nDROP INDEX CONCURRENTLY orders_x'],
    ['again', "-- concurrent\nINSERT INTO settings VALUES ('a')"],
    ['constraint', 'ALTER TABLE orders ADD CONSTRAINT c CHECK (x > 0)'],
    ['constraint', 'ALTER TABLE orders ADD CONSTRAINT c FOREIGN KEY (x) REFERENCES members (user_id)'],
    ['constraint', 'ALTER TABLE orders ADD CONSTRAINT c UNIQUE (x)'],
    ['constraint', 'ALTER TABLE orders ADD PRIMARY KEY (x)'],
    ['type', 'ALTER TABLE orders ALTER COLUMN x TYPE bigint'],
    ['type', 'ALTER TABLE orders ALTER x SET DATA TYPE text USING x::text'],
    ['type', 'ALTER TABLE orders SET UNLOGGED'],
    ['not-null', 'ALTER TABLE orders ALTER COLUMN x SET NOT NULL'],
    ['default', 'ALTER TABLE orders ADD COLUMN x uuid DEFAULT gen_random_uuid()'],
    ['default', 'ALTER TABLE orders ADD COLUMN x bigserial'],
    ['default', 'ALTER TABLE orders ADD COLUMN x int GENERATED ALWAYS AS (y + 1) STORED'],
    ['default', 'ALTER TABLE orders ADD COLUMN x timestamptz DEFAULT clock_timestamp()'],
    ['column', 'ALTER TABLE orders ADD COLUMN x int NOT NULL'],
    ['column', 'ALTER TABLE orders ADD COLUMN x int REFERENCES members (user_id)'],
    ['drop', 'ALTER TABLE orders DROP COLUMN x'],
    ['drop', 'DROP TABLE carts'],
    ['rename', 'ALTER TABLE orders RENAME COLUMN x TO y'],
    ['rename', 'ALTER TABLE orders RENAME TO requests'],
    ['rows', 'UPDATE goods SET was_shown = true'],
    ['rows', 'DELETE FROM carts WHERE created < 3'],
    ['rows', 'INSERT INTO totals SELECT user_id FROM orders'],
    ['rows', '-- concurrent\n-- repeat\nUPDATE goods SET was_shown = true WHERE NOT was_shown'],
    ['lock', 'LOCK TABLE orders'],
    ['lock', 'TRUNCATE carts'],
    ['lock', 'VACUUM FULL orders'],
    ['block', 'DO $$ BEGIN EXECUTE $q$ update goods set x = 1 $q$; END $$'],
  ])('%s: %s', async (rule, text) => {
    expect(await broken(text)).toEqual([rule])
  })

  it('each thing that it names', async () => {
    expect(Object.values(rules).filter(({ says }) => !/\.$/.test(says))).toEqual([])
  })
})

describe('the rules accept', () => {
  const newTable = 'CREATE TABLE notes (note_id int PRIMARY KEY, x int)'
  const next = '\n--> statement-breakpoint\n'

  it.each<[string, string, string?]>([
    [
      'a new table with its indexes and keys',
      `${newTable}${next}CREATE INDEX notes_x ON notes (x)${next}ALTER TABLE notes ADD CONSTRAINT n FOREIGN KEY (x) REFERENCES orders (order_id)`,
    ],
    ['a column with a constant default', "ALTER TABLE orders ADD COLUMN x text DEFAULT '' NOT NULL"],
    [
      'a column with a default of the session',
      "ALTER TABLE orders ADD COLUMN x text DEFAULT coalesce(current_setting('mall.ip', true), '') NOT NULL",
    ],
    ['a constraint that is checked later', 'ALTER TABLE orders ADD CONSTRAINT c CHECK (x > 0) NOT VALID'],
    ['a key on an index that is there', 'ALTER TABLE orders ADD CONSTRAINT c UNIQUE USING INDEX orders_x'],
    ['an index made concurrently', '-- concurrent\nCREATE INDEX CONCURRENTLY orders_x ON orders (x)'],
    ['its removal', '-- concurrent\nDROP INDEX CONCURRENTLY IF EXISTS orders_x'],
    ['the later check', '-- concurrent\nALTER TABLE orders VALIDATE CONSTRAINT c'],
    [
      'rows in parts',
      '-- concurrent\n-- repeat\nUPDATE goods SET shown = true WHERE goods_id IN (SELECT goods_id FROM goods WHERE NOT shown ORDER BY goods_id LIMIT 1000)',
    ],
    [
      'NOT NULL after its check',
      'ALTER TABLE orders ALTER COLUMN x SET NOT NULL',
      `ALTER TABLE orders ADD CONSTRAINT c CHECK (x IS NOT NULL) NOT VALID${next}ALTER TABLE orders VALIDATE CONSTRAINT c`,
    ],
    ['first rows of a setting', "INSERT INTO settings (name) VALUES ('a')"],
    [
      'a statement that is explained',
      '-- allow rows: a mall has at most a hundred shops\nUPDATE distributors SET x = 1',
    ],
  ])('%s', async (_, text, before = '') => {
    expect(await broken(text, before)).toEqual([])
  })

  it('a drop in a file of its own kind, of what no released version reads', async () => {
    const drop = '-- allow drop: unread since 1.1.0\nALTER TABLE orders DROP COLUMN x'
    expect(await broken(`-- contract\n${drop}`, '', ['1.0.0', '1.1.0'])).toEqual([])
    expect(await broken(`-- contract\n${drop}`, '', ['1.0.0'])).toEqual(['drop'])
    expect(await broken(drop, '', ['1.0.0', '1.1.0'])).toEqual(['drop'])
  })

  it('no unchecked NOT NULL, no empty reason, and no reason where none is needed', async () => {
    const unchecked = 'ALTER TABLE orders ADD CONSTRAINT c CHECK (x IS NOT NULL) NOT VALID'
    expect(await broken('ALTER TABLE orders ALTER COLUMN x SET NOT NULL', unchecked)).toEqual(['not-null'])
    expect(await broken('-- allow rows: small\nUPDATE distributors SET x = 1')).toEqual(['rows'])
    expect(await broken('-- allow rows: there is nothing to allow\nCREATE TABLE a (b int)')).toEqual(['rows'])
    expect(await broken('-- allow row: a word that is no rule\nCREATE TABLE a (b int)')).toEqual(['row'])
  })
})
