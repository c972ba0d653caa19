import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { mostConnections } from '@/lib/server/ground/db/postgres'
import { boolean, number, statement, text, texts } from '@/lib/server/ground/db/statement'
import { type Found, ok, problem, warning } from './finding'

const leastVersion = 15
/** Seconds that a transaction may be open before it is named: it keeps migrations and vacuum waiting. */
const longTransaction = 600

const serverFacts = statement(
  'doctor_server',
  `select current_setting('server_version') as "version",
          current_setting('server_version_num')::int / 10000 as "major",
          pg_is_in_recovery() as "isStandby",
          current_setting('server_encoding') as "encoding",
          current_setting('max_connections')::int
            - current_setting('superuser_reserved_connections')::int as "connections",
          (select count(*) from pg_stat_activity
            where usesysid is not null and application_name not like 'huanxin-mall%') as "others",
          (select count(*) from pg_stat_activity where application_name = 'huanxin-mall drops') as "malls",
          array(select s.name from pg_settings s
                 where s.name in ('fsync', 'full_page_writes', 'autovacuum', 'synchronous_commit')
                   and s.setting = 'off' order by s.name) as "off",
          array(select e.extname::text from pg_extension e where e.extname <> 'plpgsql' order by 1) as "extensions",
          array(select c.relname::text from pg_index i join pg_class c on c.oid = i.indexrelid
                 where not i.indisvalid and c.relnamespace = to_regnamespace('public') order by 1) as "invalid",
          coalesce((select extract(epoch from max(clock_timestamp() - a.xact_start)) from pg_stat_activity a
                     where a.datname = current_database() and a.usesysid is not null), 0)::int as "longest"`,
  {
    version: text,
    major: number,
    isStandby: boolean,
    encoding: text,
    connections: number,
    others: number,
    malls: number,
    off: texts,
    extensions: texts,
    invalid: texts,
    longest: number,
  },
)

const loses = new Set(['fsync', 'full_page_writes'])

const settingOff = (name: string): Found =>
  loses.has(name)
    ? problem(`${name} is off: a loss of power destroys the database`)
    : name === 'autovacuum'
      ? problem('autovacuum is off: tables grow without bound')
      : warning(`${name} is off: what was confirmed in the last moment may be lost with the server`)

/** Whether the instances, and one more during an upgrade, get their connections. */
export function checkConnections(connections: number, others: number, malls: number): Found {
  const free = connections - others
  const needed = Math.max(1, malls) * mostConnections
  const says = `${connections} connections are allowed, others use ${others}, and ${malls} running instances may open ${malls * mostConnections}`
  if (free < needed) return problem(`${says}: not all will get theirs (max_connections)`)
  if (free < needed + mostConnections)
    return warning(`${says}: an instance more, as during an upgrade, does not fit (max_connections)`)
  return ok(says)
}

/** The server of PostgreSQL. */
export async function checkServer(db: Pick<Queries, 'run'>): Promise<Found[]> {
  const facts = only(await db.run(serverFacts, []), 'the facts of the server')
  const { version, major, isStandby, encoding, extensions, invalid, longest } = facts
  return [
    major < leastVersion
      ? problem(`PostgreSQL is ${version}, and the mall needs ${leastVersion} or later`)
      : ok(`PostgreSQL is ${version}`),
    ...(isStandby ? [problem('the server is a standby: the mall cannot write')] : []),
    ...(encoding === 'UTF8'
      ? []
      : [problem(`the database has the encoding ${encoding}, and texts need UTF8`)]),
    ...facts.off.map(settingOff),
    checkConnections(facts.connections, facts.others, facts.malls),
    ok(
      extensions.length > 0
        ? `the mall needs none of its extensions: ${extensions.join(', ')}`
        : 'it has no extensions, and needs none',
    ),
    ...invalid.map((name) => problem(`the index ${name} is invalid: make it again, or drop it`)),
    ...(longest > longTransaction
      ? [
          warning(
            `a transaction has been open for ${Math.round(longest / 60)} minutes: migrations and vacuum wait for it`,
          ),
        ]
      : []),
  ]
}
