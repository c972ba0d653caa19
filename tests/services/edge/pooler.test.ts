import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '@/lib/server/ground/db/connection'
import { openPostgres } from '@/lib/server/ground/db/postgres'
import { number, statement, text } from '@/lib/server/ground/db/statement'
import { freePort } from '../../run/free-port'

/** PgBouncer in transaction mode, where each transaction has another of two connections. */

const url = process.env.TEST_DATABASE_URL
const program = '/usr/sbin/pgbouncer'
// The embedded database has no pooler, and PgBouncer may be missing.
const withPooler = url && existsSync(program) ? describe : describe.skip

const sum = statement('pooler_sum', 'select $1::int + $2::int as sum', { sum: number })
const other = statement('pooler_other', 'select $1::text || $2::text as joined', { joined: text })
const limit = statement('pooler_limit', `select current_setting('statement_timeout') as value`, {
  value: text,
})
const named = statement(
  'pooler_named',
  `select string_agg(name, ',' order by name) as names from pg_prepared_statements where name like 'pooler%'`,
  { names: text },
)
const notify = statement('pooler_notify', `select pg_notify('pooler_test', $1)`)

withPooler('a pooler in transaction mode', () => {
  let folder: string
  let pooler: ChildProcess
  let pooled: string
  const opened: Database[] = []
  const open = (...args: Parameters<typeof openPostgres>) => {
    const db = openPostgres(...args)
    opened.push(db)
    return db
  }
  const asMall = () => open(pooled, { pooler: 'transaction', directUrl: url })

  beforeAll(async () => {
    const { hostname, port, pathname } = new URL(url ?? '')
    const own = await freePort()
    pooled = `postgres://mall@127.0.0.1:${own}${pathname}`
    folder = await mkdtemp(join(tmpdir(), 'mall-pooler-'))
    await chmod(folder, 0o755)
    await writeFile(join(folder, 'users'), '"mall" ""\n')
    await writeFile(
      join(folder, 'pgbouncer.ini'),
      `[databases]
session = host=${hostname} port=${port} dbname=${pathname.slice(1)} pool_mode=session
* = host=${hostname} port=${port} connect_query='set statement_timeout = 10000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = 2
`,
    )
    const isRoot = process.getuid?.() === 0
    const as = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : []
    const [first = program, ...rest] = [...as, program, '-q', join(folder, 'pgbouncer.ini')]
    pooler = spawn(first, rest, { stdio: 'ignore' })
    const db = asMall()
    for (let attempt = 0; attempt < 100; attempt++) {
      if (await db.run(limit, []).catch(() => null)) return
      await delay(50)
    }
    throw new Error(`PgBouncer did not start: ${execFileSync(program, ['-V']).toString()}`)
  }, 20_000)
  afterAll(async () => {
    await Promise.all(opened.map((db) => db.close()))
    pooler.kill()
    await rm(folder, { recursive: true, force: true })
  })

  it('runs declared statements on whatever connection there is, more at once than it has connections', async () => {
    const db = asMall()
    for (let round = 0; round < 3; round++) {
      const sums = Array.from({ length: 30 }, (_, index) => db.run(sum, [index, round]))
      const texts = Array.from({ length: 30 }, (_, index) => db.run(other, [`${index}`, `${round}`]))
      expect((await Promise.all(sums)).flat()).toEqual(
        Array.from({ length: 30 }, (_, index) => ({ sum: index + round })),
      )
      expect((await Promise.all(texts)).flat()).toEqual(
        Array.from({ length: 30 }, (_, index) => ({ joined: `${index}${round}` })),
      )
    }
  })

  it('keeps a transaction on one connection, with statements and commit in one round trip', async () => {
    const db = asMall()
    const works = Array.from({ length: 12 }, (_, index) =>
      db.transaction(async (tx) => {
        const [before, [row]] = await Promise.all([tx.run(limit, []), tx.run(sum, [index, 1])])
        await Promise.all([tx.run(other, ['a', 'b']), tx.commit()])
        return [before[0]?.value, row?.sum]
      }),
    )
    expect(await Promise.all(works)).toEqual(Array.from({ length: 12 }, (_, index) => ['10s', index + 1]))
  })

  it('does not keep a failed transaction', async () => {
    const db = asMall()
    const failing = db.transaction(async (tx) => {
      await tx.run(sum, [1, 1])
      throw new Error('not this one')
    })
    await expect(failing).rejects.toThrow('not this one')
    expect(await db.run(sum, [2, 2])).toEqual([{ sum: 4 }])
  })

  it('hears what is sent through it on a connection of its own, on which jobs have no time limit', async () => {
    const db = asMall()
    const heard: string[] = []
    const listening = db.unhurried.listen?.('pooler_test', {
      onMessage: (payload) => heard.push(payload),
      onConnect: () => heard.push('connected'),
    })
    const until = async (what: string) => {
      for (let attempt = 0; attempt < 100 && !heard.includes(what); attempt++) await delay(50)
      expect(heard).toContain(what)
    }
    await until('connected')
    await db.run(notify, ['hello'])
    await until('hello')
    await listening?.close()
    expect(await db.unhurried.run(limit, [])).toEqual([{ value: '0' }])
  })

  it('keeps the names of statements where the pooler does', async () => {
    const db = open(pooled.replace(/[^/]+$/, 'session'), { pooler: 'prepared', directUrl: url })
    expect(await db.run(sum, [1, 2])).toEqual([{ sum: 3 }])
    expect(await db.run(named, [])).toEqual([{ names: 'pooler_named,pooler_sum' }])
  })

  it('is refused by a mall that does not know of it', async () => {
    await expect(open(pooled).run(sum, [1, 1])).rejects.toThrow(/unsupported startup parameter/)
  })
})
